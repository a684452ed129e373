import { mirrored } from './direction'
import { headingKind } from './headings'
import { findDate, findPeriod } from './periods'
import type { SourceLine, TextRun } from './types'

interface Segment extends TextRun {
  /** All of it is bold so far. */
  lead: boolean
}

const isParted = (bold: string, next: string, size: number): boolean =>
  size < 14 &&
  bold.trim().length > 2 &&
  next.length < 60 &&
  !/[:•◦▪–—-]\s*$/u.test(bold) &&
  /^\s*\p{Lu}/u.test(next)

/** Runs on one base line, joined where no gap parts them. */
function segments(runs: readonly TextRun[]): Segment[] {
  const sorted = [...runs].sort((a, b) => a.y - b.y)
  const rows: TextRun[][] = []
  for (const run of sorted) {
    const row = rows.at(-1)
    if (row?.[0] && Math.abs(row[0].y - run.y) < Math.max(2, Math.min(row[0].size, run.size) * 0.3))
      row.push(run)
    else rows.push([run])
  }
  return rows.flatMap((row) => {
    const joined: Segment[] = []
    for (const run of row.sort((a, b) => a.x - b.x)) {
      const last = joined.at(-1)
      const gap = last ? run.x - last.end : 0
      if (!last || gap > run.size * 1.1) {
        joined.push({ ...run, lead: run.bold })
        continue
      }
      // "Engineer" in bold and "Acme" after it are two names.
      if (last.lead && !run.bold && run.text.trim()) {
        last.lead = false
        if (isParted(last.text, run.text, run.size)) last.text += '\t'
      }
      last.text +=
        gap > run.size * (/\p{M}\P{M}?$/u.test(last.text) ? 0.18 : 0.12) &&
        !/\s$/.test(last.text) &&
        !/^\s/.test(run.text)
          ? ` ${run.text}`
          : run.text
      last.end = Math.max(last.end, run.end)
      if (run.text.trim()) {
        last.bold &&= run.bold
        last.size = Math.max(last.size, run.size)
      }
    }
    return joined.filter(({ text }) => text.trim())
  })
}

const isTime = ({ text }: Segment): boolean =>
  Boolean(findPeriod(text) ?? (text.length < 24 ? findDate(text) : undefined))

/** Whether a column holds the dates of what stands beside it, line by line: the other has none of its own. */
function dates(column: readonly Segment[], other: readonly Segment[]): boolean {
  const times = column.filter(isTime)
  const beside = times.filter(({ y }) => other.some((one) => Math.abs(one.y - y) < 2))
  return times.length > 1 && beside.length > times.length * 0.8 && !other.some(isTime)
}

/**
 * Where a page is parted in two columns, if it is: many lines begin at one edge in its middle, few cross it, and what stands
 * left of it is more than dates.
 */
function gutter(all: readonly Segment[]): number | undefined {
  if (all.length < 12) return undefined
  const left = Math.min(...all.map(({ x }) => x))
  const right = Math.max(...all.map(({ end }) => end))
  const edges = new Map<number, number>()
  for (const { x } of all) {
    const share = (x - left) / (right - left)
    if (share > 0.18 && share < 0.9) edges.set(Math.round(x / 3), (edges.get(Math.round(x / 3)) ?? 0) + 1)
  }
  for (const [edge, count] of [...edges].sort((a, b) => b[1] - a[1]).slice(0, 3)) {
    const at = edge * 3 - 4
    const beside = all.filter(({ x }) => x >= at)
    const before = all.filter(({ end }) => end <= at + 1)
    const crossing = all.length - beside.length - before.length
    if (count < 5 || beside.length < 6 || before.length < 5) continue
    if (crossing > all.length * 0.15) continue
    if ([before, beside].some((column) => column.filter(isTime).length > column.length * 0.4)) continue
    if (dates(before, beside) || dates(beside, before)) continue
    // Words beside words of the same line are rows of a table, such as "Skills   Rust, Go".
    const rows = before.filter(({ y }) => beside.some((other) => Math.abs(other.y - y) < 1)).length
    // A column at the side has headings of its own beside those of the text; else headings stand over both.
    const headed = [before, beside].every((column) => column.some(({ text }) => headingKind(text)))
    const body = before.filter(({ text }) => !headingKind(text)).length
    const labels = before.filter(({ text }) => text.length < 42 && !headingKind(text)).length
    if (!headed && rows > body * 0.85 && labels > body * 0.85 && beside.length > body * 1.2) continue
    return at
  }
  return undefined
}

