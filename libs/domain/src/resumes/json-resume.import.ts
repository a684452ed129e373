import {
  PAGE_SIZES,
  PROFICIENCIES,
  type Proficiency,
  RESUME_LANGUAGES,
  RESUME_LIMITS as MAX,
  TEMPLATES,
} from './constants'
import { META_KEY } from './json-resume.types'
import { newEntry, emptyResume, type NewId } from './resume.rules'
import type { ResumeDraft } from './resume.schema'

/** An imported resume, and in plain words what it had that ours has no place for. */
export interface ImportedResume {
  draft: ResumeDraft
  leftOut: string[]
  /** What stands elsewhere than it stood, such as years where a date is a month. */
  notes: string[]
}

type Json = Record<string, unknown>

const record = (value: unknown): Json =>
  value && typeof value === 'object' && !Array.isArray(value) ? (value as Json) : {}
const records = (value: unknown): Json[] => (Array.isArray(value) ? value.map(record) : [])
const words = (value: unknown, max: number = MAX.line): string =>
  typeof value === 'string' || typeof value === 'number'
    ? String(value)
        .replace(/[\0\p{Surrogate}]/gu, '')
        .trim()
        .slice(0, max)
    : ''
const list = (value: unknown, max: number = MAX.line): string[] =>
  (Array.isArray(value) ? value : [])
    .map((item) => words(item, max))
    .filter(Boolean)
    .slice(0, MAX.entries)
const choice = <T extends string>(value: unknown, of: readonly T[]): T | undefined =>
  of.find((option) => option === value)
const month = (value: unknown): string => /^\d{4}-(0[1-9]|1[0-2])/.exec(words(value))?.[0] ?? ''
/** Dates of a year alone: no month is made up for them, so they are kept as text. */
const yearsIn = (...values: unknown[]): string => {
  const told = values.map((value) => words(value))
  return told.some((text) => /^\d{4}$/.test(text)) ? told.filter(Boolean).join(' – ') : ''
}

/** Words for a level of language that others use. */
const FLUENCY: [RegExp, Proficiency][] = [
  [/native|mother/i, 'native'],
  [/fluent|full professional|bilingual|c2/i, 'fluent'],
  [/proficient|professional|advanced|c1/i, 'proficient'],
  [/intermediate|conversational|limited|b[12]/i, 'intermediate'],
  [/basic|beginner|elementary|a[12]/i, 'basic'],
]

/** The level that a text names in whatever words, or nothing. */
export const proficiencyOf = (text: string): Proficiency | '' =>
  choice(text.trim().toLowerCase(), PROFICIENCIES) ??
  FLUENCY.find(([pattern]) => pattern.test(text))?.[1] ??
  ''

class Reader {
  readonly leftOut: string[] = []
  readonly notes: string[] = []

  /** Years that have to stand as text, with a remark on where. */
  years(place: string, ...values: unknown[]): string[] {
    const years = yearsIn(...values)
    if (years) this.notes.push(`“${years}” stands ${place}, because a date here needs its month`)
    return years ? [years] : []
  }

  /** Reads known fields of a section and notes the filled ones that nobody asked for. */
  note(section: string, source: Json, known: readonly string[]): void {
    for (const [name, value] of Object.entries(source)) {
      const filled = Array.isArray(value) ? value.length > 0 : Boolean(value)
      if (filled && !known.includes(name) && !name.startsWith('x-') && !name.startsWith('$'))
        this.leftOut.push(`${section}: ${name}`)
    }
  }

  entries<T>(section: string, source: unknown, known: readonly string[], read: (from: Json) => T): T[] {
    const all = records(source)
    all.forEach((from) => this.note(section, from, known))
    if (all.length > MAX.entries) this.leftOut.push(`${section}: entries after the first ${MAX.entries}`)
    return all.slice(0, MAX.entries).map(read)
  }
}

function readPersonalInfo(reader: Reader, basics: Json): ResumeDraft['personalInfo'] {
  const place = record(basics['location'])
  const profiles = records(basics['profiles'])
  const profileOf = (network: string) => {
    const found = profiles.find((one) => words(one['network']).toLowerCase() === network)
    return found
      ? words(found['x-text'], MAX.link) || words(found['url'], MAX.link) || words(found['username'])
      : ''
  }
  reader.note('basics', basics, ['name', 'email', 'phone', 'url', 'summary', 'location', 'profiles'])
  for (const one of profiles)
    if (!['linkedin', 'github'].includes(words(one['network']).toLowerCase()))
      reader.leftOut.push(`basics: profile ${words(one['network'])}`)
  const parts = [place['city'], place['region'], place['countryCode']].map((part) => words(part))
  return {
    fullName: words(basics['name']),
    email: words(basics['x-email'] ?? basics['email'], 254),
    phone: words(basics['phone']),
    location: words(place['x-text']) || parts.filter(Boolean).join(', ').slice(0, MAX.line),
    linkedIn: profileOf('linkedin'),
    github: profileOf('github'),
    portfolio: words(basics['x-url'] ?? basics['url'], MAX.link),
  }
}

