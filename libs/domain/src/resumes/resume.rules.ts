import { RESUME_DEFAULTS, RESUME_LIMITS, RESUME_LISTS, type ResumeList } from './constants'
import { splitSkills } from './paste'
import type {
  Education,
  PersonalInfo,
  SkillGroup,
  Studies,
  Volunteering,
  WorkExperience,
} from './entries.schema'
import { LAYOUT_DEFAULTS } from './page-layout'
import type { Resume, ResumeDraft } from './resume.schema'

/** Makes an id for a new entry; an argument so that tests and the server choose it. */
export type NewId = () => string

/** Equal but for case and outer spaces. */
export const sameText = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase()

const emptyPersonalInfo = (): PersonalInfo => ({
  fullName: '',
  email: '',
  phone: '',
  location: '',
  linkedIn: '',
  github: '',
  portfolio: '',
})

/** What the editor starts with: title "My Resume", template modern, nothing else. */
export const emptyResume = (): ResumeDraft => ({
  title: RESUME_DEFAULTS.title,
  templateId: RESUME_DEFAULTS.templateId,
  personalInfo: emptyPersonalInfo(),
  summary: '',
  workExperience: [],
  education: [],
  skills: [],
  projects: [],
  certifications: [],
  languages: [],
  volunteer: [],
  awards: [],
  publications: [],
  interests: [],
  references: [],
  customSections: [],
  headline: '',
  photo: '',
  sections: [],
  layout: { ...LAYOUT_DEFAULTS },
  isDefault: false,
  pageSize: RESUME_DEFAULTS.pageSize,
  language: RESUME_DEFAULTS.language,
  fitPages: 0,
  tightness: 0,
  fillPages: false,
})

/** What was kept before it had all the parts that a resume has now: those it lacks are empty. */
export function completeDraft<T extends Omit<ResumeDraft, 'title' | 'isDefault'>>(kept: T): T {
  const { title, isDefault, ...parts } = emptyResume()
  return {
    ...parts,
    ...kept,
    layout: { ...parts.layout, ...(kept.layout as Partial<T['layout']> | undefined) },
    education: kept.education.map((one) => ({ ...newEntry.education(''), ...one })),
  }
}

/** An empty entry for each list of a resume, with its own id. */
export const newEntry = {
  workExperience: (id: string): WorkExperience => ({
    id,
    jobTitle: '',
    company: '',
    location: '',
    startDate: '',
    endDate: '',
    current: false,
    description: [''],
  }),
  education: (id: string): Education => ({
    id,
    degree: '',
    institution: '',
    location: '',
    field: '',
    startDate: '',
    graduationDate: '',
    gpa: '',
    description: [],
  }),
  skills: (id: string) => ({ id, category: '', items: [] as string[] }),
  projects: (id: string) => ({
    id,
    name: '',
    description: '',
    technologies: [] as string[],
    link: '',
    date: '',
  }),
  certifications: (id: string) => ({
    id,
    name: '',
    issuer: '',
    date: '',
    expiryDate: '',
    credentialId: '',
    url: '',
  }),
  languages: (id: string) => ({ id, name: '', proficiency: '' as const }),
  volunteer: (id: string): Volunteering => ({
    id,
    role: '',
    organization: '',
    location: '',
    startDate: '',
    endDate: '',
    current: false,
    description: [''],
  }),
  awards: (id: string) => ({ id, title: '', awarder: '', date: '', summary: '' }),
  publications: (id: string) => ({
    id,
    name: '',
    authors: '',
    publisher: '',
    date: '',
    link: '',
    summary: '',
  }),
  interests: (id: string) => ({ id, name: '', keywords: [] }),
  references: (id: string) => ({ id, name: '', position: '', contact: '', reference: '' }),
}

/** Studies as a profile has them: the rest stays in the resume. */
export const studiesOf = ({
  id,
  degree,
  institution,
  location,
  graduationDate,
  gpa,
}: Education): Studies => ({
  ...(id ? { id } : {}),
  degree,
  institution,
  location,
  graduationDate,
  gpa,
})

