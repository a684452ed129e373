import { looksLikeEmail } from '../text/email'
import { PROFICIENCY_LABELS } from './constants'
import { type JsonResume, META_KEY } from './json-resume.types'
import { printableLink } from './links'
import type { Resume, ResumeDraft } from './resume.schema'

/** The schema refuses empty strings in several places, so what is empty is left out. */
function compact<T extends object>(value: T): T {
  return Object.fromEntries(
    Object.entries(value).filter(([, part]) => part !== undefined && part !== ''),
  ) as T
}

const isIsoDate = (value: string): boolean =>
  /^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/.test(value)
const dateOr = (value: string, name: 'startDate' | 'date') =>
  isIsoDate(value) ? { [name]: value } : { 'x-date': value }

/** A web address with its scheme, and the text as typed when that differs. */
const address = (value: string, extra: 'x-url' | 'x-link') => {
  const url = printableLink(value)?.href
  return { url, [extra]: url === value ? undefined : value }
}

const profile = (network: string, value: string) => {
  const url = printableLink(value)?.href
  return compact({
    network,
    username: value.replace(/\/+$/, '').split('/').at(-1),
    url,
    'x-text': url === value ? undefined : value,
  })
}

const basics = ({ personalInfo: me, summary }: ResumeDraft): JsonResume['basics'] =>
  compact({
    name: me.fullName,
    email: looksLikeEmail(me.email) ? me.email : undefined,
    'x-email': looksLikeEmail(me.email) ? undefined : me.email,
    phone: me.phone,
    ...address(me.portfolio, 'x-url'),
    summary,
    location: me.location ? { city: me.location, 'x-text': me.location } : undefined,
    profiles: [
      ...(me.linkedIn ? [profile('LinkedIn', me.linkedIn)] : []),
      ...(me.github ? [profile('GitHub', me.github)] : []),
    ],
  })

const projects = (draft: ResumeDraft): JsonResume['projects'] =>
  draft.projects.map((project) =>
    compact({
      name: project.name,
      description: project.description,
      keywords: project.technologies,
      ...address(project.link, 'x-link'),
      ...dateOr(project.date, 'startDate'),
    }),
  )

const certificates = (draft: ResumeDraft): JsonResume['certificates'] =>
  draft.certifications.map((one) =>
    compact({
      name: one.name,
      issuer: one.issuer,
      ...dateOr(one.date, 'date'),
      ...address(one.url, 'x-url'),
      'x-expiryDate': one.expiryDate,
      'x-credentialId': one.credentialId,
      'x-qrCode': one.qrCode || undefined,
    }),
  )

/** A resume as JSON Resume 1.x; what that schema has no place for travels under `x-` names. */
export function toJsonResume(resume: ResumeDraft & Partial<Pick<Resume, 'updatedAt'>>): JsonResume {
  return {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: basics(resume),
    work: resume.workExperience.map((job) =>
      compact({
        position: job.jobTitle,
        name: job.company,
        location: job.location,
        startDate: job.startDate,
        endDate: job.endDate,
        highlights: job.description.filter((bullet) => bullet.trim()),
        'x-current': job.current,
      }),
    ),
    education: resume.education.map((one) =>
      compact({
        institution: one.institution,
        studyType: one.degree,
        endDate: one.graduationDate,
        score: one.gpa,
        'x-location': one.location,
      }),
    ),
    skills: resume.skills.map((group) => compact({ name: group.category, keywords: group.items })),
    projects: projects(resume),
    certificates: certificates(resume),
    languages: resume.languages.map((one) =>
      compact({
        language: one.name,
        fluency: one.proficiency ? PROFICIENCY_LABELS[one.proficiency] : undefined,
      }),
    ),
    meta: {
      version: 'v1.0.0',
      ...(resume.updatedAt ? { lastModified: resume.updatedAt } : {}),
      [META_KEY]: {
        title: resume.title,
        templateId: resume.templateId,
        isDefault: resume.isDefault,
        pageSize: resume.pageSize,
        language: resume.language,
        fitPages: resume.fitPages,
        tightness: resume.tightness,
      },
    },
  }
}