const readSettings = (meta: Json): Partial<ResumeDraft> => {
  const ours = record(meta[META_KEY])
  const integer = (value: unknown, max: number) =>
    typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= max ? value : 0
  return {
    ...(words(ours['title']) ? { title: words(ours['title']) } : {}),
    templateId: choice(ours['templateId'], TEMPLATES) ?? 'modern',
    isDefault: ours['isDefault'] === true,
    pageSize: choice(ours['pageSize'], PAGE_SIZES) ?? 'A4',
    language: choice(ours['language'], RESUME_LANGUAGES) ?? 'en',
    fitPages: integer(ours['fitPages'], MAX.fitPages),
    tightness: integer(ours['tightness'], MAX.tightness),
  }
}

const SECTIONS = [
  'basics',
  'work',
  'education',
  'skills',
  'projects',
  'certificates',
  'languages',
  'meta',
] as const

function readLists(reader: Reader, from: Json, newId: NewId) {
  return {
    workExperience: reader.entries(
      'work',
      from['work'],
      ['position', 'name', 'company', 'location', 'startDate', 'endDate', 'highlights', 'summary'],
      (job) => ({
        id: newId(),
        jobTitle: words(job['position']),
        company: words(job['name'] ?? job['company']),
        location: words(job['location']),
        startDate: month(job['startDate']),
        endDate: month(job['endDate']),
        current:
          'x-current' in job ? job['x-current'] === true : !!words(job['startDate']) && !job['endDate'],
        description: [
          ...reader.years(
            `as the first point of ${words(job['name'] ?? job['company']) || words(job['position']) || 'a job'}`,
            job['startDate'],
            job['endDate'],
          ),
          words(job['summary'], MAX.bullet),
          ...list(job['highlights'], MAX.bullet),
        ]
          .filter(Boolean)
          .slice(0, MAX.bullets),
      }),
    ),
    education: reader.entries(
      'education',
      from['education'],
      ['institution', 'studyType', 'area', 'endDate', 'score'],
      (one) => ({
        ...newEntry.education(newId()),
        degree: [
          words(one['studyType']),
          words(one['area']),
          ...reader.years(`beside the degree of ${words(one['institution']) || 'a school'}`, one['endDate']),
        ]
          .filter(Boolean)
          .join(', ')
          .slice(0, MAX.line),
        institution: words(one['institution']),
        location: words(one['x-location']),
        graduationDate: month(one['endDate']),
        gpa: words(one['score']),
      }),
    ),
    skills: reader.entries('skills', from['skills'], ['name', 'keywords'], (group) => ({
      id: newId(),
      category: words(group['name']),
      items: list(group['keywords']),
    })),
    projects: reader.entries(
      'projects',
      from['projects'],
      ['name', 'description', 'highlights', 'keywords', 'url', 'startDate', 'endDate'],
      (one) => ({
        id: newId(),
        name: words(one['name']),
        description: [words(one['description'], MAX.paragraph), ...list(one['highlights'], MAX.bullet)]
          .filter(Boolean)
          .join(' ')
          .slice(0, MAX.paragraph),
        technologies: list(one['keywords']),
        link: words(one['x-link'] ?? one['url'], MAX.link),
        date:
          words(one['x-date']) ||
          [words(one['startDate']), words(one['endDate'])].filter(Boolean).join(' – '),
      }),
    ),
    certifications: reader.entries(
      'certificates',
      from['certificates'],
      ['name', 'issuer', 'date', 'url'],
      (one) => ({
        id: newId(),
        name: words(one['name']),
        issuer: words(one['issuer']),
        date: words(one['x-date'] ?? one['date']),
        expiryDate: words(one['x-expiryDate']),
        credentialId: words(one['x-credentialId']),
        url: words(one['x-url'] ?? one['url'], MAX.link),
        ...(one['x-qrCode'] === true && { qrCode: true }),
      }),
    ),
    languages: reader.entries('languages', from['languages'], ['language', 'fluency'], (one) => {
      const fluency = words(one['fluency'])
      const proficiency = proficiencyOf(fluency)
      // A level that has no name of ours stays readable beside the language.
      const extra = fluency && !proficiency ? ` (${fluency})` : ''
      return { id: newId(), name: words(`${words(one['language'])}${extra}`), proficiency }
    }),
  }
}

/** True for an object that is worth reading as JSON Resume. */
export const looksLikeJsonResume = (value: unknown): boolean =>
  Object.keys(record(value)).some((name) => name === 'basics' || name === 'work')

/** Reads JSON Resume 1.x, as forgiving as files found in the wild ask for, always into a new draft. */
export function fromJsonResume(value: unknown, newId: NewId): ImportedResume {
  const from = record(value)
  const reader = new Reader()
  const basics = record(from['basics'])
  const draft: ResumeDraft = {
    ...emptyResume(),
    personalInfo: readPersonalInfo(reader, basics),
    summary: words(basics['summary'], MAX.paragraph),
    ...readLists(reader, from, newId),
    ...readSettings(record(from['meta'])),
  }
  reader.note('file', from, SECTIONS)
  return { draft, leftOut: [...new Set(reader.leftOut)], notes: reader.notes }
}
