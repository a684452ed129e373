import { z } from 'zod'
import { Id, IsoTime, requiredText } from '../text/text.schema'
import { INTENTS, TALK_LIMITS } from './talk.rules'

/** Something that is so, read from live rows: nothing is said that is not one of these or a fixed sentence. */
export const CoachFact = z.object({
  id: z.string(),
  text: z.string(),
  value: z.number().nullable(),
  unit: z.string().nullable(),
  /** Where it stands in the product; null for what is a rule and no row. */
  href: z.string().nullable(),
  /** Of how many it was counted, where it was. */
  n: z.number().int().optional(),
  asOf: IsoTime,
})
export type CoachFact = z.infer<typeof CoachFact>

/** What one can do about it: go somewhere, or say something. */
export const CoachAction = z.union([
  z.object({ label: z.string(), href: z.string() }),
  z.object({ label: z.string(), say: z.string() }),
])
export type CoachAction = z.infer<typeof CoachAction>

export const CoachLine = z.object({
  seq: z.number().int(),
  role: z.enum(['person', 'coach']),
  /** Empty where somebody may be in danger: it is not kept. */
  text: z.string(),
  intent: z.enum(INTENTS).nullable(),
  facts: z.array(CoachFact),
  actions: z.array(CoachAction),
  at: IsoTime,
})
export type CoachLine = z.infer<typeof CoachLine>

/** A talk with the coach; the newest lines of it. */
export const CoachThread = z.object({ id: Id, updatedAt: IsoTime, lines: z.array(CoachLine) })
export type CoachThread = z.infer<typeof CoachThread>
export const CoachThreads = z.object({ items: z.array(CoachThread) })

/** A message, the posting that is open beside it, and whether no model is to word its answer. */
export const CoachMessage = z.strictObject({
  text: requiredText(TALK_LIMITS.message, 'Write something first.'),
  posting: Id.optional(),
  engine: z.literal('built-in').optional(),
})
export type CoachMessage = z.infer<typeof CoachMessage>

/** Three things at most, the most urgent first. */
export const CoachToday = z.object({
  things: z.array(z.object({ id: z.string(), title: z.string(), note: z.string(), href: z.string() })).max(3),
  /** Balance of TRYK. */
  credits: z.number(),
})
export type CoachToday = z.infer<typeof CoachToday>
