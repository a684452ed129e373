import { z } from 'zod'
import { LIMITS } from '../../limits'
import { Studies, WorkExperience } from '../../resumes/entries.schema'
import { requiredText, text } from '../../text/text.schema'
import { AVAILABILITIES, CURRENCIES, EMPLOYMENT_TYPES } from '../constants'
import { TECHNOLOGIES } from '../filters'
import { Amount, CompanyRef, Id, IsoTime, Version } from '../hiring.schema'
import { HIRING_LIMITS } from '../limits'
import { SKILL_LEVELS, SKILL_STATES } from '../../skills/levels'
import { STRENGTH_PARTS } from './profile.rules'

const phone = text(40).refine((value) => /^[+\d ()./-]*$/.test(value), 'Use digits, spaces and + only.')
const strengthKeys = z.enum(STRENGTH_PARTS.map(({ key }) => key))
export const ProfileStrengthView = z.object({
  percent: z.number().int(),
  missing: z.array(z.object({ key: strengthKeys, points: z.number().int(), hint: z.string() })),
})

/** What the Profile section edits in one save. */
const editable = {
  name: requiredText(LIMITS.name, 'Add your name.'),
  title: text(HIRING_LIMITS.title),
  bio: text(HIRING_LIMITS.bio),
  location: text(LIMITS.shortText),
  metro: text(LIMITS.shortText).nullable(),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, 'Use a two-letter country code.')
    .nullable(),
  phone,
  salaryMin: Amount.nullable(),
  currency: z.enum(CURRENCIES).nullable(),
  types: z.array(z.enum(EMPLOYMENT_TYPES)).max(EMPLOYMENT_TYPES.length),
  openToRemote: z.boolean().nullable(),
  relocateTo: z.array(text(LIMITS.shortText)).max(HIRING_LIMITS.relocateTo),
  availability: z.enum(AVAILABILITIES),
  technology: z.enum(TECHNOLOGIES),
  education: z.array(Studies).max(HIRING_LIMITS.workEntries),
}
export const ProfileUpdate = z.strictObject({ ...editable, version: Version })
export type ProfileUpdate = z.infer<typeof ProfileUpdate>

export const Profile = z.object({
  id: Id,
  ...editable,
  initials: z.string(),
  email: z.string(),
  experienceMonths: z.number().int().nullable(),
  work: z.array(WorkExperience),
  skills: z.array(
    z.object({ id: Id, skill: z.string(), level: z.literal(SKILL_LEVELS), state: z.enum(SKILL_STATES) }),
  ),
  strength: ProfileStrengthView,
  version: Version,
})
export type Profile = z.infer<typeof Profile>
/** One work entry; the answer is the whole profile, because months and strength change with it. */
export const WorkEntry = z.strictObject({ entry: WorkExperience, version: Version })

/** An invitation to apply, as the candidate reads it. */
export const InvitationCard = z.object({
  id: Id,
  company: CompanyRef,
  jobId: Id,
  role: z.string(),
  salary: z.string(),
  message: z.string(),
  state: z.enum(['sent', 'viewed', 'accepted', 'declined', 'expired']),
  sentAt: IsoTime,
  expiresAt: IsoTime,
})
export type InvitationCard = z.infer<typeof InvitationCard>
export const InvitationList = z.object({ items: z.array(InvitationCard) })
