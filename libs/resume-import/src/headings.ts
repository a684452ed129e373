import { HEADING_WORDS, type SectionKind } from './heading-words'
import { FURTHER_WORDS } from './heading-words.further'
import type { SourceLine } from './types'

export type { SectionKind }

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()

/** Wide letters leave no wider gap between words: those are known without it. */
const joined = (name: string): string => name.replace(/ /g, '')
const KINDS = new Map<string, SectionKind>(
  [...Object.entries(FURTHER_WORDS), ...Object.entries(HEADING_WORDS)].flatMap(([kind, words]) =>
    words.split('|').map((word): [string, SectionKind] => [plain(word), kind as SectionKind]),
  ),
)

const JOINED = new Map([...KINDS].map(([name, kind]) => [joined(name), kind]))

/** "E X P E R I E N C E" as one word; where letters are moved together some stand in twos. */
export const unspaced = (text: string): string =>
  isSpaced(text)
    ? text
        .trim()
        .split(/\s{2,}/)
        .map((word) => word.replace(/ /g, ''))
        .join(' ')
    : text

const isSpaced = (text: string): boolean => {
  const parts = text.trim().split(/\s+/)
  return (
    parts.length >= 4 &&
    parts.every((part) => /^\p{L}{1,2}$/u.test(part)) &&
    parts.filter((part) => part.length === 1).length > parts.length * 0.6
  )
}

const isUpper = (text: string): boolean => /\p{Lu}/u.test(text) && text === text.toUpperCase()

/** What a line is the heading of, by its words. */
export function headingKind(text: string): SectionKind | undefined {
  const words = unspaced(text.replace(/\t/g, ' '))
  if (isSpaced(text)) return JOINED.get(joined(plain(words)))
  if (words.length > 50 || /[.!?;@]\s*$/.test(words)) return undefined
  const name = plain(words)
  const whole = KINDS.get(name) ?? KINDS.get(name.replace(/^(?:my|selected|relevant|professional) /, ''))
  if (whole) return whole
  // "Toolbox & Skills" names two things, and one of them is known.
  const parts = words.split(/\s(?:&|\+)\s/).map(plain)
  return parts.length === 2 ? (KINDS.get(parts[0] ?? '') ?? KINDS.get(parts[1] ?? '')) : undefined
}

export interface Section {
  kind: SectionKind
  heading?: SourceLine
  lines: SourceLine[]
}

const looks = (line: SourceLine): string =>
  `${line.size.toFixed(1)} ${line.bold} ${isUpper(line.text)} ${Math.round(line.x / 4)}`

/** The size that most letters have. */
export function bodySize(lines: readonly SourceLine[]): number {
  const letters = new Map<number, number>()
  for (const { size, text } of lines) letters.set(size, (letters.get(size) ?? 0) + text.length)
  return [...letters].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0
}

/**
 * The lines under each heading. A line that looks like the known headings, and like nothing else, is one too, of a section
 * that nobody here knows.
 */
export function splitSections(lines: readonly SourceLine[], name?: SourceLine): Section[] {
  const body = bodySize(lines)
  // A word such as "Education" may stand in a text; a heading stands out where anything does.
  const known = lines.filter((line) => headingKind(line.text))
  const distinct = known.filter((line) => line.size > body + 0.4 || line.bold || isUpper(line.text))
  const headings = new Set(distinct.length >= 2 ? distinct : known)
  const styles = new Map<string, number>()
  for (const line of headings) styles.set(looks(line), (styles.get(looks(line)) ?? 0) + 1)
  const stands = (line: SourceLine): boolean =>
    (line.size > body + 0.4 || isUpper(line.text)) &&
    (styles.get(looks(line)) ?? 0) >= 2 &&
    line.text.trim().length <= 40 &&
    /^[\p{L}\s&,/’'-]+$/u.test(line.text) &&
    line.text.trim().split(/\s+/).length <= 4
  const sections: Section[] = [{ kind: 'contact', lines: [] }]
  for (const line of lines) {
    const kind = headings.has(line) ? headingKind(line.text) : undefined
    // A column at the side may stand before the name: what is said under the name belongs to the person again.
    if (line === name && sections.length > 1) sections.push({ kind: 'contact', lines: [line] })
    else if (kind) sections.push({ kind, heading: line, lines: [] })
    else if (sections.length > 1 && stands(line)) sections.push({ kind: 'other', heading: line, lines: [] })
    else sections.at(-1)?.lines.push(line)
  }
  return sections
}
