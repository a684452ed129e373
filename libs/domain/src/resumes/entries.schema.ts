import { z } from 'zod'
import { Id, text } from '../text/text.schema'
import { PROFICIENCIES, RESUME_LIMITS as MAX } from './constants'
import { MONTH_PATTERN } from './dates'

export const line = text(MAX.line)
const link = text(MAX.link)
export const paragraph = text(MAX.paragraph)
export const listOf = <T extends z.core.$ZodType>(item: T, max: number = MAX.entries) =>
  z.array(item).max(max, `Use at most ${max} entries.`)

export const Month = z.string().regex(MONTH_PATTERN, 'Use a month like 2024-05.')

/** What a request leaves out of an entry is empty. */
const emptyLine = line.default('')
const emptyLink = link.default('')
const emptyMonth = Month.default('')
const anyPoints = listOf(text(MAX.bullet), MAX.bullets)
const points = anyPoints.default([])

/** Tells entries apart while they are edited and moved; the server adds the missing ones. */
const key = {
  id: Id.optional(),
  /** Kept, and not printed. */
  hidden: z.boolean().optional(),
  /** Begins a new page. */
  breakBefore: z.boolean().optional(),
}

export const PersonalInfo = z.strictObject({
  fullName: emptyLine,
  email: text(254).default(''),
  phone: emptyLine,
  location: emptyLine,
  linkedIn: emptyLink,
  github: emptyLink,
  portfolio: emptyLink,
})
export type PersonalInfo = z.infer<typeof PersonalInfo>

/** Some of it: what is absent stays absent. */
export const PersonalInfoParts = z
  .strictObject({
    fullName: line,
    email: text(254),
    phone: line,
    location: line,
    linkedIn: link,
    github: link,
    portfolio: link,
  })
  .partial()

export const WorkExperience = z.strictObject({
  ...key,
  jobTitle: emptyLine,
  company: emptyLine,
  location: emptyLine,
  startDate: emptyMonth,
  endDate: emptyMonth,
  current: z.boolean().default(false),
  /** About the employer or the role, before the points. */
  summary: paragraph.optional(),
  url: link.optional(),
  description: points,
})
export type WorkExperience = z.infer<typeof WorkExperience>

/** Studies as a profile has them. */
export const Studies = z.strictObject({
  id: key.id,
  degree: emptyLine,
  institution: emptyLine,
  location: emptyLine,
  graduationDate: emptyMonth,
  gpa: emptyLine,
})
export type Studies = z.infer<typeof Studies>

export const Education = Studies.extend({
  ...key,
  /** What was studied, where the degree does not say it. */
  field: emptyLine,
  startDate: emptyMonth,
  url: link.optional(),
  description: points,
})
export type Education = z.infer<typeof Education>

export const SkillGroup = z.strictObject({
  ...key,
  category: emptyLine,
  /** How well all of them are known, in the person's own word. */
  level: line.optional(),
  items: listOf(line).default([]),
})
export type SkillGroup = z.infer<typeof SkillGroup>

export const Project = z.strictObject({
  ...key,
  name: emptyLine,
  description: paragraph.default(''),
  technologies: listOf(line).default([]),
  link: emptyLink,
  date: emptyLine,
  role: line.optional(),
  /** For whom it was made. */
  entity: line.optional(),
  highlights: anyPoints.optional(),
})
export type Project = z.infer<typeof Project>

export const Certification = z.strictObject({
  ...key,
  name: emptyLine,
  issuer: emptyLine,
  date: emptyLine,
  expiryDate: emptyLine,
  credentialId: emptyLine,
  url: emptyLink,
  /** Whether the page shows the address as a code for cameras too. */
  qrCode: z.boolean().optional(),
})
export type Certification = z.infer<typeof Certification>

export const Language = z.strictObject({
  ...key,
  name: emptyLine,
  proficiency: z.enum(PROFICIENCIES).or(z.literal('')).default(''),
})
export type Language = z.infer<typeof Language>

export const Volunteering = z.strictObject({
  ...key,
  role: emptyLine,
  organization: emptyLine,
  location: emptyLine,
  startDate: emptyMonth,
  endDate: emptyMonth,
  current: z.boolean().default(false),
  summary: paragraph.optional(),
  url: link.optional(),
  description: points,
})
export type Volunteering = z.infer<typeof Volunteering>

export const Award = z.strictObject({
  ...key,
  title: emptyLine,
  awarder: emptyLine,
  date: emptyLine,
  summary: paragraph.default(''),
})
export type Award = z.infer<typeof Award>

export const Publication = z.strictObject({
  ...key,
  name: emptyLine,
  authors: emptyLine,
  publisher: emptyLine,
  date: emptyLine,
  link: emptyLink,
  summary: paragraph.default(''),
})
export type Publication = z.infer<typeof Publication>

export const Interest = z.strictObject({ ...key, name: emptyLine, keywords: listOf(line).default([]) })
export type Interest = z.infer<typeof Interest>

export const Reference = z.strictObject({
  ...key,
  name: emptyLine,
  /** Who that is, such as "Head of Engineering, Kestrel Labs". */
  position: emptyLine,
  contact: emptyLine,
  reference: paragraph.default(''),
})
export type Reference = z.infer<typeof Reference>

/** An entry of a section that the person invented. */
export const CustomEntry = z.strictObject({
  ...key,
  name: emptyLine,
  detail: emptyLine,
  location: emptyLine,
  date: emptyLine,
  link: emptyLink,
  description: points,
})
export type CustomEntry = z.infer<typeof CustomEntry>

/** A section that the person invented; `id` is its key in `sections`. */
export const CustomSection = z.strictObject({
  id: Id,
  name: emptyLine,
  entries: listOf(CustomEntry).default([]),
})
export type CustomSection = z.infer<typeof CustomSection>
