import { z } from 'zod'
import { SET_ASIDE_REASONS } from './feedback.rules'
import { CRITERIA, RUBRIC_LEVELS } from './rubric'

const offset = z.number().int().min(0)
const count = z.number().int().min(0)
/** A quote: offsets in UTF-16 units into the text that was judged, so that only what is in it can be quoted. */
export const Span = z.object({ start: offset, end: offset })
export type Span = z.infer<typeof Span>

export const KEY_POINT_STATES = ['covered', 'partly', 'missing', 'contradicted'] as const

const criterion = z.enum(CRITERIA)
const level = z.literal(RUBRIC_LEVELS)

export const CriterionFeedback = z.object({
  id: criterion,
  level,
  /** What an answer of this level does. */
  anchor: z.string(),
  /** What the next level asks for; null at 4. */
  nextAnchor: z.string().nullable(),
  /** The sentences by which the level was given; none at 0. */
  evidence: z.array(Span),
})
export type CriterionFeedback = z.infer<typeof CriterionFeedback>

export const KeyPointFeedback = z.object({
  id: z.string(),
  text: z.string(),
  state: z.enum(KEY_POINT_STATES),
  evidence: z.array(Span),
})

/** What the coach says of one answer, the only form of it: on the screen, in the table, in the export. */
export const Feedback = z.object({
  version: z.string(),
  engine: z.literal('built-in'),
  score: z.number().int().min(0).max(100),
  tooShort: z.boolean(),
  /** `other`: the built-in coach reads English, so there is no score. */
  language: z.enum(['en', 'other']),
  /** Somebody may be in danger: nothing is scored, and a calm text stands there. */
  distress: z.boolean(),
  criteria: z.array(CriterionFeedback),
  keyPoints: z.array(KeyPointFeedback),
  /** Never without a quote of level 3 or more. */
  strengths: z.array(Span.extend({ criterion })).max(2),
  /** The weakest part: what to do and one question. Null when nothing was scored or all is at its best. */
  oneThing: z.object({ criterion, text: z.string(), ask: z.string() }).nullable(),
  facts: z.object({
    words: count,
    /** Without what was set aside. */
    ownWords: count,
    seconds: count,
    /** Of spoken answers alone. */
    wordsPerMinute: count.nullable(),
    fillersPer100: count,
    iCount: count,
    weCount: count,
    setAside: z.array(Span.extend({ why: z.enum(SET_ASIDE_REASONS) })),
  }),
  limits: z.array(z.string()),
})
export type Feedback = z.infer<typeof Feedback>
