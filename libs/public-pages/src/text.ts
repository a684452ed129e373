import { escapeHtml } from '@tryka/domain'

/** Marks that turn the direction of what follows, control characters but tab and line end, halves of a character. */
// eslint-disable-next-line no-control-regex -- control characters are what must go
const UNSAFE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufffe\uffff]/g
const HALVES = /\p{Surrogate}/gu

/** What a person typed, without what a page, a feed or an address line could not hold. */
export const clean = (text: string): string => text.replace(UNSAFE, '').replace(HALVES, '\ufffd')

/** In one line, for a title or an attribute. */
export const oneLine = (text: string): string => clean(text).replace(/\s+/g, ' ').trim()

/** Text of ours or of anybody as text of a page. */
export const h = (text: string): string => escapeHtml(clean(text))

/** A person's words within a line: their direction is their own and leaves its neighbours alone. */
export const words = (text: string): string => `<bdi dir="auto">${h(oneLine(text))}</bdi>`

/** At most so many characters, cut at a word. */
export function cut(text: string, most: number): string {
  const line = oneLine(text)
  const all = [...line]
  if (all.length <= most) return line
  const short = all.slice(0, most - 1).join('')
  const at = short.lastIndexOf(' ')
  return `${(at > most / 2 ? short.slice(0, at) : short).trimEnd()}…`
}

const BULLET = /^\s*(?:[-*•–]|\d{1,2}[.)])\s+/

/** Plain text as paragraphs and lists: an empty line ends a paragraph, a line with a bullet is a point. */
export function prose(text: string, mark: (words: string) => string = h): string {
  return clean(text)
    .replaceAll('\r\n', '\n')
    .split(/\n\s*\n/)
    .flatMap((block) => blocksOf(block.split('\n').filter((line) => line.trim() !== '')))
    .map(({ list, lines }) =>
      list
        ? `<ul>${lines.map((line) => `<li dir="auto">${mark(line.replace(BULLET, '').trim())}</li>`).join('')}</ul>`
        : `<p dir="auto">${lines.map((line) => mark(line.trim())).join('<br>')}</p>`,
    )
    .join('\n')
}

function blocksOf(lines: readonly string[]): { list: boolean; lines: string[] }[] {
  const blocks: { list: boolean; lines: string[] }[] = []
  for (const line of lines) {
    const list = BULLET.test(line)
    const last = blocks.at(-1)
    if (last?.list === list) last.lines.push(line)
    else blocks.push({ list, lines: [line] })
  }
  return blocks
}
