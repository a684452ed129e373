import type { SourceLine } from './types'

/** A text and the line that it begins in. */
export interface Told {
  text: string
  line: SourceLine
}

/** A mark in front of a point. */
const MARK = /^\s*(?:[•◦▪▫‣⁃●○■□∙·➢➤►▸✓✔❖–—*-]|\d{1,2}[.)])\s+/u

export const isPoint = (line: SourceLine): boolean => MARK.test(line.text)
export const withoutMark = (text: string): string => text.replace(MARK, '').trim()

/** A line without its mark, its gaps as commas. */
export const flat = (line: SourceLine): string => withoutMark(line.text.replace(/\t+/g, ' , ')).trim()

export const gapOf = (above: SourceLine | undefined, line: SourceLine): number =>
  above && above.page === line.page ? line.y - above.y : 0

/** The usual step from a line to the next one. */
export function leading(lines: readonly SourceLine[]): number {
  const gaps = lines.flatMap((line, index) => {
    const gap = gapOf(lines[index - 1], line)
    return gap > 0 ? [gap] : []
  })
  return gaps.sort((a, b) => a - b)[Math.floor(gaps.length / 3)] ?? 0
}

export const edgeOf = (lines: readonly SourceLine[]): number =>
  Math.max(0, ...lines.map(({ end }) => end ?? 0))

/** How many words inside of lines have a capital: in German many have, so that one at the start of a line tells nothing. */
function capitals(lines: readonly SourceLine[]): number {
  const inside = lines
    .flatMap(({ text }) => text.trim().split(/\s+/).slice(1))
    .filter((word) => /^\p{L}/u.test(word))
  return inside.filter((word) => /^\p{Lu}/u.test(word)).length / Math.max(1, inside.length)
}

/** Whether a line ends where no sentence or point does. */
const open = (line: SourceLine | undefined): boolean =>
  /(?:[,:–-]|\s(?:a|an|the|of|and|or|in|at|for|with|to|by|on|as|from|der|die|das|und|de|la|le|et|y|en|con|avec))$/iu.test(
    line?.text.trim() ?? '',
  )

/** Joins the lines of a list of points, where a line may go on the one above. */
export function joinPoints(
  lines: readonly SourceLine[],
  // Of the column that they stand in: whether a line is full shows beside its longest neighbours.
  right = edgeOf(lines),
): Told[] {
  const points: Told[] = []
  const step = leading(lines)
  const marked = lines.some(isPoint)
  const nouns = capitals(lines) > 0.25
  let above: SourceLine | undefined
  for (const line of lines) {
    const last = points.at(-1)
    const text = withoutMark(line.text.replace(/\t/g, ' '))
    const near = above !== undefined && (gapOf(above, line) <= step * 1.35 || above.page !== line.page)
    const word = (text.split(' ')[0]?.length ?? 0) * line.size * 0.5
    const full =
      above?.end !== undefined ? above.end + word > right - line.size : (above?.text.length ?? 0) > 75
    const goesOn =
      last && !isPoint(line) && near && (marked || /^\p{Ll}/u.test(text) || (full && (nouns || open(above))))
    if (goesOn)
      last.text =
        /[\p{L}]-$/u.test(last.text) && /^\p{Ll}/u.test(text) ? last.text + text : `${last.text} ${text}`
    else if (text) points.push({ text, line })
    above = line
  }
  return points
}
