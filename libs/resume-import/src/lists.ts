import { addSkills, proficiencyOf, RESUME_LIMITS as MAX, type NewId, type ResumeDraft } from '@tryka/domain'
import { isPoint, joinPoints, splitEntries, withoutMark } from './entries'
import { findDate } from './periods'
import type { Tracker } from './tracker'
import type { SourceLine } from './types'

const flat = (line: SourceLine): string => withoutMark(line.text.replace(/\t+/g, ' , ')).trim()

/** Groups of skills: "Category: one, two", comma lists, or one skill a line. */
export function readSkills(
  lines: readonly SourceLine[],
  tracker: Tracker,
  newId: NewId,
): ResumeDraft['skills'] {
  const groups: { category: string; text: string; line: SourceLine; open: boolean }[] = []
  lines.forEach((line, index) => {
    const text = withoutMark(line.text.replace(/\t+/g, ': ').replace(/:\s*:/g, ':'))
    const named = /^([^:,]{2,50}):\s*(.*)$/u.exec(text)
    const last = groups.at(-1)
    const next = lines[index + 1]
    if (named) groups.push({ category: named[1] ?? '', text: named[2] ?? '', line, open: true })
    else if (line.bold && next && !next.bold && !/[,;|]/.test(text))
      groups.push({ category: text, text: '', line, open: true })
    else if (last) {
      // A list that goes on in the next line, mostly cut at a comma; else each line is a skill.
      const wrapped =
        /[,;|·]\s*$/.test(last.text) || (last.open && last.text.length > 40 && /[,;]/.test(text))
      last.text += last.text && !wrapped ? `, ${flat(line)}` : ` ${flat(line)}`
    } else groups.push({ category: '', text: flat(line), line, open: false })
  })
  return groups.slice(0, MAX.entries).map(({ category, text, line }, index) => {
    const path = `skills.${index}`
    const empty = {
      id: newId(),
      category: tracker.take(`${path}.category`, category, line),
      items: [] as string[],
    }
    const group = addSkills(empty, text.replace(/\.$/, ''))
    group.items.forEach((item, place) => tracker.take(`${path}.items.${place}`, item, line))
    if (group.items.some((item) => item.split(' ').length > 6))
      tracker.doubt(`${path}.items`, 'One of these looks like a sentence and not like a skill.')
    return group
  })
}

