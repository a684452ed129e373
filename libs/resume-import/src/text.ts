import type { SourceLine } from './types'

/** What a line of pasted text is tall, in the unit of a page. */
const STEP = 12

/** A text that was pasted, line by line; blank lines stay as gaps, and runs of blanks as tabs. */
export const linesOfText = (text: string): SourceLine[] =>
  text
    .replace(/^\uFEFF/, '')
    .split(/\r\n?|\n|\f|\u2028|\u2029/)
    .map((raw, index) => ({
      page: 1,
      line: index + 1,
      x: (/^\s*/.exec(raw.replace(/\t/g, '    '))?.[0].length ?? 0) * 5,
      y: index * STEP,
      size: 10,
      bold: false,
      text: raw
        .replace(/[\u00a0\u2007\u202f]/g, ' ')
        .trim()
        .replace(/ {3,}|\t+/g, '\t'),
    }))
    .filter((line) => line.text)
