import { PROFICIENCIES, type Proficiency, RESUME_LIMITS as MAX } from './constants'
import { choice, type Json, JsonReader, list, optional, record, records, words } from './json-resume.reader'
import { readCustomSections, readSettings } from './json-resume.settings'
import { PROFILES_ID } from './json-resume.types'
import { PHOTO_PATTERN } from './page-layout'
import { emptyResume, newEntry, type NewId } from './resume.rules'
import type { ResumeDraft } from './resume.schema'

/** An imported resume, and in plain words what it had that ours has no place for. */
export interface ImportedResume {
  draft: ResumeDraft
  leftOut: string[]
  /** What stands elsewhere than it stood, such as years where a date is a month. */
  notes: string[]
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

const networkOf = (profile: Json): string => words(profile['network'])
const addressOf = (profile: Json): string =>
  words(profile['x-text'], MAX.link) || words(profile['url'], MAX.link) || words(profile['username'])

/** The first profile of each network that a resume has a field for; the others get a section of their own. */
function readProfiles(reader: JsonReader, basics: Json, newId: NewId) {
  const profiles = records(basics['profiles'])
  const first = (network: string) => profiles.find((one) => networkOf(one).toLowerCase() === network)
  const [linkedIn, github] = [first('linkedin'), first('github')]
  const others = profiles.filter(
    (one) => one !== linkedIn && one !== github && (networkOf(one) || addressOf(one)),
  )
  for (const one of profiles) reader.note('profiles', one, ['network', 'username', 'url'])
  return {
    linkedIn: linkedIn ? addressOf(linkedIn) : '',
    github: github ? addressOf(github) : '',
    others: others.slice(0, MAX.entries).map((one) => ({
      id: newId(),
      name: networkOf(one),
      detail: words(one['username']),
      location: '',
      date: '',
      link: words(one['url'], MAX.link),
      description: [],
    })),
  }
}

function readPersonalInfo(
  reader: JsonReader,
  basics: Json,
): Omit<ResumeDraft['personalInfo'], 'linkedIn' | 'github'> {
  const place = record(basics['location'])
  reader.note('basics', basics, [
    ...['name', 'label', 'email', 'phone', 'url', 'summary', 'location', 'profiles', 'image'],
  ])
  reader.note('location', place, ['address', 'postalCode', 'city', 'region', 'countryCode'])
  const town = [words(place['postalCode']), words(place['city'])].filter(Boolean).join(' ')
  const parts = [words(place['address']), town, words(place['region']), words(place['countryCode'])]
  return {
    fullName: words(basics['name']),
    email: words(basics['x-email'] ?? basics['email'], 254),
    phone: words(basics['phone']),
    location: words(place['x-text']) || parts.filter(Boolean).join(', ').slice(0, MAX.line),
    portfolio: words(basics['x-url'] ?? basics['url'], MAX.link),
  }
}

const isCurrent = (from: Json): boolean =>
  'x-current' in from ? from['x-current'] === true : !!words(from['startDate']) && !from['endDate']

/** A job or voluntary work: what both have alike. */
const spell = (reader: JsonReader, from: Json, name: string) => {
  const about = [from['description'], from['summary']]
    .map((text) => words(text, MAX.paragraph))
    .filter(Boolean)
  return {
    location: words(from['location'] ?? from['x-location']),
    startDate: reader.month(from['startDate']),
    endDate: reader.month(from['endDate']),
    current: isCurrent(from),
    ...optional('summary', about.join('\n').slice(0, MAX.paragraph)),
    ...optional('url', words(from['x-url'] ?? from['url'], MAX.link)),
    description: [
      ...reader.years(`as the first point of ${name || 'a job'}`, from['startDate'], from['endDate']),
      ...list(from['highlights'], MAX.bullet),
    ].slice(0, MAX.bullets),
  }
}

const dates = (from: Json): string =>
  words(from['x-date']) || [words(from['startDate']), words(from['endDate'])].filter(Boolean).join(' – ')

function readLists(reader: JsonReader, newId: NewId) {
  const period = ['startDate', 'endDate', 'summary', 'highlights', 'url']
  return {
    workExperience: reader.entries(
      'work',
      ['position', 'name', 'company', 'location', 'description', ...period],
      (job) => {
        const company = words(job['name'] ?? job['company'])
        const jobTitle = words(job['position'])
        return { id: newId(), jobTitle, company, ...spell(reader, job, company || jobTitle) }
      },
    ),
    volunteer: reader.entries('volunteer', ['organization', 'position', ...period], (one) => {
      const organization = words(one['organization'])
      const role = words(one['position'])
      return { id: newId(), role, organization, ...spell(reader, one, organization || role) }
    }),
    education: reader.entries(
      'education',
      ['institution', 'studyType', 'area', 'startDate', 'endDate', 'score', 'courses', 'url'],
      (one) => ({
        ...newEntry.education(newId()),
        degree: [
          words(one['studyType']),
          ...reader.years(
            `beside the degree of ${words(one['institution']) || 'a school'}`,
            one['startDate'],
            one['endDate'],
          ),
        ]
          .filter(Boolean)
          .join(', ')
          .slice(0, MAX.line),
        field: words(one['area']),
        institution: words(one['institution']),
        location: words(one['x-location']),
        startDate: reader.month(one['startDate']),
        graduationDate: reader.month(one['endDate']),
        gpa: words(one['score']),
        ...optional('url', words(one['x-url'] ?? one['url'], MAX.link)),
        description: list(one['courses'], MAX.bullet),
      }),
    ),
    skills: reader.entries('skills', ['name', 'level', 'keywords'], (group) => ({
      id: newId(),
      category: words(group['name']),
      ...optional('level', words(group['level'])),
      items: list(group['keywords']),
    })),
    projects: reader.entries(
      'projects',
      [
        ...[
          'name',
          'description',
          'highlights',
          'keywords',
          'url',
          'startDate',
          'endDate',
          'roles',
          'entity',
        ],
      ],
      (one) => ({
        id: newId(),
        name: words(one['name']),
        description: words(one['description'], MAX.paragraph),
        technologies: list(one['keywords']),
        link: words(one['x-link'] ?? one['url'], MAX.link),
        date: dates(one),
        ...optional('role', list(one['roles']).join(', ').slice(0, MAX.line)),
        ...optional('entity', words(one['entity'])),
        ...(list(one['highlights']).length && { highlights: list(one['highlights'], MAX.bullet) }),
      }),
    ),
    certifications: reader.entries('certificates', ['name', 'issuer', 'date', 'url'], (one) => ({
      id: newId(),
      name: words(one['name']),
      issuer: words(one['issuer']),
      date: words(one['x-date'] ?? one['date']),
      expiryDate: words(one['x-expiryDate']),
      credentialId: words(one['x-credentialId']),
      url: words(one['x-url'] ?? one['url'], MAX.link),
      ...(one['x-qrCode'] === true && { qrCode: true }),
    })),
    languages: reader.entries('languages', ['language', 'fluency'], (one) => {
      const fluency = words(one['fluency'])
      const proficiency = proficiencyOf(fluency)
      // A level that has no name of ours stays readable beside the language.
      const extra = fluency && !proficiency ? ` (${fluency})` : ''
      return { id: newId(), name: words(`${words(one['language'])}${extra}`), proficiency }
    }),
    awards: reader.entries('awards', ['title', 'date', 'awarder', 'summary'], (one) => ({
      id: newId(),
      title: words(one['title']),
      awarder: words(one['awarder']),
      date: words(one['x-date'] ?? one['date']),
      summary: words(one['summary'], MAX.paragraph),
    })),
    publications: reader.entries(
      'publications',
      ['name', 'publisher', 'releaseDate', 'url', 'summary'],
      (one) => ({
        id: newId(),
        name: words(one['name']),
        authors: words(one['x-authors']),
        publisher: words(one['publisher']),
        date: words(one['x-date'] ?? one['releaseDate']),
        link: words(one['x-url'] ?? one['url'], MAX.link),
        summary: words(one['summary'], MAX.paragraph),
      }),
    ),
    interests: reader.entries('interests', ['name', 'keywords'], (one) => ({
      id: newId(),
      name: words(one['name']),
      keywords: list(one['keywords']),
    })),
    references: reader.entries('references', ['name', 'reference'], (one) => ({
      id: newId(),
      name: words(one['name']),
      position: words(one['x-position']),
      contact: words(one['x-contact']),
      reference: words(one['reference'], MAX.paragraph),
    })),
  }
}

const SECTIONS = [
  ...['basics', 'work', 'volunteer', 'education', 'skills', 'projects', 'certificates', 'languages'],
  ...['awards', 'publications', 'interests', 'references', 'meta'],
]

function readPhoto(reader: JsonReader, image: unknown): string {
  if (typeof image !== 'string' || !image) return ''
  if (image.length <= MAX.photo && PHOTO_PATTERN.test(image)) return image
  reader.leftOut.push('basics: image')
  return ''
}

/** True for an object that is worth reading as JSON Resume. */
export const looksLikeJsonResume = (value: unknown): boolean =>
  Object.keys(record(value)).some((name) => name === 'basics' || name === 'work')

/** Reads JSON Resume 1.x, as forgiving as files found in the wild ask for, always into a new draft. */
export function fromJsonResume(value: unknown, newId: NewId): ImportedResume {
  const from = record(value)
  const reader = new JsonReader(from)
  const basics = record(from['basics'])
  const { others, ...profiles } = readProfiles(reader, basics, newId)
  const own = readCustomSections(from['x-customSections'], newId)
  // A file of ours has them in a section already.
  const isOurs = 'x-customSections' in from
  if (others.length && !isOurs)
    reader.notes.push(
      `Profiles of other networks stand in a section of their own: ${others.map(({ name }) => name).join(', ')}`,
    )
  const draft: ResumeDraft = {
    ...emptyResume(),
    personalInfo: { ...readPersonalInfo(reader, basics), ...profiles },
    headline: words(basics['label']),
    photo: readPhoto(reader, basics['image']),
    summary: words(basics['summary'] ?? record(from['x-hidden'])['summary'], MAX.paragraph),
    ...readLists(reader, newId),
    customSections: isOurs || !others.length ? own : [{ id: PROFILES_ID, name: 'Profiles', entries: others }],
    ...readSettings(record(from['meta'])),
  }
  reader.note('file', from, SECTIONS)
  return { draft, leftOut: [...new Set(reader.leftOut)], notes: reader.notes }
}
