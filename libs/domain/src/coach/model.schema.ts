import { z } from 'zod'
import { IsoTime } from '../text/text.schema'
import { Span } from './feedback.schema'
import { MODEL_CONSENT_VERSION } from './model.rules'
import { CRITERIA, RUBRIC_LEVELS } from './rubric'

const left = z.number().int().min(0)

/** What a model said of one criterion. Its own level stands beside ours and counts nowhere. */
export const ModelRemark = z.object({
  criterion: z.enum(CRITERIA),
  text: z.string(),
  quote: Span.nullable(),
  level: z.literal(RUBRIC_LEVELS).nullable(),
})
export type ModelRemark = z.infer<typeof ModelRemark>

/** The words of a model about one answer, as they were stored. */
export const ModelWords = z.object({
  model: z.string(),
  host: z.string(),
  remarks: z.array(ModelRemark),
  at: IsoTime,
})
export type ModelWords = z.infer<typeof ModelWords>

export const TurnWords = z.object({ words: ModelWords.nullable() })
export type TurnWords = z.infer<typeof TurnWords>

/** Where the words of a model would come from, and whether this account agreed to that. */
export const ModelState = z.object({
  /** The host that would receive something; null where none is set. */
  host: z.string().nullable(),
  model: z.string().nullable(),
  /** Guests have the built-in words alone. */
  mayAgree: z.boolean(),
  textVersion: z.number().int(),
  /** Null where nothing was agreed to, or to another text or host. */
  consent: z.object({ givenAt: IsoTime }).nullable(),
  /** What is left of today's allowance, in answers. */
  left: z.object({ feedback: left, conversation: left }),
  packs: z.number().int(),
})
export type ModelState = z.infer<typeof ModelState>

/** What was on the screen when it was agreed to. */
export const ModelConsent = z.strictObject({
  textVersion: z.literal(MODEL_CONSENT_VERSION),
  host: z.string().min(1).max(255),
})
export type ModelConsent = z.infer<typeof ModelConsent>
