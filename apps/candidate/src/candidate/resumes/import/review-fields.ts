import {
  PROFICIENCIES,
  splitPoints,
  splitSkills,
  RESUME_LIMITS as MAX,
  type ResumeDraft,
} from '@tryka/domain'
import type { Doubt, Source } from '@tryka/resume-import'
import { LISTS, OWN, PERSON, type FieldKind, type Shape } from './review-shapes'

/** A field as the review shows it. */
export interface ReviewField {
  path: string
  label: string
  kind: FieldKind
  value: string
  max: number
}
export interface ReviewGroup {
  title: string
  fields: ReviewField[]
}

const fieldsOf = (path: string, of: object, shape: Shape): ReviewField[] =>
  shape.map(([name, label, kind = 'line', max = MAX.line]) => {
    const held = (of as Record<string, unknown>)[name]
    const value = Array.isArray(held) ? held.join(kind === 'points' ? '\n' : ', ') : String(held ?? '')
    return { path: path ? `${path}.${name}` : name, label, kind, value, max }
  })

/** Every field of a draft in the order of the document; empty ones of an entry too, for what was missed goes there. */
export function reviewGroups(draft: ResumeDraft): ReviewGroup[] {
  const summary: ReviewField = {
    path: 'summary',
    label: 'Summary',
    kind: 'text',
    value: draft.summary,
    max: MAX.paragraph,
  }
  const title: ReviewField = {
    path: 'title',
    label: 'Resume title',
    kind: 'line',
    value: draft.title,
    max: MAX.line,
  }
  return [
    {
      title: 'You',
      fields: [
        title,
        ...fieldsOf('personalInfo', draft.personalInfo, PERSON),
        ...fieldsOf('', draft, [['headline', 'Headline, below your name']]),
        summary,
      ],
    },
    ...LISTS.flatMap(([list, name, shape]) =>
      (draft[list] as object[]).map((entry, index) => ({
        title: `${name} ${index + 1}`,
        fields: fieldsOf(`${list}.${index}`, entry, shape),
      })),
    ),
    ...draft.customSections.flatMap((section, at) => {
      const path = `customSections.${at}`
      const name = section.name || `Section ${at + 1}`
      return [
        { title: `Section “${name}”`, fields: fieldsOf(path, section, [['name', 'Name of the section']]) },
        ...section.entries.map((entry, index) => ({
          title: `${name}, ${index + 1}`,
          fields: fieldsOf(`${path}.entries.${index}`, entry, OWN),
        })),
      ]
    }),
  ]
}

const listed = (field: ReviewField, text: string): unknown => {
  if (field.kind === 'points') return splitPoints(text).slice(0, MAX.bullets)
  if (field.kind === 'list')
    return splitSkills(text)
      .map((item) => item.slice(0, MAX.line))
      .slice(0, MAX.entries)
  if (field.kind === 'level') return PROFICIENCIES.find((level) => level === text) ?? ''
  return text.slice(0, field.max)
}

/** The draft with another text in one field. */
export function withField(draft: ResumeDraft, field: ReviewField, text: string): ResumeDraft {
  const copy = structuredClone(draft)
  const steps = field.path.split('.')
  const last = steps.pop() ?? ''
  let at = copy as unknown as Record<string, unknown>
  for (const step of steps) at = at[step] as Record<string, unknown>
  at[last] = listed(field, text)
  return copy
}

/** The marks of a field and of what is inside it. */
export const within = (path: string, field: string): boolean => path === field || path.startsWith(`${field}.`)

export const doubtsOf = (field: string, doubts: readonly Doubt[]): string[] => [
  ...new Set(doubts.filter((doubt) => within(doubt.field, field)).map(({ reason }) => reason)),
]

/** Where a text stood, such as "page 1, line 4" or "Positions.csv, row 2". */
export const placeOf = ({ page, line, file, row }: Source, paged: boolean): string =>
  [
    file ?? (paged && page !== undefined ? `page ${page}` : ''),
    row !== undefined ? `row ${row}` : line !== undefined ? `line ${line}` : '',
  ]
    .filter(Boolean)
    .join(', ')

/** Where a field came from in words; of several lines the first, and how many more. */
export function originOf(field: string, sources: Readonly<Record<string, Source>>, paged: boolean): string {
  const found = Object.entries(sources).filter(([path]) => within(path, field))
  const [first] = found
  if (!first) return ''
  const places = new Set(found.map(([, source]) => placeOf(source, paged)))
  const more = places.size > 1 ? ` and ${places.size - 1} more` : ''
  const text = first[1].text.length > 90 ? `${first[1].text.slice(0, 90)}…` : first[1].text
  return `From ${placeOf(first[1], paged)}${more}: “${text}”`
}
