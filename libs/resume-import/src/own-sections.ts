import { RESUME_LIMITS as MAX, type NewId, type ResumeDraft } from '@tryka/domain'
import { unspaced } from './headings'
import { listed } from './listed'
import { pieces } from './pieces'
import { isPoint, joinPoints } from './points'
import type { Tracker } from './tracker'
import type { SourceLine } from './types'

type OwnSection = ResumeDraft['customSections'][number]

/** A section that a resume here has no list for, under the heading that it has in the document. */
export function readOwnSection(
  heading: SourceLine,
  lines: readonly SourceLine[],
  index: number,
  tracker: Tracker,
  newId: NewId,
): OwnSection {
  const path = `customSections.${index}`
  const name = tracker.take(`${path}.name`, unspaced(heading.text).replace(/[:\s]+$/, ''), heading)
  const section = { id: newId(), name }
  const empty = { name: '', detail: '', location: '', date: '', link: '', description: [] as string[] }
  // Points alone, or sentences, are the text of one entry.
  const [first] = lines
  if (first && (lines.every(isPoint) || isPoint(first) || lines.some(({ text }) => text.length > 110))) {
    const points = joinPoints(lines).flatMap(({ text, line }) =>
      pieces(text).map((piece) => ({ piece, line })),
    )
    const description = points
      .slice(0, MAX.bullets)
      .map(({ piece, line }, place) =>
        tracker.take(`${path}.entries.0.description.${place}`, piece, line, MAX.bullet),
      )
    return { ...section, entries: [{ ...empty, id: newId(), description }] }
  }
  const entries = listed(lines)
    .slice(0, MAX.entries)
    .map(({ parts, date, link, told, line }, place) => {
      const at = `${path}.entries.${place}`
      const [title, ...more] = parts
      const points = told.flatMap(({ text, line: from }) =>
        pieces(text).map((piece) => ({ piece, line: from })),
      )
      return {
        ...empty,
        id: newId(),
        name: tracker.part(`${at}.name`, title),
        detail: more[0]
          ? tracker.take(`${at}.detail`, more.map(({ text }) => text).join(', '), more[0].line)
          : '',
        date: tracker.part(`${at}.date`, date),
        link: tracker.take(`${at}.link`, link, line, MAX.link),
        description: points
          .slice(0, MAX.bullets)
          .map(({ piece, line: from }, point) =>
            tracker.take(`${at}.description.${point}`, piece, from, MAX.bullet),
          ),
      }
    })
  return { ...section, entries }
}
