import Markdown, { type MarkdownIt, type Token } from 'markdown-it'
import type { ModuleBlock, ModuleSpan } from '@tryka/domain'
import { spansOf, textOf } from './spans'

/** Code that the tests run, as it stands in the text. */
export interface Run {
  lang: string
  code: string
  /** What it has to give; undefined where only that it runs is looked at. */
  output?: string
}

const CHECK = /^check:([a-z0-9-]+)$/
const NOTE = /^Note:\s*/

/** No picture, no HTML, and links to pages on the web alone. */
function markdown(): MarkdownIt {
  const md = new Markdown({ html: false, linkify: false })
  md.disable(['image', 'autolink'])
  md.validateLink = (url) => /^https:\/\//.test(url)
  return md
}

/** Reads the tokens of a text one block after the other. */
class Blocks {
  readonly blocks: ModuleBlock[] = []
  readonly runs: Run[] = []
  private at = 0

  constructor(private readonly tokens: readonly Token[]) {}

  read(): this {
    while (this.at < this.tokens.length) this.block(this.next())
    return this
  }

  private next(): Token {
    const token = this.tokens[this.at++]
    if (!token) throw new Error('The text ends in the middle of a block')
    return token
  }

  /** The tokens up to the end of what this one opened. */
  private until(type: string): Token[] {
    const from = this.at
    while (this.next().type !== type);
    return this.tokens.slice(from, this.at - 1)
  }

  private block(token: Token): void {
    switch (token.type) {
      case 'heading_open':
        return this.heading(token, this.until('heading_close'))
      case 'paragraph_open':
        return this.paragraph(this.until('paragraph_close'))
      case 'bullet_list_open':
        return this.list(this.until('bullet_list_close'), false)
      case 'ordered_list_open':
        return this.list(this.until('ordered_list_close'), true)
      case 'table_open':
        return this.table(this.until('table_close'))
      case 'blockquote_open':
        return this.note(this.until('blockquote_close'), token)
      case 'fence':
        return this.fence(token)
      default:
        throw new Error(`Line ${(token.map?.[0] ?? 0) + 1}: ${token.type} has no place in a module`)
    }
  }

  private heading({ tag, map }: Token, [inline]: Token[]): void {
    if (tag !== 'h2' && tag !== 'h3')
      throw new Error(`Line ${(map?.[0] ?? 0) + 1}: sections begin with ## or ###`)
    this.blocks.push({ kind: 'heading', level: tag === 'h2' ? 2 : 3, text: textOf(inline) })
  }

  private paragraph([inline]: Token[]): void {
    const lines = (inline?.content ?? '').split('\n').map((line) => line.trim())
    const names = lines.map((line) => CHECK.exec(line)?.[1])
    if (names.every((name) => name !== undefined)) {
      for (const name of names) this.blocks.push({ kind: 'check', name })
      return
    }
    if (lines.some((line) => line.startsWith('check:')))
      throw new Error(`A line "check:name" stands alone: ${inline?.content ?? ''}`)
    this.blocks.push({ kind: 'paragraph', spans: spansOf(inline) })
  }

  private list(tokens: Token[], ordered: boolean): void {
    const open = tokens.find(({ type }) => type.endsWith('_list_open') || type === 'fence')
    if (open) throw new Error(`Line ${(open.map?.[0] ?? 0) + 1}: a list holds lines alone`)
    const items = tokens.flatMap((token, i) =>
      token.type === 'list_item_open'
        ? [tokens.slice(i).find(({ type }) => type === 'inline')].map((inline) => spansOf(inline))
        : [],
    )
    const lines = tokens.filter(({ type }) => type === 'inline').length
    if (lines !== items.length) throw new Error('A point of a list is one paragraph')
    this.blocks.push({ kind: 'list', ordered, items })
  }

  private table(tokens: Token[]): void {
    const rows: ModuleSpan[][][] = []
    for (const { type, children, content } of tokens) {
      if (type === 'tr_open') rows.push([])
      if (type === 'inline') rows.at(-1)?.push(spansOf({ children, content }))
    }
    const [head = [], ...body] = rows
    this.blocks.push({ kind: 'table', head, rows: body })
  }

  private note(tokens: Token[], { map }: Token): void {
    const inlines = tokens.filter(({ type }) => type === 'inline')
    const spans = inlines.length === 1 ? spansOf(inlines[0]) : []
    const [first] = spans
    if (!first || !NOTE.test(first.text))
      throw new Error(`Line ${(map?.[0] ?? 0) + 1}: a note is one paragraph that begins with "Note:"`)
    const rest = first.text.replace(NOTE, '')
    this.blocks.push({
      kind: 'note',
      spans: [...(rest === '' ? [] : [{ ...first, text: rest }]), ...spans.slice(1)],
    })
  }

  private fence({ info, content, map }: Token): void {
    const [lang = '', word = '', ...more] = info.trim().split(/\s+/)
    const code = content.replace(/\n$/, '')
    const line = `Line ${(map?.[0] ?? 0) + 1}`
    if (lang === '' || more.length > 0) throw new Error(`${line}: a fence has a language, and "run" or none`)
    if (lang === 'text' && word === 'output') return this.output(code, line)
    if (word !== '' && word !== 'run') throw new Error(`${line}: ${word} is no word of a fence`)
    this.blocks.push({ kind: 'code', lang, text: code })
    if (word === 'run') this.runs.push({ lang, code })
  }

  /** Belongs to the code right above it. */
  private output(text: string, line: string): void {
    const above = this.blocks.at(-1)
    const run = this.runs.at(-1)
    if (above?.kind !== 'code' || run?.code !== above.text || run.output !== undefined)
      throw new Error(`${line}: an output stands right below a fence marked run`)
    run.output = text
    above.output = text
  }
}

/** A module's text as blocks, and the code in it that is to be run. */
export function blocksOf(text: string): { blocks: ModuleBlock[]; runs: Run[] } {
  const { blocks, runs } = new Blocks(markdown().parse(text, {})).read()
  return { blocks, runs }
}
