import { z } from 'zod'
import { captchaFields } from '../captcha/captcha.schema'
import { LIMITS } from '../limits'
import { Email, IsoTime, requiredText, text } from '../text/text.schema'
import { EXPERIENCE_LEVELS, USER_TYPES } from './constants'

const optionalText = (max: number) => text(max).nullable().optional()

/** A signup, from the form or from the newsletter band. `otpVerified` is accepted and never believed. */
export const EarlyAccessRequest = z.strictObject({
  name: requiredText(LIMITS.name, 'Please fill in all required fields.'),
  email: Email,
  userType: z.enum(USER_TYPES),
  focusArea: text(LIMITS.label),
  interests: z.array(text(LIMITS.label)).max(LIMITS.interests),
  company: optionalText(LIMITS.shortText),
  position: optionalText(LIMITS.shortText),
  experience: z.enum(EXPERIENCE_LEVELS).or(z.literal('')).nullable().optional(),
  message: optionalText(LIMITS.message),
  otpVerified: z.boolean().optional(),
  ...captchaFields,
})
export type EarlyAccessRequest = z.input<typeof EarlyAccessRequest>

/** The same for every accepted request: it tells nobody who is on the list. */
export const EarlyAccessReceipt = z.object({ received: z.literal(true) })
export type EarlyAccessReceipt = z.infer<typeof EarlyAccessReceipt>

export const PrivacyLinkRequest = z.strictObject({ email: Email })
/** The same whether the address is on the list or not. */
export const PrivacyLinkReceipt = z.object({ received: z.literal(true) })

/** The signed part of a link that was mailed. */
export const PrivacyToken = z.strictObject({ token: z.string().min(1).max(1_000) })
export const EraseReceipt = z.object({ erased: z.literal(true) })
export const UnsubscribeReceipt = z.object({ unsubscribed: z.literal(true) })

/** Everything that the waitlist keeps about an address. */
export const PersonalData = z.object({
  email: z.string(),
  signups: z.array(z.record(z.string(), z.union([z.string(), z.boolean(), z.array(z.string()), z.null()]))),
  /** Where the newsletter stands; null for whoever never asked for it. */
  newsletter: z
    .object({
      state: z.string(),
      askedAt: IsoTime.nullable(),
      confirmedAt: IsoTime.nullable(),
      leftAt: IsoTime.nullable(),
    })
    .nullable(),
  codesSent: z.array(z.object({ purpose: z.string(), sentAt: IsoTime })),
})