/** Icons of fonts, and soft hyphens. */
const ICONS = /[\ue000-\uf8ff\u00ad]/g
/** Glyphs that a file gives no letter to, alone: marks and icons. */
// eslint-disable-next-line no-control-regex -- those are what stands for such glyphs
const NAMELESS_ALONE = /(?<!\S)[\u0000-\u0008\u000b-\u001f\ufffd](?!\S)/g
// eslint-disable-next-line no-control-regex -- the same inside of words, where a letter is missing
const NAMELESS = /[\u0000-\u0008\u000b-\u001f\ufffd]+/g
/** Stands where a letter could not be read. */
export const UNREAD = '\ufffd'

const lineOf = (row: readonly Segment[]): Omit<SourceLine, 'line'> | undefined => {
  const [first] = row
  if (!first) return undefined
  const largest = row.reduce((most, one) => (one.text.length > most.text.length ? one : most), first)
  return {
    page: first.page,
    x: first.x,
    end: Math.max(...row.map(({ end }) => end)),
    y: first.y,
    size: Math.round(Math.max(first.size, row.length > 1 ? 0 : largest.size) * 10) / 10,
    bold: first.bold,
    text: row
      .map(({ text }) => text.trim())
      .join('\t')
      // A mark of a point stands apart from its text in many documents.
      .replace(/^([•◦▪▫‣⁃●○■□∙·–—*-])\t/u, '$1 ')
      .replace(/\s{3,}/g, '\t')
      .replace(/[\u00a0\u2007\u202f]/g, ' ')
      .replace(/\u02bc/g, '’')
      .replace(/[\ufb00-\ufb06]/g, (letters) => letters.normalize('NFKC'))
      .replace(ICONS, '')
      .replace(NAMELESS_ALONE, '')
      .replace(NAMELESS, UNREAD)
      .trim(),
  }
}

function rowsOf(all: readonly Segment[]): Omit<SourceLine, 'line'>[] {
  const rows: Segment[][] = []
  for (const one of [...all].sort((a, b) => a.y - b.y || a.x - b.x)) {
    const row = rows.at(-1)
    if (row?.[0] && Math.abs(row[0].y - one.y) < Math.max(2, one.size * 0.3)) row.push(one)
    else rows.push([one])
  }
  return rows.flatMap((row) => lineOf(row.sort((a, b) => a.x - b.x)) ?? [])
}

/**
 * The lines of a document in reading order. Of pages in two columns: what crosses both, then one column of all pages, then the
 * other, so that a section that goes on overleaf stays whole.
 */
export function linesOfRuns(runs: readonly TextRun[]): SourceLine[] {
  const pages = [...new Set(runs.map(({ page }) => page))].sort((a, b) => a - b)
  const parts: [Omit<SourceLine, 'line'>[], Omit<SourceLine, 'line'>[], Omit<SourceLine, 'line'>[]] = [
    [],
    [],
    [],
  ]
  let known: number | undefined
  for (const page of pages) {
    const all = segments(mirrored(runs.filter((run) => run.page === page)))
    const own = gutter(all)
    // The last page of two columns has often one alone.
    const edge = known ?? 0
    const crossing = all.filter(({ x, end }) => x < edge && end > edge + 1).length
    const at = own ?? (crossing <= all.length * 0.15 ? known : undefined)
    if (at === undefined) {
      parts[1].push(...rowsOf(all))
      continue
    }
    known = at
    parts[0].push(...rowsOf(all.filter(({ x, end }) => x < at && end > at + 1)))
    parts[1].push(...rowsOf(all.filter(({ end }) => end <= at + 1)))
    parts[2].push(...rowsOf(all.filter(({ x }) => x >= at)))
  }
  const numbers = new Map<number, number>()
  return parts
    .flat()
    .filter(({ text }) => text)
    .map((line) => {
      const number = (numbers.get(line.page) ?? 0) + 1
      numbers.set(line.page, number)
      return { ...line, line: number }
    })
}
