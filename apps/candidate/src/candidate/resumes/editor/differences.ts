import {
  RESUME_LISTS,
  TEMPLATE_LABELS,
  type ResumeDraft,
  type ResumeList,
  type TemplateId,
} from '@tryka/domain'

/** One place where two states of a resume say different things. */
export interface Difference {
  /** The part of the resume, such as "Experience". */
  part: string
  /** The place in it, such as "Senior Engineer, Company". */
  place: string
  mine: string
  theirs: string
}

const PARTS = {
  title: 'Title',
  templateId: 'Template',
  personalInfo: 'Personal details',
  summary: 'Summary',
  workExperience: 'Experience',
  education: 'Education',
  skills: 'Skills',
  projects: 'Projects',
  certifications: 'Certificates',
  languages: 'Languages',
  volunteer: 'Volunteering',
  awards: 'Awards',
  publications: 'Publications',
  interests: 'Interests',
  references: 'References',
  customSections: 'Own sections',
  headline: 'Headline',
  photo: 'Photo',
  sections: 'Order and names of sections',
  pageSize: 'Paper',
  language: 'Language of the page',
  fitPages: 'Length',
  fillPages: 'Filled pages',
} as const

/** "startDate" as "Start date". */
const spoken = (field: string): string => {
  const words = field.replace(
    /([a-z])([A-Z])/g,
    (_, end: string, start: string) => `${end} ${start.toLowerCase()}`,
  )
  return words.charAt(0).toUpperCase() + words.slice(1)
}
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function inWords(value: unknown): string {
  if (Array.isArray(value)) return value.map(inWords).filter(Boolean).join('\n')
  if (isRecord(value))
    return Object.entries(value)
      .filter(([name]) => name !== 'id')
      .map(([, part]) => inWords(part))
      .filter(Boolean)
      .join(', ')
  return value === undefined || value === null ? '' : String(value)
}

const same = (a: unknown, b: unknown): boolean => inWords(a).trim() === inWords(b).trim()

function inRecord(
  part: string,
  name: string,
  mine: Record<string, unknown>,
  theirs: Record<string, unknown>,
) {
  return Object.keys({ ...mine, ...theirs })
    .filter((field) => field !== 'id' && !same(mine[field], theirs[field]))
    .map((field): Difference => ({
      part,
      place: [name, spoken(field)].filter(Boolean).join(', '),
      mine: inWords(mine[field]),
      theirs: inWords(theirs[field]),
    }))
}

/** Entries are the same one when they have the same id, else when they stand in the same place. */
function inList(list: ResumeList, mine: ResumeDraft, theirs: ResumeDraft): Difference[] {
  const part = PARTS[list]
  const [ours, others] = [mine[list], theirs[list]]
  const partnerOf = (entry: { id?: string | undefined }, index: number) =>
    others.find(({ id }) => id !== undefined && id === entry.id) ??
    (ours.some(({ id }) => id === others[index]?.id && id !== undefined) ? undefined : others[index])
  const paired = new Set<unknown>()
  const found = ours.flatMap((entry, index) => {
    const partner = partnerOf(entry, index)
    const name = inWords(Object.entries(entry).find(([field, value]) => field !== 'id' && value)?.[1])
    if (!partner) return [{ part, place: `${name || part}, only yours`, mine: inWords(entry), theirs: '' }]
    paired.add(partner)
    return inRecord(part, name, entry, partner)
  })
  const added = others
    .filter((entry) => !paired.has(entry))
    .map((entry) => ({ part, place: 'Only the other', mine: '', theirs: inWords(entry) }))
  const order = (entries: typeof ours) => entries.map(({ id }) => id).join()
  const moved =
    !found.length && !added.length && order(ours) !== order(others)
      ? [
          {
            part,
            place: 'Order',
            mine: ours.map((one) => inWords(one).split(',')[0]).join('\n'),
            theirs: others.map((one) => inWords(one).split(',')[0]).join('\n'),
          },
        ]
      : []
  return [...found, ...added, ...moved]
}

/** Where two states of a resume differ, in the order of the page. */
export function differences(mine: ResumeDraft, theirs: ResumeDraft): Difference[] {
  const plain = (field: keyof typeof PARTS, write = inWords): Difference[] =>
    same(mine[field], theirs[field])
      ? []
      : [{ part: PARTS[field], place: PARTS[field], mine: write(mine[field]), theirs: write(theirs[field]) }]
  return [
    ...plain('title'),
    ...plain('templateId', (id) => TEMPLATE_LABELS[id as TemplateId].name),
    ...inRecord(PARTS.personalInfo, '', mine.personalInfo, theirs.personalInfo),
    ...plain('headline'),
    ...plain('photo', (photo) => (photo ? 'A picture' : '')),
    ...plain('summary'),
    ...RESUME_LISTS.flatMap((list) => inList(list, mine, theirs)),
    ...plain('customSections'),
    ...plain('sections'),
    ...inRecord('Layout', '', mine.layout, theirs.layout),
    ...plain('pageSize'),
    ...plain('language'),
    ...plain('fitPages', (pages) => (pages ? `Fit to ${String(pages)}` : 'As it comes')),
    ...plain('fillPages'),
  ]
}

const AROUND = 60

/** Two texts from shortly before the first place where they differ: long ones begin alike. */
export function fromDifference(a: string, b: string, most = 220): [string, string] {
  let start = 0
  while (start < Math.min(a.length, b.length) && a[start] === b[start]) start++
  const space = a.lastIndexOf(' ', Math.max(0, start - AROUND))
  const from = start > AROUND && Math.max(a.length, b.length) > most ? space + 1 : 0
  const part = (text: string) =>
    `${from && text ? '…' : ''}${text.slice(from, from + most)}${text.length > from + most ? '…' : ''}`
  return [part(a), part(b)]
}
