import { addSkills, RESUME_LIMITS as MAX, type NewId, type ResumeDraft } from '@tryka/domain'
import { splitEntries } from './entries'
import { URL } from './links'
import { findDate } from './periods'
import { isPoint, joinPoints } from './points'
import type { Tracker } from './tracker'
import type { SourceLine } from './types'

/** Projects: a line that names one, the lines that tell of it. */
export function readProjects(
  lines: readonly SourceLine[],
  from: number,
  tracker: Tracker,
  newId: NewId,
): ResumeDraft['projects'] {
  const dated = splitEntries(lines, true)
  const groups = dated.entries.length > 1 || !lines.some((line) => !isPoint(line)) ? undefined : byName(lines)
  const entries =
    groups ?? dated.entries.map(({ parts, points, period }) => ({ parts, points, date: period?.text ?? '' }))
  return (entries.length ? entries : byPoint(lines))
    .slice(0, MAX.entries - from)
    .map(({ parts, points, date }, index) => {
      const path = `projects.${from + index}`
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
