import { addSkills, RESUME_LIMITS as MAX, type NewId, type ResumeDraft } from '@tryka/domain'
import { flat, withoutMark } from './points'
import type { Tracker } from './tracker'
import type { SourceLine } from './types'

/** Groups of skills: "Category: one, two", comma lists, or one skill a line. */
export function readSkills(
  lines: readonly SourceLine[],
  from: number,
  tracker: Tracker,
  newId: NewId,
): ResumeDraft['skills'] {
  const groups: { category: string; text: string; line: SourceLine; open: boolean }[] = []
  lines.forEach((line, index) => {
    // "Tools   SQL, Kafka" has a name; "SQL   Kafka" is a list.
    const label = /^[^\t]+:?\t+[^\t]*[,;|·•][^\t]*$/u.test(line.text) || /^[^\t]+:\t/.test(line.text)
    const text = withoutMark(line.text.replace(/\t+/g, label ? ': ' : ', ').replace(/:\s*:/g, ':'))
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
  return groups.slice(0, MAX.entries - from).map(({ category, text, line }, index) => {
    const path = `skills.${from + index}`
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