/** Languages with their levels, one a line or in a list. */
export function readLanguages(
  lines: readonly SourceLine[],
  tracker: Tracker,
  newId: NewId,
): ResumeDraft['languages'] {
  const found = lines.flatMap((line) =>
    flat(line)
      .split(/\s*(?:[,;|·]|\s•)\s*(?![^(]*\))/u)
      .map((text) => ({ text: text.trim(), line }))
      .filter(({ text }) => text),
  )
  const joined: typeof found = []
  for (const one of found) {
    const last = joined.at(-1)
    const level = proficiencyOf(one.text) !== '' || /^[(]?[ABC][12]\b/.test(one.text)
    // "English , Native" stood in two columns: the level belongs to the name before it.
    if (
      last &&
      level &&
      !/[(:–—]|\s-\s/.test(one.text) &&
      one.text.split(' ').length <= 2 &&
      !/[(:]/.test(last.text)
    )
      last.text += `: ${one.text}`
    else joined.push({ ...one })
  }
  return joined.slice(0, MAX.entries).map(({ text, line }, index) => {
    const path = `languages.${index}`
    const [, name = text, level = ''] = /^(.+?)\s*(?:[:–—]|\s-\s|\()\s*(.+?)\)?$/u.exec(text) ?? []
    const known = proficiencyOf(level) || WORDS.find(([pattern]) => pattern.test(level))?.[1] || ''
    if (level && known) tracker.take(`${path}.proficiency`, known, line)
    if (level && level.toLowerCase() !== known)
      tracker.doubt(
        `${path}.proficiency`,
        known ? `Written as “${level}”.` : `No level here is called “${level}”.`,
      )
    return {
      id: newId(),
      name: tracker.take(`${path}.name`, level && !known ? `${name} (${level})` : name, line),
      proficiency: known,
    }
  })
}

/** Levels in German, French and Spanish. */
const WORDS: [RegExp, ResumeDraft['languages'][number]['proficiency']][] = [
  [/muttersprache|maternelle|materna|nativ/i, 'native'],
  [/fließend|courant|fluido|bilingüe|bilingue/i, 'fluent'],
  [/verhandlungssicher|sehr gut|avancé|avanzado/i, 'proficient'],
  [/gute?\b|intermédiaire|intermedio/i, 'intermediate'],
  [/grundkenntnisse|notions|débutant|básico/i, 'basic'],
]

const URL = /(?:https?:\/\/|www\.)[^\s|,;)]+|(?:[a-z\d-]+\.)+(?:com|dev|io|org|net)\/[^\s|,;)]*/iu

/** Certificates, one a line: name, issuer, date and address. */
export function readCertificates(
  lines: readonly SourceLine[],
  tracker: Tracker,
  newId: NewId,
): ResumeDraft['certifications'] {
  return joinPoints(lines)
    .slice(0, MAX.entries)
    .map(({ text, line }, index) => {
      const path = `certifications.${index}`
      const url = URL.exec(text)?.[0] ?? ''
      const bare = text.replace(url, '')
      const date = findDate(bare)
      const rest = (date ? bare.replace(date.text, '\t') : bare).replace(/[([]\s*\t?\s*[)\]]/g, '\t')
      const parts = rest
        .split(/\t|\s[|•·–—-]\s|,\s+/)
        .map((part) => part.replace(/^[\s,|·•–—-]+|[\s,|·•–—-]+$/g, ''))
        .filter(Boolean)
      const [name = '', issuer = '', ...more] = parts
      const all = { id: newId(), expiryDate: '', credentialId: '' }
      if (more.length) tracker.doubt(`${path}.name`, 'More stands here than a name and an issuer.')
      return {
        ...all,
        name: tracker.take(`${path}.name`, [name, ...more].join(', '), line),
        issuer: tracker.take(`${path}.issuer`, issuer, line),
        date: tracker.take(`${path}.date`, date?.text ?? '', line),
        url: tracker.take(`${path}.url`, url, line, MAX.link),
      }
    })
}

/** Projects: a line that names one, the lines that tell of it. */
export function readProjects(
  lines: readonly SourceLine[],
  tracker: Tracker,
  newId: NewId,
): ResumeDraft['projects'] {
  const dated = splitEntries(lines, true)
  const groups = dated.entries.length > 1 || !lines.some((line) => !isPoint(line)) ? undefined : byName(lines)
  const entries =
    groups ?? dated.entries.map(({ parts, points, period }) => ({ parts, points, date: period?.text ?? '' }))
  return (entries.length ? entries : byPoint(lines))
    .slice(0, MAX.entries)
    .map(({ parts, points, date }, index) => {
      const path = `projects.${index}`
      const [head, ...more] = parts
      const link = [...parts, ...points].map(({ text }) => URL.exec(text)?.[0] ?? '').find(Boolean) ?? ''
      const clean = (text: string) => text.replace(link, '').replace(/^[\s,|·–—:()-]+|[\s,|·–—:()-]+$/g, '')
      const tools = points.find(({ text }) => TOOLS.test(text))
      const told = [...more, ...points.filter((point) => point !== tools)]
        .map(({ text }) => clean(text))
        .filter(Boolean)
      const line = head?.line ?? points[0]?.line
      const first = (more[0] ?? points[0])?.line ?? line
      return {
        id: newId(),
        name: line ? tracker.take(`${path}.name`, clean(head?.text ?? ''), line) : '',
        description: first ? tracker.take(`${path}.description`, told.join(' '), first, MAX.paragraph) : '',
        technologies: tools
          ? addSkills({ category: '', items: [] }, tools.text.replace(TOOLS, '')).items.map((item, place) =>
              tracker.take(`${path}.technologies.${place}`, item, tools.line),
            )
          : [],
        link: line ? tracker.take(`${path}.link`, link, line, MAX.link) : '',
        date: line ? tracker.take(`${path}.date`, date, line) : '',
      }
    })
}

const TOOLS = /^(?:technologies|tech stack|stack|technologien|outils|tecnologías|tools)\s*:\s*/iu

type Group = Pick<ReturnType<typeof splitEntries>['entries'][number], 'parts' | 'points'> & { date: string }

/** "Name: what it is" in each line or point. */
const byPoint = (lines: readonly SourceLine[]): Group[] =>
  joinPoints(lines).map(({ text, line }) => {
    const [, name = text, told = ''] = /^([^:–—]{2,60}?)\s*[:–—]\s+(.+)$/u.exec(text) ?? []
    return { parts: [{ text: name, line }], points: told ? [{ text: told, line }] : [], date: '' }
  })

/** A line without a mark, before points or in bold, names the next project. */
function byName(lines: readonly SourceLine[]): Group[] {
  const groups: { head: SourceLine; lines: SourceLine[] }[] = []
  const marked = lines.some(isPoint)
  const bold = lines.some((line) => line.bold) && lines.some((line) => !line.bold)
  lines.forEach((line, index) => {
    const above = lines[index - 1]
    const begins = bold
      ? line.bold && !above?.bold
      : marked
        ? !isPoint(line) &&
          (!above || isPoint(above)) &&
          /^[\p{Lu}\d]/u.test(line.text) &&
          line.text.length < 90
        : false
    if (begins || (!groups.length && (bold || marked))) groups.push({ head: line, lines: [] })
    else groups.at(-1)?.lines.push(line)
  })
  if (!groups.length) return byPoint(lines)
  return groups.map(({ head, lines: told }) => {
    const date = findDate(head.text)
    const [name = '', ...more] = (date ? head.text.replace(date.text, '\t') : head.text)
      .split(/\t+|\s[|•·–—]\s|:\s+/)
      .map((part) => part.replace(/^[\s,|·()]+|[\s,|·()]+$/g, ''))
      .filter(Boolean)
    const parts = [name, ...more].map((text) => ({ text, line: head }))
    return { parts, points: joinPoints(told), date: date?.text ?? '' }
  })
}
