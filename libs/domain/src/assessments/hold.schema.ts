import { z } from 'zod'
import { LIMITS } from '../limits'
import { Id, IsoTime, requiredText } from '../text/text.schema'
import { HOLD_KINDS, HOLD_OUTCOMES, HOLD_RULES, HOLD_STATES } from './hold.rules'
import { RECHECK_STATES } from '../hiring/interviews/recheck-states'
import { TRACK_SLUGS } from './tracks'

const count = z.number().int().min(0)
const version = z.number().int().min(1)
const state = z.enum(HOLD_STATES)

/** A result that is looked at again, as its person reads it: why, and what can be done. */
export const OwnHold = z.object({
  id: Id,
  state,
  reasons: z.array(
    z.object({
      kind: z.enum(HOLD_KINDS),
      /** How many tasks it is about; none for a jump. */
      tasks: count,
      /** When the result was that it is far above; for a jump alone. */
      since: IsoTime.nullable(),
    }),
  ),
  at: IsoTime,
  /** Until when it waits for its person. */
  until: IsoTime,
  /** The five tasks, where they were asked for. */
  recheck: z.object({ id: Id, state: z.enum(RECHECK_STATES) }).nullable(),
  canTake: z.boolean(),
  canAppeal: z.boolean(),
  /** Until when a no can be appealed; null where that is over, or there is none. */
  appealUntil: IsoTime.nullable(),
  /** What the person said before it was decided, and of the decision. */
  said: z.string().nullable(),
  appeal: z.string().nullable(),
  /** In the words of who decided; null where nobody did. */
  reason: z.string().nullable(),
  decidedAt: IsoTime.nullable(),
})
export type OwnHold = z.infer<typeof OwnHold>

export const HoldWords = z.strictObject({ text: requiredText(HOLD_RULES.text, 'Write how it was.') })
export type HoldWords = z.infer<typeof HoldWords>

/** A hold in the queue of the console. Whose it is is not said: the answers decide. */
export const HoldCase = z.object({
  id: Id,
  track: z.enum(TRACK_SLUGS),
  skill: z.string(),
  state,
  kinds: z.array(z.enum(HOLD_KINDS)),
  at: IsoTime,
  until: IsoTime,
  recheck: z.enum(RECHECK_STATES).nullable(),
  decidedAt: IsoTime.nullable(),
  decidedBy: z.string().nullable(),
  version,
})
export type HoldCase = z.infer<typeof HoldCase>

/** Those that somebody has to decide, those that wait for their person, and what is decided. */
export const HOLD_LISTS = ['waiting', 'open', 'decided'] as const
export const HoldsQuery = z.strictObject({
  state: z.enum(HOLD_LISTS).optional(),
  after: z.string().max(120).optional(),
  pageSize: z.coerce.number().int().min(1).max(LIMITS.pageSize).optional(),
})
export type HoldsQuery = z.input<typeof HoldsQuery>
export const HoldCases = z.object({
  items: z.array(HoldCase),
  next: z.string().nullable(),
  counts: z.object({ waiting: count, open: count, decided: count }),
})
export type HoldCases = z.infer<typeof HoldCases>

/** What was seen in the answers; times are the server's. */
export const HoldSigns = z.object({
  fast: z.array(z.object({ seq: count, seconds: count, usualSeconds: count })),
  /** Answers in code that somebody else gave as well. */
  alike: z.array(count),
  jump: z.object({ since: IsoTime, from: z.number().int(), to: z.number().int() }).nullable(),
})
export type HoldSigns = z.infer<typeof HoldSigns>

export const HoldDetail = z.object({
  ...HoldCase.shape,
  signs: HoldSigns,
  score: z.number().int(),
  tasks: count,
  /** Of the five; null before they ended. */
  right: count.nullable(),
  of: count,
  said: z.string().nullable(),
  appeal: z.string().nullable(),
  reason: z.string().nullable(),
})
export type HoldDetail = z.infer<typeof HoldDetail>

export const DecideHold = z.strictObject({
  outcome: z.enum(HOLD_OUTCOMES),
  /** The person reads it, word for word. */
  reason: requiredText(HOLD_RULES.reason, 'Write a reason.'),
  version,
})
export type DecideHold = z.infer<typeof DecideHold>
