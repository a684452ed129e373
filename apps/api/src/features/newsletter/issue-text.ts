import type { Token } from 'markdown-it'

/** Words of one line of tokens; a link's address follows in brackets where it says anything else. */
function inline(tokens: readonly Token[]): string {
  let out = ''
  const open: { href: string; from: number }[] = []
  for (const token of tokens) {
    if (token.type === 'link_open') open.push({ href: String(token.attrGet('href') ?? ''), from: out.length })
    else if (token.type === 'link_close') {
      const link = open.pop()
      if (link && out.slice(link.from) !== link.href) out += ` (${link.href})`
    } else if (token.type === 'softbreak' || token.type === 'hardbreak') out += '\n'
    else out += token.content
  }
  return out
}

const RULES: Record<string, string> = { h1: '=', h2: '-' }

/** What stands before the first line of a part, and before the others. */
interface Margin {
  first: string
  rest: string
}

/** A letter as plain text: headings underlined, lists with their marks, addresses in brackets. */
export function textOf(tokens: readonly Token[]): string {
  const margins: Margin[] = []
  const numbers: number[] = []
  const parts: string[] = []
  const add = (text: string) => {
    const lines = text.split('\n').map((line, at) => {
      const before = margins.map((margin) => {
        const mark = at === 0 ? margin.first : margin.rest
        if (at === 0) margin.first = margin.rest
        return mark
      })
      return `${before.join('')}${line}`.trimEnd()
    })
    parts.push(lines.join('\n'))
  }
  tokens.forEach((token, at) => {
    const { type, nesting } = token
    if (type === 'inline') {
      const tag = tokens[at - 1]?.tag ?? ''
      const text = inline(token.children ?? [])
      const rule = RULES[tag]
      add(rule ? `${text}\n${rule.repeat(Math.min(60, [...text].length))}` : text)
    } else if (type === 'fence' || type === 'code_block')
      add(token.content.replace(/\n$/, '').replace(/^/gm, '    '))
    else if (type === 'hr') add('-'.repeat(20))
    else if (type === 'blockquote_open') margins.push({ first: '> ', rest: '> ' })
    else if (type === 'bullet_list_open') numbers.push(NaN)
    else if (type === 'ordered_list_open') numbers.push(Number(token.attrGet('start') ?? 1))
    else if (/_list_close$/.test(type)) numbers.pop()
    else if (type === 'list_item_open') {
      const number = numbers.at(-1) ?? NaN
      const mark = Number.isNaN(number) ? '- ' : `${number}. `
      if (!Number.isNaN(number)) numbers[numbers.length - 1] = number + 1
      margins.push({ first: mark, rest: ' '.repeat(mark.length) })
    } else if (nesting < 0 && (type === 'list_item_close' || type === 'blockquote_close')) margins.pop()
  })
  return parts.join('\n\n')
}
