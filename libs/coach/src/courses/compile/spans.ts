import type { Token } from 'markdown-it'
import type { ModuleBlock, ModuleSpan } from '@tryka/domain'

type Inline = Pick<Token, 'children' | 'content'>
const MARKS: Readonly<Record<string, ModuleSpan['kind']>> = { strong_open: 'strong', em_open: 'em' }

/** What HTML or a link that leads elsewhere would leave in the text. */
const LEFT_OVER = /<\/?[a-z][^>]*>|\]\(|&[a-z]+;/i

/** The words of a line with what each of them is; marks do not lie within marks. */
export function spansOf(inline: Inline | undefined): ModuleSpan[] {
  const spans: ModuleSpan[] = []
  let kind: ModuleSpan['kind'] = 'text'
  let href: string | undefined
  const add = (span: ModuleSpan) => {
    const last = spans.at(-1)
    if (last?.kind === span.kind && last.href === span.href) last.text += span.text
    else spans.push(span)
  }
  for (const token of inline?.children ?? []) {
    if (token.type === 'text' || token.type === 'softbreak' || token.type === 'code_inline') {
      const text = token.type === 'softbreak' ? ' ' : token.content
      if (text === '') continue
      const isCode = token.type === 'code_inline'
      if (!isCode && LEFT_OVER.test(text)) throw new Error(`No HTML, and links to https alone: ${text}`)
      add({ kind: isCode ? 'code' : kind, text, ...(href === undefined ? {} : { href }) })
    } else if (token.type === 'link_open') {
      kind = 'link'
      href = String(token.attrGet('href'))
    } else if (token.type in MARKS) {
      if (kind === 'text') kind = MARKS[token.type] ?? 'text'
    } else if (token.type.endsWith('_close')) {
      if (kind !== 'link' || token.type === 'link_close') {
        kind = 'text'
        href = undefined
      }
    } else throw new Error(`${token.type} has no place in a line: ${inline?.content ?? ''}`)
  }
  return spans
}

/** The same without what is what. */
export const textOf = (inline: Inline | undefined): string =>
  spansOf(inline)
    .map(({ text }) => text)
    .join('')

const plain = (spans: readonly ModuleSpan[]): string => spans.map(({ text }) => text).join('')

/** The words of a block that somebody reads as text; code is looked at, not read. */
export function wordsOf(block: ModuleBlock): number {
  const texts = (): string[] => {
    switch (block.kind) {
      case 'heading':
        return [block.text]
      case 'paragraph':
      case 'note':
        return [plain(block.spans)]
      case 'list':
        return block.items.map(plain)
      case 'table':
        return [block.head, ...block.rows].flat().map(plain)
      case 'code':
      case 'check':
        return []
    }
  }
  return texts()
    .flatMap((text) => text.split(/\s+/))
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}
