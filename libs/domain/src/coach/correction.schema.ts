import { z } from 'zod'
import { LIMITS } from '../limits'
import { Id, IsoTime, longText, requiredText, text } from '../text/text.schema'
import {
  CORRECTION_KINDS,
  CORRECTION_ORDERS,
  CORRECTION_OUTCOMES,
  CORRECTION_RULES,
  CORRECTION_STATES,
} from './correction.rules'
import { PRACTICE_TYPES } from './rubric'

const count = z.number().int().min(0)
const revision = z.number().int().min(1).max(10_000)

/** Something is wrong with a question, a key point, a module or a check. */
export const CreateCorrection = z.strictObject({
  kind: z.enum(CORRECTION_KINDS),
  ref: requiredText(CORRECTION_RULES.ref),
  /** The one that was seen. */
  revision,
  text: longText(CORRECTION_RULES.textMin, CORRECTION_RULES.text),
  source: text(CORRECTION_RULES.source).optional(),
})
export type CreateCorrection = z.infer<typeof CreateCorrection>

const shape = {
  id: Id,
  kind: z.enum(CORRECTION_KINDS),
  ref: z.string(),
  revision: z.number().int(),
  /** The title or the words of what it is about. */
  about: z.string(),
  text: z.string(),
  source: z.string().nullable(),
  state: z.enum(CORRECTION_STATES),
  at: IsoTime,
  decidedAt: IsoTime.nullable(),
  /** In the words of who decided; null until then. */
  reason: z.string().nullable(),
}

/** A correction as whoever made it reads it. */
export const OwnCorrection = z.object(shape)
export type OwnCorrection = z.infer<typeof OwnCorrection>
export const OwnCorrections = z.object({ items: z.array(OwnCorrection) })
export type OwnCorrections = z.infer<typeof OwnCorrections>

/** The same in the queue of the console. Who made it is not said: the content decides. */
export const CorrectionCase = z.object({
  ...shape,
  /** The revision that is served now; null where the thing is gone. */
  revisionNow: z.number().int().nullable(),
})
export type CorrectionCase = z.infer<typeof CorrectionCase>

/** The same when it is looked at: with the words of the point or the check that it is about, and what is right there. */
export const CorrectionDetail = CorrectionCase.extend({
  /** Null where it is about a whole, or where the part is gone. */
  part: z.object({ text: z.string(), code: z.string().nullable(), right: z.array(z.string()) }).nullable(),
})
export type CorrectionDetail = z.infer<typeof CorrectionDetail>

export const CorrectionsQuery = z.strictObject({
  state: z.enum(['open', 'decided']).optional(),
  /** Without it, open ones begin with the oldest, and decided ones with the latest decision. */
  order: z.enum(CORRECTION_ORDERS).optional(),
  after: z.string().max(120).optional(),
  pageSize: z.coerce.number().int().min(1).max(LIMITS.pageSize).optional(),
})
export type CorrectionsQuery = z.input<typeof CorrectionsQuery>
export const CorrectionCases = z.object({
  items: z.array(CorrectionCase),
  next: z.string().nullable(),
  counts: z.object({ open: count, decided: count }),
})
export type CorrectionCases = z.infer<typeof CorrectionCases>

export const DecideCorrection = z.strictObject({
  outcome: z.enum(CORRECTION_OUTCOMES),
  /** The person reads it, word for word. */
  reason: requiredText(CORRECTION_RULES.reason, 'Write a reason.'),
})
export type DecideCorrection = z.infer<typeof DecideCorrection>

/** What there is to practise and to learn, and how far the coach agrees with raters. */
export const CoachContent = z.object({
  questions: z.array(
    z.object({
      area: z.string(),
      type: z.enum(PRACTICE_TYPES),
      active: count,
      draft: count,
      suspect: count,
      retired: count,
      /** Of all of them, those of which both readings of this revision are recorded, and those of which one is. */
      readTwice: count,
      readOnce: count,
    }),
  ),
  paths: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      modules: count,
      /** Written, with or without their reviews. */
      written: count,
      /** With both reviews: what people read. */
      open: count,
    }),
  ),
  figures: z.array(
    z.object({
      measure: z.string(),
      value: z.number(),
      gate: z.number(),
      sense: z.enum(['least', 'most']),
      cases: count,
      isMet: z.boolean(),
    }),
  ),
})
export type CoachContent = z.infer<typeof CoachContent>

/** Null where there were too few of them to be told. */
const some = count.nullable()

/** Counts of all people in the live market together; no row names anybody. */
export const CoachUsage = z.object({
  since: IsoTime,
  sessions: some,
  answers: some,
  modulesPassed: some,
  /** Weeks from Monday of UTC, this one first. */
  weeks: z.array(z.object({ from: z.iso.date(), sessions: some, answers: some, modulesPassed: some })),
  corrections: z.object({ open: count, accepted: count, refused: count }),
  model: z.object({
    calls: count,
    tokens: count,
    /** Days on which it was called, the latest first. */
    days: z.array(
      z.object({
        day: z.iso.date(),
        feedback: count,
        conversation: count,
        tokensIn: count,
        tokensOut: count,
      }),
    ),
  }),
})
export type CoachUsage = z.infer<typeof CoachUsage>
