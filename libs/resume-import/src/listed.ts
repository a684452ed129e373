import { splitEntries } from './entries'
import { URL } from './links'
import { findDate, findPeriod } from './periods'
import { gapOf, isPoint, joinPoints, leading, type Told } from './points'
import type { SourceLine } from './types'

/** An entry of a section that is a list: what names it, when it was, and what is told of it. */
export interface Listed {
  parts: Told[]
  date: Told | undefined
  link: string
  told: Told[]
  line: SourceLine
}

const trimmed = (text: string): string => text.replace(/^[\s,;|·•–—()-]+|[\s,;|·•–—(-]+$/g, '')

/** One text as its parts, its date and its address. */
function divided({ text, line }: Told): Listed {
  const link = URL.exec(text)?.[0] ?? ''
  const bare = text.replace(link, '\t')
  const date = findPeriod(bare) ?? findDate(bare)
  const rest = (date ? bare.replace(date.text, '\t') : bare).replace(/[([]\s*\t?\s*[)\]]/g, '\t')
  return {
    parts: rest
      .split(/\t|\s[|•·–—-]\s|(?<=[\p{L}\d)]),\s+(?=\p{Lu})/u)
      .map((part) => ({ text: trimmed(part), line }))
      .filter((part) => /[\p{L}\d]/u.test(part.text)),
    date: date && { text: date.text, line },
    link,
    told: [],
    line,
  }
}

/** Lines that a gap parts from others, where some gaps are larger than the usual step. */
function blocks(lines: readonly SourceLine[]): SourceLine[][] | undefined {
  const step = leading(lines)
  const groups: SourceLine[][] = []
  lines.forEach((line, index) => {
    const above = lines[index - 1]
    if (!above || gapOf(above, line) > step * 1.35) groups.push([line])
    else groups.at(-1)?.push(line)
  })
  return groups.length > 1 && groups.some((group) => group.length > 1) ? groups : undefined
}

/**
 * The entries of a section whose kind has no rule of its own: those that gaps part, those that a line in bold or before points
 * names, those that their dates tell, else each line or point.
 */
export function listed(lines: readonly SourceLine[]): Listed[] {
  const marked = lines.some(isPoint)
  const heads = lines.filter((line) => !isPoint(line))
  const grouped = blocks(lines)
  if (!marked && grouped) return grouped.flatMap((group) => ofBlock(group))
  if (marked && heads.length > 0 && lines[0] && !isPoint(lines[0])) {
    const { before, entries } = splitEntries(lines, true)
    if (entries.length > 0 && before.length === 0)
      return entries.flatMap(({ parts, points, period, dated }) => {
        const line = parts[0]?.line ?? dated ?? points[0]?.line
        if (!line) return []
        const date = period && dated ? { text: period.text, line: dated } : undefined
        return [{ parts, date, link: '', told: points, line }]
      })
    return named(lines)
  }
  return joinPoints(lines).map(divided)
}

function ofBlock(lines: readonly SourceLine[]): Listed[] {
  const [first, ...others] = lines
  if (!first) return []
  const all = [first, ...others].map((line) => divided({ text: line.text, line }))
  const sentences = others.filter((line) => /[.!?]$/.test(line.text) && line.text.length > 60)
  const told = joinPoints(sentences)
  const heads = all.filter(({ line }) => !sentences.includes(line))
  return [
    {
      parts: heads.flatMap(({ parts }) => parts),
      date: heads.find(({ date }) => date)?.date,
      link: all.find(({ link }) => link)?.link ?? '',
      told: [...told, ...heads.flatMap(({ date }) => date ?? []).slice(1)],
      line: first,
    },
  ]
}

/** Lines without a mark name what the points below them tell. */
function named(lines: readonly SourceLine[]): Listed[] {
  const groups: { head: SourceLine; points: SourceLine[] }[] = []
  for (const line of lines) {
    const last = groups.at(-1)
    if (last && (isPoint(line) || /^\p{Ll}/u.test(line.text))) last.points.push(line)
    else groups.push({ head: line, points: [] })
  }
  return groups.map(({ head, points }) => ({
    ...divided({ text: head.text, line: head }),
    told: joinPoints(points),
  }))
}
