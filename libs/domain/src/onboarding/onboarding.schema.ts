import { z } from 'zod'
import { ADMISSION_STATES } from '../admissions/admission.rules'
import { EXPERIENCE_LEVELS, STANDINGS } from '../early-access/constants'
import { TECHNOLOGIES } from '../hiring/filters'
import { HIRING_LIMITS } from '../hiring/limits'
import { IsoTime, text } from '../text/text.schema'

/** The forms of beginning something, whose typed text is kept with the account. */
export const ONBOARDING_FORMS = [
  'profile-about',
  'profile-privacy',
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

/** Where somebody stands who signed in and begins, or waits to. */
export const Onboarding = z.object({
  /** Null for an address that is not on the list. */
  request: OnboardingRequest.nullable(),
  /** The latest invitation of the address. */
  invitation: z.object({ state: z.enum(ADMISSION_STATES), sentAt: IsoTime, endsAt: IsoTime }).nullable(),
  draft: OnboardingDraft,
  /** When it was kept; null while there is none. */
  keptAt: IsoTime.nullable(),
})
export type Onboarding = z.infer<typeof Onboarding>

export const KeepOnboarding = z.strictObject({ draft: OnboardingDraft })
