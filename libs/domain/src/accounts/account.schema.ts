import { z } from 'zod'
import { Email, Id, IsoTime } from '../text/text.schema'

export const ACCOUNT_KINDS = ['guest', 'registered'] as const

/** Who is using the dashboards: a guest by cookie, or a person with a proven address. */
export const AccountSession = z.object({
  user: z.object({ id: Id, kind: z.enum(ACCOUNT_KINDS), email: z.string().nullable() }),
  /** Guests that are not used for so many days are erased whole. */
  guestDays: z.number().int(),
})
export type AccountSession = z.infer<typeof AccountSession>

export const SignInCodeRequest = z.strictObject({ email: Email })
export const SignInRequest = z.strictObject({
  email: Email,
  otp: z.string().trim().min(1, 'Please enter the OTP code.').max(32),
})

/** A browser in which the account is open. */
export const OpenSession = z.object({
  id: Id,
  device: z.string(),
  createdAt: IsoTime,
  lastSeenAt: IsoTime,
  /** The browser that asks. */
  current: z.boolean(),
})
export type OpenSession = z.infer<typeof OpenSession>
export const OpenSessionParams = z.strictObject({ id: Id })

/** What becomes of files of credentials that somebody has: they stay valid, or are revoked with the account. */
export const ERASED_CREDENTIALS = ['keep', 'revoke'] as const
export type ErasedCredentials = (typeof ERASED_CREDENTIALS)[number]

/** Erasing cannot be undone, so the word is typed. */
export const ERASE_WORD = 'erase'
export const EraseRequest = z.strictObject({
  confirm: z.literal(ERASE_WORD, `Type “${ERASE_WORD}” to confirm.`),
  credentials: z.enum(ERASED_CREDENTIALS).default('keep'),
})
