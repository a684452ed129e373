import { z } from 'zod'
import { Id, IsoTime } from '../text/text.schema'
import { PlainAnswer, Presentation } from './attempt.schema'
import { RECHECK_STATES } from '../hiring/interviews/recheck-states'
import { RECHECK_RULES } from './recheck.rules'
import { TRACK_SLUGS } from './tracks'

const count = z.number().int().min(0)

/** A re-check as its person sees it: how many were right is told to nobody, only what they came to. */
export const RecheckView = z.object({
  id: Id,
  track: z.enum(TRACK_SLUGS),
  skill: z.string(),
  state: z.enum(RECHECK_STATES),
  /** The result that it is about; null for one of an interview. */
  attempt: Id.nullable(),
  /** Of an interview: it sees each task, and the answer while it is written. */
  company: z.string().nullable(),
  askedAt: IsoTime,
  startedAt: IsoTime.nullable(),
  /** Everything ends then. */
  endsAt: IsoTime.nullable(),
  endedAt: IsoTime.nullable(),
  /** Tasks that were answered, or whose time went by. */
  done: count,
  of: count,
  /** The same one until it is answered; null before the start and after the end. */
  task: Presentation.nullable(),
  /** The answer before this task came after its time, so it counts as none. */
  wasLate: z.boolean(),
  now: IsoTime,
  version: z.number().int().min(1),
})
export type RecheckView = z.infer<typeof RecheckView>

export const RecheckAnswer = z.strictObject({
  seq: z.number().int().min(1).max(RECHECK_RULES.tasks),
  nonce: z.string().min(1).max(64),
  /** Null is "I don't know". */
  answer: PlainAnswer.nullable(),
})
export type RecheckAnswer = z.infer<typeof RecheckAnswer>
