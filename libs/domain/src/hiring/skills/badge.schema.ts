import { z } from 'zod'
import { IsoTime } from '../../text/text.schema'

/** What a check of a badge comes to. */
export const BADGE_VERDICTS = [
  'valid',
  'not-genuine',
  'revoked',
  'expired',
  'demonstration',
  'cannot-tell',
] as const
export type BadgeVerdict = (typeof BADGE_VERDICTS)[number]

const state = z.enum(['pass', 'fail', 'unknown'])
export type BadgeCheckState = z.infer<typeof state>

const result = {
  verdict: z.enum(BADGE_VERDICTS),
  /** Whether it is made out to the proven address of the account. */
  holder: state,
  /** What that comes to, in a sentence: no more than was checked. */
  says: z.string(),
  /** The day of the issuer's list of revoked ones that was read; null where there was none. */
  asOf: IsoTime.nullable(),
}

/** What the last check of an imported badge came to. */
export const CertificationBadge = z.object({ ...result, checkedAt: IsoTime })
export type CertificationBadge = z.infer<typeof CertificationBadge>

/** A file that was looked at, and nothing of it stored. */
export const BadgeCheck = z.object({
  ...result,
  /** What it says of itself; null where it is no badge that can be read. */
  badge: z
    .object({ name: z.string(), issuer: z.string(), issued: z.string(), expires: z.string().nullable() })
    .nullable(),
  /** Genuine, counting, and made out to this account: only then it says Verified. */
  verified: z.boolean(),
  /** Whether it may stand among the certifications. */
  canImport: z.boolean(),
  checks: z.array(z.object({ id: z.string(), state, reason: z.string() })),
})
export type BadgeCheck = z.infer<typeof BadgeCheck>
