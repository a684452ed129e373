import { emptyResume, newEntry, type ResumeDraft } from '@tryka/domain'

type Work = ResumeDraft['workExperience'][number]

/** What was done and for how long, not where and in no words of one's own. */
export const blindWork = ({ jobTitle, startDate, endDate, current }: Work): Work => ({
  jobTitle,
  startDate,
  endDate,
  current,
  company: '',
  location: '',
  description: [],
})

/**
 * A resume without its person: contact, links, employers, schools, years of graduation and every free text are left
 * out, because any of them may tell who it is.
 */
export const blindResume = (resume: ResumeDraft, name: string): ResumeDraft => ({
  ...emptyResume(),
  templateId: resume.templateId,
  pageSize: resume.pageSize,
  language: resume.language,
  layout: resume.layout,
  title: name,
  personalInfo: {
    fullName: name,
    email: '',
    phone: '',
    location: '',
    linkedIn: '',
    github: '',
    portfolio: '',
  },
  summary: '',
  workExperience: resume.workExperience.map(blindWork),
  education: resume.education.map(({ degree }) => ({
    ...newEntry.education(''),
    degree,
  })),
  projects: [],
  certifications: resume.certifications.map(({ name: title }) => ({
    name: title,
    issuer: '',
    date: '',
    expiryDate: '',
    credentialId: '',
    url: '',
  })),
})
