import { z } from 'zod'
import { ADMISSION_STATES } from '../admissions/admission.rules'
import { EXPERIENCE_LEVELS, STANDINGS } from '../early-access/constants'
import { TECHNOLOGIES } from '../hiring/filters'
import { HIRING_LIMITS } from '../hiring/limits'
import { SkillDraft } from '../hiring/skills/skill.schema'
import { Studies, WorkExperience } from '../resumes/entries.schema'
import { IsoTime, text } from '../text/text.schema'

/** The forms of beginning something, whose typed text is kept with the account. */
export const ONBOARDING_FORMS = [
  'profile-about',
  'profile-bring',
  'profile-skills',
  'profile-privacy',
  'profile-mails',
  'company',
  'company-details',
  'company-member',
] as const
export type OnboardingForm = (typeof ONBOARDING_FORMS)[number]

const MOST_FIELDS = 12
const fields = z
  .record(z.string().max(40), text(HIRING_LIMITS.bio))
  .refine((typed) => Object.keys(typed).length <= MOST_FIELDS, 'Too many fields.')

/** What was typed into each form, as it was typed; a form without a word in it is left out. */
export const OnboardingDraft = z.partialRecord(z.enum(ONBOARDING_FORMS), fields)
export type OnboardingDraft = z.infer<typeof OnboardingDraft>

/** What somebody told us with the request for early access, as a profile asks for it. */
export const OnboardingRequest = z.object({
  at: IsoTime,
  standing: z.enum(STANDINGS),
  name: z.string(),
  title: z.string(),
  /** Null where the field of the request is none that profiles have. */
  technology: z.enum(TECHNOLOGIES).nullable(),
  experience: z.enum(EXPERIENCE_LEVELS).nullable(),
  company: z.string(),
})
export type OnboardingRequest = z.infer<typeof OnboardingRequest>

/** The words of a profile that a demo may have changed. */
export const DEMO_WORDS = ['name', 'title', 'location', 'country', 'technology', 'bio'] as const
export type DemoWord = (typeof DEMO_WORDS)[number]

/** What somebody made of the demo person: nothing of it is what the demo began with. */
export const DemoChanges = z.object({
  words: z.partialRecord(z.enum(DEMO_WORDS), z.string()),
  work: z.array(WorkExperience),
  education: z.array(Studies),
  skills: z.array(SkillDraft),
})
export type DemoChanges = z.infer<typeof DemoChanges>

/** Where somebody stands who signed in and begins, or waits to. */
export const Onboarding = z.object({
  /** Null for an address that is not on the list. */
  request: OnboardingRequest.nullable(),
  /** The latest invitation of the address. */
  invitation: z.object({ state: z.enum(ADMISSION_STATES), sentAt: IsoTime, endsAt: IsoTime }).nullable(),
  /** Null without a demo. */
  demo: DemoChanges.nullable(),
  draft: OnboardingDraft,
  /** When it was kept; null while there is none. */
  keptAt: IsoTime.nullable(),
  /** Signed in before there was a live market, and did not answer yet what to do about it. */
  isEarlier: z.boolean(),
  /** Looked at the matches of the own profile, in whatever browser. */
  looked: z.boolean(),
})
export type Onboarding = z.infer<typeof Onboarding>

export const OnboardingMarks = z.strictObject({
  /** What who signed in before there was a live market goes on with. */
  answer: z.enum(['profile', 'sample']).optional(),
  looked: z.literal(true).optional(),
})
export type OnboardingMarks = z.infer<typeof OnboardingMarks>

export const KeepOnboarding = z.strictObject({ draft: OnboardingDraft })