/** The editable part of a saved resume. */
export function draftOf(resume: Resume | ResumeDraft): ResumeDraft {
  if (!('id' in resume)) return resume
  const { id, userId, version, createdAt, updatedAt, tailoring, ...draft } = resume
  return draft
}

/** An unsaved duplicate, titled with "(Copy)"; it is nobody's default. */
export function duplicateOf(resume: Resume | ResumeDraft): ResumeDraft {
  const suffix = ' (Copy)'
  const room = RESUME_LIMITS.line - suffix.length
  return { ...draftOf(resume), title: resume.title.slice(0, room) + suffix, isDefault: false }
}

/** Gives every entry an id of its own: missing and repeated ones are replaced, the others kept. */
export function withEntryIds<T extends Pick<ResumeDraft, ResumeList>>(draft: T, newId: NewId): T {
  const own = <E extends { id?: string | undefined }>(entries: E[]): E[] => {
    const seen = new Set<string>()
    return entries.map((entry) => {
      const id = entry.id && !seen.has(entry.id) ? entry.id : newId()
      seen.add(id)
      return { ...entry, id }
    })
  }
  return {
    ...draft,
    ...Object.fromEntries(RESUME_LISTS.map((list) => [list, own<{ id?: string | undefined }>(draft[list])])),
  }
}

/** Marking a job as current clears its end date; unmarking leaves the date for the person to fill. */
export const setCurrent = (job: WorkExperience, current: boolean): WorkExperience => ({
  ...job,
  current,
  endDate: current ? '' : job.endDate,
})

/** Adds a skill to a group; blank ones and repetitions are ignored. */
export function addSkill(group: SkillGroup, skill: string): SkillGroup {
  const item = skill.trim()
  const known = group.items.some((other) => sameText(other, item))
  return !item || known || group.items.length >= RESUME_LIMITS.entries
    ? group
    : { ...group, items: [...group.items, item] }
}

/** Adds several skills, as typed or pasted with separators between them. */
export const addSkills = (group: SkillGroup, text: string): SkillGroup =>
  splitSkills(text)
    .map((skill) => skill.slice(0, RESUME_LIMITS.line))
    .reduce(addSkill, group)

/** "Go, Rust,, TypeScript " as a list without blanks. */
export const parseTechnologies = (value: string): string[] =>
  value
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean)

/** What stands below the name: the headline, else the role. */
export const headlineOf = (draft: Pick<ResumeDraft, 'headline' | 'workExperience'>): string =>
  draft.headline.trim() || mainJobTitle(draft)

/** The job that a resume is headed by: the current one, else the first; not one that is hidden. */
export function mainJob(
  draft: Pick<ResumeDraft, 'workExperience'>,
): { jobTitle: string; index: number } | undefined {
  const jobs = draft.workExperience.map((job, index) => ({ ...job, index })).filter((job) => !job.hidden)
  return jobs.find((job) => job.current && job.jobTitle) ?? jobs[0]
}

/** The role of a resume: the title of its main job. */
export const mainJobTitle = (draft: Pick<ResumeDraft, 'workExperience'>): string =>
  mainJob(draft)?.jobTitle ?? ''

/** The name of the file of a resume, safe on every system: "{title}.pdf". */
export function exportFileName(title: string, extension: string): string {
  const safe = title
    .normalize('NFC')
    // eslint-disable-next-line no-control-regex -- control characters and half characters are what must go
    .replace(/[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff\p{Cs}]/gu, '')
    .replace(/[\\/:*?"<>|]/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
  // Windows keeps these names for devices.
  const reserved = /^(con|prn|aux|nul|com\d|lpt\d)$/i.test(safe)
  const name = [...safe].slice(0, 100).join('').trim()
  return `${name && !reserved ? name : RESUME_DEFAULTS.title}.${extension}`
}
