import { newEntry, RESUME_LIMITS as MAX, type NewId, type ResumeDraft } from '@tryka/domain'
import { looksLikePlace } from './contact'
import { splitEntries } from './entries'
import { pieces } from './pieces'
import type { Tracker } from './tracker'
import type { SourceLine } from './types'

const SCHOOL =
  /(?<![\p{L}\d])(?:university|universit[äéa]t?|université|universidad|universidade|college|school|institute?|instituto|institut|academy|akademie|hochschule|fachhochschule|gymnasium|schule|école|ecole|lycée|escuela|faculty|polytechnic|iit|nit|mit|eth|epfl|tu|uc|bootcamp)(?![\p{L}\d])/iu
const DEGREE =
  /(?<![\p{L}\d])(?:bachelor|master|diplom|diploma|doctor|doctorate|phd|ph\.d|mba|bsc|b\.sc|msc|m\.sc|b\.?a\.?|m\.?a\.?|b\.?tech|m\.?tech|b\.?e\.?|b\.?com|licence|licenciatura|grado|máster|maestría|abitur|baccalauréat|bachillerato|associate|certificate|degree|staatsexamen|ausbildung|ged|high school diploma|hsc|ssc)(?![\p{L}\d])/iu
const GPA =
  /(?<![\p{L}\d])(?:c?gpa|grade|note|abschlussnote|moyenne|nota media|mention)(?!\p{L})\s*:?\s*([\d.,]+(?:\s*\/\s*[\d.,]+)?|\p{Lu}\p{L}+)/iu

/** Schools out of the lines of a section. */
export function readSchools(
  lines: readonly SourceLine[],
  from: number,
  tracker: Tracker,
  dates: Map<SourceLine, string>,
  newId: NewId,
): ResumeDraft['education'] {
  const { entries } = splitEntries(lines, true)
  return entries.slice(0, MAX.entries - from).map((entry, index) => {
    const path = `education.${from + index}`
    const { period, dated } = entry
    const marks = [...entry.parts, ...entry.points].find(({ text }) => GPA.test(text))
    const parts = entry.parts
      .map((part) => ({ ...part, text: part.text.replace(GPA, '').replace(/^[\s,;()]+|[\s,;(]+$/g, '') }))
      .filter(({ text }) => text)
      .flatMap((part) => divide(part.text).map((text) => ({ ...part, text })))
    const school = parts.find(
      ({ text }) => SCHOOL.test(text) && !(DEGREE.test(text) && !/universit|college|hochschule/i.test(text)),
    )
    const degree = parts.find((part) => part !== school && DEGREE.test(part.text))
    const rest = parts.filter((part) => part !== school && part !== degree)
    const place = rest.find(({ text }) => looksLikePlace(text)) ?? (school && degree ? rest[0] : undefined)
    const free = rest.filter((part) => part !== place)
    const named = degree ?? free.shift()
    const at = school ?? free.shift()
    const years = period?.yearsOnly ? period.text : ''
    if (period && dated && !period.yearsOnly) dates.set(dated, period.text)
    // What stands beside a degree and a school is what was studied.
    const field = degree && school ? free.splice(0) : []
    const written = [named?.text, years]
    const told = entry.points.filter(
      (point) => point !== marks || point.text.replace(GPA, '').trim().length > 3,
    )
    const line = named?.line ?? dated ?? entry.head[0]
    if (years)
      tracker.notes.push(
        `“${years}” stands beside the degree of ${at?.text ?? 'a school'}, because a date here needs its month`,
      )
    if (years)
      tracker.doubt(
        `${path}.graduationDate`,
        'The document tells years without months. They stand beside the degree.',
      )
    if (!(degree || school))
      for (const field of ['degree', 'institution'])
        tracker.doubt(`${path}.${field}`, 'This may be the degree or the school.')
    return {
      ...newEntry.education(newId()),
      degree: line ? tracker.take(`${path}.degree`, written.filter(Boolean).join(', '), line) : '',
      institution: at ? tracker.take(`${path}.institution`, at.text, at.line) : '',
      field: field[0]
        ? tracker.take(`${path}.field`, field.map(({ text }) => text).join(', '), field[0].line)
        : '',
      location: place ? tracker.take(`${path}.location`, place.text, place.line) : '',
      startDate: period && dated ? tracker.take(`${path}.startDate`, period.start, dated) : '',
      graduationDate: period && dated ? tracker.take(`${path}.graduationDate`, period.end, dated) : '',
      gpa: marks ? tracker.take(`${path}.gpa`, GPA.exec(marks.text)?.[1] ?? '', marks.line) : '',
      description: told
        .flatMap(({ text, line: from }) => pieces(text).map((piece) => ({ piece, from })))
        .slice(0, MAX.bullets)
        .map(({ piece, from }, point) =>
          tracker.take(`${path}.description.${point}`, piece, from, MAX.bullet),
        ),
    }
  })
}

/** "BSc Physics, University of Kent, Canterbury" as its parts; "University of California, Davis" stays whole. */
function divide(text: string): string[] {
  // "BSc Physics. University of Kent" and "BSc Physics @ Kent" say it with other marks.
  const pieces = text.split(/,\s+|\s@\s|(?<=\p{L}{3})\.\s+(?=\p{Lu})/u)
  if (pieces.length < 2) return [text]
  const school = pieces.findIndex((piece) => SCHOOL.test(piece))
  if (school < 0) return [text]
  const degree = pieces.findIndex((piece, index) => index !== school && DEGREE.test(piece))
  if (degree < 0)
    return [pieces[school] ?? '', pieces.filter((_, index) => index !== school).join(', ')].filter(Boolean)
  return degree < school
    ? [pieces.slice(0, school).join(', '), pieces[school] ?? '', pieces.slice(school + 1).join(', ')].filter(
        Boolean,
      )
    : [pieces[school] ?? '', pieces.slice(school + 1).join(', ')].filter(Boolean)
}
