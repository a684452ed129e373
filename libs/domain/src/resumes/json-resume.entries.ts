import { PROFICIENCY_LABELS, type ResumeList } from './constants'
import { compact, dated, linked, spanned } from './json-resume.parts'
import type { JsonPart } from './json-resume.types'
import type { ResumeDraft } from './resume.schema'

type Entry<L extends ResumeList> = ResumeDraft[L][number]

const filled = (points: readonly string[]): string[] => points.filter((point) => point.trim())

const spell = (one: Entry<'workExperience'> | Entry<'volunteer'>): JsonPart => ({
  startDate: one.startDate,
  endDate: one.endDate,
  summary: one.summary,
  ...linked(one.url ?? '', 'x-url'),
  highlights: filled(one.description),
  'x-current': one.current,
})

/** "a, b" as the two roles that it names. */
const rolesOf = (role: string | undefined): string[] | undefined => {
  if (!role) return undefined
  const parts = role.split(', ')
  return parts.every((part) => part && part === part.trim()) ? parts : [role]
}

const OF: { [L in ResumeList]: (one: Entry<L>) => JsonPart } = {
  workExperience: (job) => ({
    position: job.jobTitle,
    name: job.company,
    location: job.location,
    ...spell(job),
  }),
  volunteer: (one) => ({
    organization: one.organization,
    position: one.role,
    'x-location': one.location,
    ...spell(one),
  }),
  education: (one) => ({
    institution: one.institution,
    studyType: one.degree,
    area: one.field,
    startDate: one.startDate,
    endDate: one.graduationDate,
    score: one.gpa,
    ...linked(one.url ?? '', 'x-url'),
    courses: one.description.length ? filled(one.description) : undefined,
    'x-location': one.location,
  }),
  skills: (group) => ({ name: group.category, level: group.level, keywords: group.items }),
  projects: (one) => ({
    name: one.name,
    description: one.description,
    highlights: one.highlights && filled(one.highlights),
    keywords: one.technologies,
    ...spanned(one.date),
    ...linked(one.link, 'x-link'),
    roles: rolesOf(one.role),
    entity: one.entity,
  }),
  certifications: (one) => ({
    name: one.name,
    issuer: one.issuer,
    ...dated(one.date, 'date'),
    ...linked(one.url, 'x-url'),
    'x-expiryDate': one.expiryDate,
    'x-credentialId': one.credentialId,
    'x-qrCode': one.qrCode || undefined,
  }),
  languages: (one) => ({
    language: one.name,
    fluency: one.proficiency ? PROFICIENCY_LABELS[one.proficiency] : undefined,
  }),
  awards: (one) => ({
    title: one.title,
    awarder: one.awarder,
    ...dated(one.date, 'date'),
    summary: one.summary,
  }),
  publications: (one) => ({
    name: one.name,
    publisher: one.publisher,
    ...dated(one.date, 'releaseDate'),
    ...linked(one.link, 'x-url'),
    summary: one.summary,
    'x-authors': one.authors,
  }),
  interests: (one) => ({ name: one.name, keywords: one.keywords }),
  references: (one) => ({
    name: one.name,
    reference: one.reference,
    'x-position': one.position,
    'x-contact': one.contact,
  }),
}

/** What each list is called in the schema. */
const SECTION: Record<ResumeList, string> = {
  workExperience: 'work',
  education: 'education',
  skills: 'skills',
  projects: 'projects',
  certifications: 'certificates',
  languages: 'languages',
  volunteer: 'volunteer',
  awards: 'awards',
  publications: 'publications',
  interests: 'interests',
  references: 'references',
}

const entriesOf = <L extends ResumeList>(draft: ResumeDraft, list: L): JsonPart[] =>
  (draft[list] as Entry<L>[]).map((one) =>
    compact({
      ...OF[list](one),
      'x-entryHidden': one.hidden || undefined,
      'x-breakBefore': one.breakBefore || undefined,
    }),
  )

/** The lists of a resume in the words of the schema. */
export const entryLists = (
  draft: ResumeDraft,
): { section: string; list: ResumeList; entries: JsonPart[] }[] =>
  (Object.keys(SECTION) as ResumeList[]).map((list) => ({
    section: SECTION[list],
    list,
    entries: entriesOf(draft, list),
  }))
