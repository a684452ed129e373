import { RESUME_LIMITS as MAX, splitSkills, type NewId, type ResumeDraft } from '@tryka/domain'
import { flat } from './points'
import { listed, type Listed } from './listed'
import type { Tracker } from './tracker'
import type { SourceLine } from './types'

type Reader<K extends keyof ResumeDraft> = (
  lines: readonly SourceLine[],
  from: number,
  tracker: Tracker,
  newId: NewId,
) => ResumeDraft[K]

/** What stands after the first parts of an entry, with the text below it. */
const restOf = ({ parts, told }: Listed, taken: number): string =>
  [...parts.slice(taken), ...told].map(({ text }) => text).join(' ')

/** The parts as one text, with nothing between them where a sentence ends. */
const joined = ({ parts }: Listed): string =>
  parts
    .filter(({ text }) => /[\p{L}\d]/u.test(text))
    .map(({ text }) => text)
    .join(', ')
    .replace(/([.;:])(?:, )/g, '$1 ')
    .replace(/[\s.,;:]+$/, '')

const entriesOf = (lines: readonly SourceLine[], from: number): Listed[] =>
  listed(lines).slice(0, MAX.entries - from)

/** Awards: a title, who gave it, when, and what it was for. */
export const readAwards: Reader<'awards'> = (lines, from, tracker, newId) =>
  entriesOf(lines, from).map((entry, index) => {
    const path = `awards.${from + index}`
    const [title, awarder] = entry.parts
    return {
      id: newId(),
      title: tracker.part(`${path}.title`, title),
      awarder: tracker.part(`${path}.awarder`, awarder),
      date: tracker.part(`${path}.date`, entry.date),
      summary: tracker.text(`${path}.summary`, restOf(entry, 2), entry.line),
    }
  })

/** Publications. A citation keeps its wording: only what a citation marks is parted from it. */
export const readPublications: Reader<'publications'> = (lines, from, tracker, newId) =>
  entriesOf(lines, from).map((entry, index) => {
    const path = `publications.${from + index}`
    const { line } = entry
    const whole = joined(entry)
    const quoted = /^(.*?)[,.]?\s*[“"„«]\s*(.+?)[,.]?\s*[”"“»][,.]?\s*(.*)$/u.exec(whole)
    const [name = whole, publisher = '', authors = ''] = quoted
      ? [quoted[2], quoted[3], quoted[1]]
      : entry.parts.length > 1 && !/[.]\s/.test(whole)
        ? [entry.parts[0]?.text, restOf({ ...entry, told: [] }, 1)]
        : []
    const cut = name.length > MAX.line ? name.lastIndexOf(' ', MAX.line) : name.length
    return {
      id: newId(),
      name: tracker.take(`${path}.name`, name.slice(0, cut), line),
      authors: tracker.take(`${path}.authors`, authors, line),
      publisher: tracker.take(`${path}.publisher`, publisher, line),
      date: tracker.part(`${path}.date`, entry.date),
      link: tracker.take(`${path}.link`, entry.link, line, MAX.link),
      summary: tracker.text(
        `${path}.summary`,
        `${name.slice(cut)} ${restOf({ ...entry, parts: [] }, 0)}`,
        line,
      ),
    }
  })

/** Interests, one a line or in a list; "Music: piano, choir" has what belongs to it. */
export const readInterests: Reader<'interests'> = (lines, from, tracker, newId) =>
  lines
    .flatMap((line) => {
      const [, name, words] = /^([^:,]{2,60}):\s*(.+)$/u.exec(flat(line)) ?? []
      if (name && words) return [{ name, keywords: splitSkills(words), line }]
      // A sentence stays one.
      const told = /[.!?]$/.test(line.text.trim()) && flat(line).split(' ').length > 7
      const names = told ? [flat(line)] : splitSkills(flat(line))
      return names.map((one) => ({ name: one, keywords: [], line }))
    })
    .slice(0, MAX.entries - from)
    .map(({ name, keywords, line }, index) => {
      const path = `interests.${from + index}`
      return {
        id: newId(),
        name: tracker.take(`${path}.name`, name, line),
        keywords: keywords
          .slice(0, MAX.entries)
          .map((word, place) => tracker.take(`${path}.keywords.${place}`, word, line)),
      }
    })

/** References: who they are, how they are reached, and what they say. */
export const readReferences: Reader<'references'> = (lines, from, tracker, newId) =>
  entriesOf(lines, from).map((entry, index) => {
    const path = `references.${from + index}`
    const { parts, line, told } = entry
    const [first] = parts
    // "Available on request" names nobody.
    const nobody = parts.length === 1 && (first?.text.split(' ').length ?? 0) > 4
    const reached = [...parts, ...told].filter(({ text }) => /@|\d{5,}|\d[\d\s()/-]{6,}\d/.test(text))
    const [name, ...rest] = nobody ? [] : parts.filter((part) => !reached.includes(part))
    const quotes = told.filter((part) => !reached.includes(part))
    return {
      id: newId(),
      name: tracker.part(`${path}.name`, name),
      position: rest[0]
        ? tracker.take(`${path}.position`, rest.map(({ text }) => text).join(', '), rest[0].line)
        : '',
      contact: reached[0]
        ? tracker.take(`${path}.contact`, reached.map(({ text }) => text).join(', '), reached[0].line)
        : '',
      reference: tracker.text(
        `${path}.reference`,
        [...(nobody ? parts : []), ...quotes, ...(entry.date ? [entry.date] : [])]
          .map(({ text }) => text)
          .join(' '),
        line,
      ),
    }
  })
