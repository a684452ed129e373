import type { PDFPageProxy } from 'pdfjs-dist'
import type { MarkedText } from './actual-text'

/** A text of a page, or where a mark begins or ends. */
export type PageItem = Awaited<ReturnType<PDFPageProxy['getTextContent']>>['items'][number]
export type TextItem = Extract<PageItem, { str: string }>
/** The library gives the tag of a mark, and does not say so in its types. */
type MarkItem = Exclude<PageItem, TextItem> & { tag?: string | null }

const begins = (item: PageItem): item is MarkItem => 'type' in item && item.type.startsWith('begin')

/** Whether a page has marks that are no part of its structure, as those have that say what glyphs stand for. */
export const markedApart = (items: readonly PageItem[]): boolean =>
  items.some((item) => begins(item) && item.tag === 'Span' && !item.id)

/** The texts of a page; where a mark says what its glyphs stand for, with that instead of what the glyphs are called. */
export function withActualText(items: readonly PageItem[], marks: readonly MarkedText[]): TextItem[] {
  const tags = items.filter(begins).map(({ tag }) => tag ?? '')
  // Both readers tell the same marks in the same order, or one of them is not believed.
  const same = tags.length === marks.length && tags.every((tag, index) => tag === marks[index]?.tag)
  const texts: TextItem[] = []
  const open: { text?: string; from: number }[] = []
  let mark = -1
  for (const item of items) {
    if ('str' in item) texts.push(item)
    else if (begins(item)) {
      mark += 1
      const text = same ? marks[mark]?.text : undefined
      open.push({ from: texts.length, ...(text === undefined ? {} : { text }) })
    } else {
      const { text, from } = open.pop() ?? { from: texts.length }
      if (text !== undefined) texts.push(...replaced(texts.splice(from), text))
    }
  }
  return texts
}

/** The text of a mark where its glyphs stand; of a mark over several lines the glyphs are kept. */
function replaced(glyphs: TextItem[], text: string): TextItem[] {
  const drawn = glyphs.filter(({ str }) => str.trim())
  const [first] = drawn
  if (!first) return glyphs
  const [, , , , , y = 0] = first.transform as number[]
  // A mark above or below a letter is a little off its line.
  const off = ({ transform }: TextItem): number => Math.abs(((transform as number[])[5] ?? 0) - y)
  if (drawn.some((one) => off(one) > one.height / 2)) return glyphs
  const x = ({ transform }: TextItem): number => (transform as number[])[4] ?? 0
  const left = drawn.reduce((most, one) => (x(one) < x(most) ? one : most), first)
  const width = Math.max(...drawn.map((one) => x(one) + one.width)) - x(left)
  return [{ ...first, str: text, transform: left.transform as unknown[], width }]
}
