import { z } from 'zod'
import { Id, IsoTime, requiredText } from '../text/text.schema'
import { PlainAnswer, Presentation } from './attempt.schema'
import { RECHECK_STATES } from '../hiring/interviews/recheck-states'
import { RECHECK_RULES } from './recheck.rules'
import { TRACK_SLUGS } from './tracks'

const count = z.number().int().min(0)

/** Skills whose tasks a company asks for in an interview. */
export const LiveRecheckRequest = z.strictObject({
  skills: z.array(requiredText(60)).min(1).max(RECHECK_RULES.skills),
})

/** What the company sees of the task that is open: all of it, and nothing to answer it with. */
export const SharedTask = Presentation.omit({ nonce: true })
export type SharedTask = z.infer<typeof SharedTask>

/** A re-check of an interview as the company sees it. How many were right is told to nobody. */
export const LiveRecheck = z.object({
  id: Id,
  track: z.enum(TRACK_SLUGS),
  skill: z.string(),
  state: z.enum(RECHECK_STATES),
  askedAt: IsoTime,
  startedAt: IsoTime.nullable(),
  endsAt: IsoTime.nullable(),
  endedAt: IsoTime.nullable(),
  done: count,
  of: count,
  /** The topics of the tasks so far, in their order. */
  topics: z.array(z.string()),
  task: SharedTask.nullable(),
  /** What stands in the answer of the open task now. */
  draft: PlainAnswer.nullable(),
  now: IsoTime,
})
export type LiveRecheck = z.infer<typeof LiveRecheck>

/** Those of an interview, and the proved skills that may still be asked for. */
export const LiveRechecks = z.object({
  items: z.array(LiveRecheck),
  askable: z.array(z.object({ skill: z.string(), level: z.number().int() })),
})
export type LiveRechecks = z.infer<typeof LiveRechecks>

/** What stands in the answer while it is written, for whoever looks on. */
export const DraftedAnswer = z.strictObject({
  seq: z.number().int().min(1).max(RECHECK_RULES.tasks),
  draft: PlainAnswer,
})
export type DraftedAnswer = z.infer<typeof DraftedAnswer>
