/** What is written, and what is selected of it. */
export interface Written {
  text: string
  start: number
  end: number
}

/** Puts `insert` where `from` to `to` stood, and selects anew. */
export interface Edit {
  from: number
  to: number
  insert: string
  start: number
  end: number
}

const STEP = 2
const SPACES = ' '.repeat(STEP)

const lineStart = (text: string, at: number): number => text.lastIndexOf('\n', at - 1) + 1

/** The lines of a selection, whole. One that ends before the first letter of a line leaves that line out. */
function linesOf({ text, start, end }: Written): { from: number; to: number; lines: string[] } {
  const from = lineStart(text, start)
  const last = end > start && text[end - 1] === '\n' ? end - 1 : end
  const next = text.indexOf('\n', last)
  const to = next === -1 ? text.length : next
  return { from, to, lines: text.slice(from, to).split('\n') }
}

/** Each line changed on its own; the selection goes with its letters. */
function eachLine(written: Written, change: (line: string) => string): Edit {
  const { from, to, lines } = linesOf(written)
  const changed = lines.map(change)
  const insert = changed.join('\n')
  const first = (changed[0]?.length ?? 0) - (lines[0]?.length ?? 0)
  const start = Math.max(from, written.start + first)
  const end = Math.max(start, written.end + insert.length - (to - from))
  return { from, to, insert, start, end }
}

const at = (from: number, to: number, insert: string): Edit => ({
  from,
  to,
  insert,
  start: from + insert.length,
  end: from + insert.length,
})

/** Up to the next step at the caret; of a selection every line. */
export function indented(written: Written): Edit {
  const { text, start, end } = written
  if (start !== end) return eachLine(written, (line) => (line === '' ? line : SPACES + line))
  const column = start - lineStart(text, start)
  return at(start, end, ' '.repeat(STEP - (column % STEP)))
}

/** A step less, on every line that is touched. */
export const outdented = (written: Written): Edit =>
  eachLine(written, (line) => line.replace(/^(?: {1,2}|\t)/, ''))

/** A new line that begins as deep as the one it comes from. */
export function continued({ text, start, end }: Written): Edit {
  const line = text.slice(lineStart(text, start), start)
  return at(start, end, `\n${/^[ \t]*/.exec(line)?.[0] ?? ''}`)
}
