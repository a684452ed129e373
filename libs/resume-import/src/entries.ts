import { looksLikePlace } from './contact'
import { findDate, findPeriod, withoutPeriod, type Period } from './periods'
import { edgeOf, gapOf, isPoint, joinPoints, leading, type Told } from './points'
import { splitNames } from './roles'
import type { SourceLine } from './types'

/** One job, school or project: the lines that name it, its time, and the lines below. */
export interface Entry {
  head: SourceLine[]
  /** The head without its time, part by part. */
  parts: Told[]
  period?: Period
  dated?: SourceLine
  points: Told[]
}

/** How long something took, which follows from its dates. */
export const LASTED =
  /\(?(?<!\d)\d{1,2}\+?\s+(?:years?|yrs?|jahre?n?|ans?|años?)(?!\p{L})(?:,?\s*\d{1,2}\s+(?:months?|mos?|monate?n?|mois|meses|mes)(?!\p{L}))?\)?|\(\d{1,2}\s+(?:months?|mos?|monate?n?|mois|meses|mes)\)/iu

/** From here on a line stands inside of what is above it, in points of a page. */
const INDENT = 6

const namesIn = (text: string): number =>
  text
    .split(/\t+|\s[|•·–—]\s/)
    .filter((part) => part.trim())
    .flatMap((part) => splitNames(part.trim()))
    .filter(({ role }) => role !== 'place').length

const ENDS = /[.!?:;]$/

/** Whether a line may name something rather than tell of it. */
const names = (line: SourceLine): boolean =>
  !isPoint(line) &&
  line.text.length <= 110 &&
  !/[.!?;]$/.test(line.text.trim()) &&
  /^[\p{Lu}\p{Lo}\d(“"]/u.test(line.text.trim())

const periodIn = (line: SourceLine, single: boolean): Period | undefined => {
  if (isPoint(line) || line.text.length > 140) return undefined
  const span = findPeriod(line.text)
  // Dates stand at an end of a head; inside a sentence they belong to the text.
  if (span) return span.at + span.text.length > line.text.length - 30 || span.at < 12 ? span : undefined
  if (!single) return undefined
  const date = findDate(line.text)
  if (!date) return undefined
  const [before, after] = [line.text.slice(0, date.at), line.text.slice(date.at + date.text.length)]
  if (date.at < 2) return date
  // "MBA | 2008 | ETH Zurich" has its date between marks.
  const parted = /(?:\t|[|•·])\s*$/u.test(before) && /^\s*(?:\t|[|•·])/u.test(after)
  if (parted) return date
  return !ENDS.test(line.text.trim()) && after.trim().length <= 2 ? date : undefined
}

/**
 * Parts a section into its entries by their dates. Lines directly above a date name the entry with it, up to two; below it
 * lines do so until the first point or sentence.
 */
export function splitEntries(
  lines: readonly SourceLine[],
  single = false,
): { before: SourceLine[]; entries: Entry[] } {
  const step = leading(lines)
  const right = edgeOf(lines)
  const dated = lines.map((line) => periodIn(line, single))
  const starts: { from: number; at: number }[] = []
  dated.forEach((period, at) => {
    if (!period) return
    const line = lines[at]
    // With two names in its own line an entry needs none from above; with a place beside its time it has none yet.
    const own = line ? namesIn(withoutPeriod(line.text, period).replace(LASTED, '')) : 0
    const floor = starts.at(-1)?.at ?? -1
    let from = at
    // Where the first date stands in the first line, every entry begins with its date.
    const most = dated[0] ? 0 : Math.max(0, 2 - own)
    while (from > floor + 1 && at - from < most) {
      const above = lines[from - 1]
      const below = lines[from]
      if (!above || !below || !names(above) || gapOf(above, below) > step * 1.6) break
      // A list without marks, as browsers print it, shows by its indent alone.
      if (above.x > below.x + INDENT && above.x > (lines[at]?.x ?? 0) + INDENT) break
      if (wraps(lines, from - 1)) break
      from -= 1
    }
    starts.push({ from, at })
  })
  const [first] = starts
  const entries = starts.map(({ from, at }, index) => {
    const to = starts[index + 1]?.from ?? lines.length
    return readEntry(lines.slice(from, to), at - from, dated[at], right)
  })
  return { before: lines.slice(0, first?.from ?? lines.length), entries }
}

/** Whether a line goes on the point above it, and so names nothing. */
function wraps(lines: readonly SourceLine[], index: number): boolean {
  const line = lines[index]
  let above = index - 1
  while (lines[above] && !isPoint(lines[above] as SourceLine) && index - above < 5) above -= 1
  const point = lines[above]
  const previous = lines[index - 1]
  if (!line || !point || !previous || !isPoint(point) || line.bold !== point.bold) return false
  if (/^\p{Ll}/u.test(line.text.trim())) return true
  return line.x > point.x + 2 && gapOf(previous, line) <= leading(lines) * 1.35
}

function readEntry(lines: SourceLine[], at: number, period: Period | undefined, right: number): Entry {
  let end = at + 1
  const dated = lines[at]
  const partsOf = (line: SourceLine) =>
    (period && line === dated ? withoutPeriod(line.text, period).replace(LASTED, '') : line.text)
      .split(/\t+|\s[|•·]\s|\s[–—]\s|\s-\s|^[|•·–—-]\s|\s[|•·–—-]$/)
      .map((text) => ({
        text: text
          .trim()
          .replace(/^[,|:]+|[,|:]+$/g, '')
          .trim(),
        line,
      }))
      .filter(({ text }) => text)
  let parts = lines.slice(0, end).flatMap(partsOf)
  while (end < lines.length && parts.length < 3) {
    const line = lines[end]
    const above = lines[end - 1]
    if (!line || !above || !names(line) || line.text.length > 80) break
    const inner = line.x > (dated?.x ?? 0) + INDENT
    // "Northwind, Lyon, France" reads like a place, and has a name in it.
    const named = parts
      .flatMap(({ text }) => splitNames(text))
      .filter(({ role, text }) => role !== 'place' || text.split(', ').length > 2).length
    if (inner && (period?.at !== 0 || named > 1)) break
    const stepped = gapOf(above, line) > leading(lines) * 1.6
    // One name found: the next line is the other. Two found: only a place, or a line as bold, still belongs to them.
    if (stepped && named > 1) break
    const short = line.text.length <= 45 && lines.slice(end + 1).some(isPoint) && !wraps(lines, end)
    if (named >= 2 && !short && !(line.text.length <= 45 && looksLikePlace(line.text))) break
    if (named < 2 && line.text.split(/\s+/).length > 9) break
    parts = [...parts, ...partsOf(line)]
    end += 1
  }
  return {
    head: lines.slice(0, end),
    parts,
    ...(period ? { period } : {}),
    ...(dated ? { dated } : {}),
    points: joinPoints(lines.slice(end), right),
  }
}
