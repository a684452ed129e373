import { z } from 'zod'
import { Id, text } from '../text/text.schema'
import { SKILL_LEVELS } from '../skills/levels'
import { TAILOR_LIMITS } from './constants'

const name = text(TAILOR_LIMITS.name)

/** Which posting a resume was made for, and which resume it was copied from. Kept when either is gone. */
export const Tailoring = z.strictObject({
  /** A posting of ours; null for a pasted one. */
  postingId: Id.nullable(),
  /** The version of it that was read. */
  postingVersion: z.number().int().min(1).nullable(),
  /** SHA-256 of the pasted text, in hexadecimal; null for a posting of ours. */
  textHash: z
    .string()
    .regex(/^[0-9a-f]{64}$/, 'Use a SHA-256 in hexadecimal.')
    .nullable(),
  role: name,
  company: name,
  /** What it asked for when the copy was made. */
  terms: z
    .array(
      z.strictObject({
        term: text(TAILOR_LIMITS.term),
        need: z.enum(['must', 'nice']),
        years: z.number().int().min(1).max(40).optional(),
        level: z.literal(SKILL_LEVELS).optional(),
      }),
    )
    .max(TAILOR_LIMITS.terms),
  fromId: Id.nullable(),
  fromVersion: z.number().int().min(1).nullable(),
})
export type Tailoring = z.infer<typeof Tailoring>

/** What a list says of it. */
export const TailoredTo = Tailoring.pick({ postingId: true, role: true, company: true })
export type TailoredTo = z.infer<typeof TailoredTo>
