import { formatMonth, formatPeriod, mainJobTitle } from '@tryka/domain'
import type { ResumeDraft } from '@tryka/domain'
import { wordsFor } from '@tryka/resume-template'

export interface OutlineEntry {
  heading: string
  date: string
  /** Title, place, issuer, address: each a line of its own. */
  details: string[]
  paragraphs: string[]
  bullets: string[]
}

export interface OutlineSection {
  heading: string
  paragraphs: string[]
  entries: OutlineEntry[]
  /** Label and values, such as a group of skills. */
  lists: { label: string; items: string[] }[]
}

/** The content of a resume in the order in which it is printed, for the formats that have no layout. */
export interface Outline {
  name: string
  role: string
  contact: string[]
  sections: OutlineSection[]
}

const filled = (...values: string[]): string[] => values.map((value) => value.trim()).filter(Boolean)
const entry = (
  heading: string,
  date: string,
  details: string[],
  more: Partial<OutlineEntry> = {},
): OutlineEntry => ({
  heading: heading.trim(),
  date,
  details: filled(...details),
  paragraphs: [],
  bullets: [],
  ...more,
})
const section = (heading: string, part: Partial<Omit<OutlineSection, 'heading'>>): OutlineSection => ({
  heading,
  paragraphs: [],
  entries: [],
  lists: [],
  ...part,
})
const isEmpty = ({ heading, date, details, paragraphs, bullets }: OutlineEntry): boolean =>
  !heading && !date && !details.length && !paragraphs.length && !bullets.length

function experienceOf(draft: ResumeDraft): OutlineEntry[] {
  return draft.workExperience.map((job) =>
    entry(
      job.company || job.jobTitle,
      formatPeriod(job, draft.language),
      [job.company ? job.jobTitle : '', job.location],
      {
        bullets: filled(...job.description),
      },
    ),
  )
}

function restOf(draft: ResumeDraft): OutlineSection[] {
  const words = wordsFor(draft.language)
  const month = (value: string) => formatMonth(value, draft.language)
  const projects = draft.projects.map((one) =>
    entry(one.name, month(one.date), [filled(...one.technologies).join(', '), one.link], {
      paragraphs: filled(...one.description.split(/\n+/)),
    }),
  )
  const certifications = draft.certifications.map((one) =>
    entry(
      one.name,
      filled(month(one.date), one.expiryDate && `${words.expires} ${month(one.expiryDate)}`).join(', '),
      [
        filled(one.issuer, one.credentialId && `${words.credentialId} ${one.credentialId}`).join(', '),
        one.url,
      ],
    ),
  )
  const languages = draft.languages
    .filter((one) => one.name.trim())
    .map((one) => (one.proficiency ? `${one.name} (${words.levels[one.proficiency]})` : one.name))
  return [
    section(words.projects, { entries: projects }),
    section(words.certifications, { entries: certifications }),
    section(words.languages, { lists: languages.length ? [{ label: '', items: languages }] : [] }),
  ]
}

/** Builds the outline; sections and entries without content are left out. */
export function outlineOf(draft: ResumeDraft): Outline {
  const words = wordsFor(draft.language)
  const me = draft.personalInfo
  const education = draft.education.map((one) =>
    entry(one.institution || one.degree, formatMonth(one.graduationDate, draft.language), [
      filled(one.institution ? one.degree : '', one.gpa && `${words.gpa} ${one.gpa}`).join(', '),
      one.location,
    ]),
  )
  const skills = draft.skills
    .map(({ category, items }) => ({ label: category.trim(), items: filled(...items) }))
    .filter(({ label, items }) => label || items.length)
  const all = [
    section(words.summary, { paragraphs: filled(...draft.summary.split(/\n+/)) }),
    section(words.experience, { entries: experienceOf(draft) }),
    section(words.education, { entries: education }),
    section(words.skills, { lists: skills }),
    ...restOf(draft),
  ]
  return {
    name: me.fullName.trim(),
    role: mainJobTitle(draft),
    contact: filled(me.email, me.phone, me.location, me.linkedIn, me.github, me.portfolio),
    sections: all
      .map((one) => ({ ...one, entries: one.entries.filter((item) => !isEmpty(item)) }))
      .filter((one) => one.paragraphs.length || one.entries.length || one.lists.length),
  }
}
