import { z } from 'zod'
import { PlainAnswer } from '../assessments/attempt.schema'
import { Id } from '../hiring/hiring.schema'
import { text } from '../text/text.schema'
import { ModuleTask, ModuleVerdict } from './module.schema'
import { CARD_SOURCES, REVIEW_LIMITS } from './review.rules'

const count = z.number().int().min(0)

/** What a card is about, in words. */
const CardRef = z.object({
  id: Id,
  source: z.enum(CARD_SOURCES),
  /** The module, or the kind of question that was practised. */
  title: z.string(),
  /** The path of the module, or the question that was practised. */
  about: z.string(),
})

/** A card as it is asked now; a new instance each time. */
export const ReviewCard = CardRef.extend({
  task: ModuleTask,
  /** A nudge that is shown when somebody asks for it; then right is hard. Null where there is none. */
  hint: z.string().nullable(),
  /** Wrong before in this review: it is asked until it is right, and not rated again. */
  isAgain: z.boolean(),
  /** The day on which it was asked last. */
  lastDay: z.iso.date().nullable(),
})
export type ReviewCard = z.infer<typeof ReviewCard>

/** The review of today, and the card that is asked next. */
export const Review = z.object({
  day: z.iso.date(),
  perDay: count,
  /** Cards that were rated today. */
  done: count,
  /** Cards of today's review that are still to come, without those that are asked again. */
  left: count,
  /** Wrong today, and asked again at the end. */
  again: count,
  /** All that were due today; what is over `perDay` waits and is no debt. */
  due: count,
  /** Cards that are kept, paused ones among them. */
  cards: count,
  /** Null when today's review is over. */
  card: ReviewCard.nullable(),
  /** The next day on which a card is due; null without one. */
  nextDay: z.iso.date().nullable(),
  paused: z.array(CardRef),
})
export type Review = z.infer<typeof Review>

/** Of a check what it asks for; of a point what somebody would say, in their own words. */
export const CardAnswer = z.union([PlainAnswer, z.strictObject({ said: text(REVIEW_LIMITS.said) })])
export type CardAnswer = z.infer<typeof CardAnswer>

export const ReviewAnswer = z.strictObject({
  /** Of the instance that is answered. */
  seed: z.string().min(1).max(64),
  /** Null is "I don't know". */
  answer: CardAnswer.nullable(),
  seconds: z.number().int().min(0).max(86_400),
  /** The hint was looked at. */
  hint: z.boolean().optional(),
})

export const ReviewAnswered = z.object({
  verdict: ModuleVerdict,
  /** The day on which the card comes again; null when it comes again in this review. */
  due: z.iso.date().nullable(),
  /** *Too easy* would be heard. */
  canEase: z.boolean(),
  review: Review,
})
export type ReviewAnswered = z.infer<typeof ReviewAnswered>

export const CardChange = z.strictObject({ action: z.enum(['pause', 'resume', 'easy', 'remove']) })
export const ReviewSettings = z.strictObject({
  perDay: z
    .number()
    .int()
    .min(REVIEW_LIMITS.least, `Use ${REVIEW_LIMITS.least} to ${REVIEW_LIMITS.most} cards.`)
    .max(REVIEW_LIMITS.most, `Use ${REVIEW_LIMITS.least} to ${REVIEW_LIMITS.most} cards.`),
})
