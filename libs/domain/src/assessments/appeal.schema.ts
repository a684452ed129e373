import { z } from 'zod'
import { Id, IsoTime, requiredText } from '../text/text.schema'
import { APPEAL_RULES, APPEAL_STATES } from './appeal.rules'
import { ATTEMPT_RULES } from './attempt.rules'

/** The number of a task in its attempt. */
export const TaskNumber = z.number().int().min(1).max(ATTEMPT_RULES.tasks.most)

/** Something was wrong with a task, or, without a number, with the whole. */
export const AppealRequest = z.strictObject({
  seq: TaskNumber.optional(),
  text: requiredText(APPEAL_RULES.text, 'Write what was wrong.'),
})
export type AppealRequest = z.infer<typeof AppealRequest>

/** An appeal as whoever made it reads it. */
export const OwnAppeal = z.object({
  id: Id,
  /** Null where it is about the whole. */
  seq: TaskNumber.nullable(),
  text: z.string(),
  state: z.enum(APPEAL_STATES),
  at: IsoTime,
  decidedAt: IsoTime.nullable(),
  /** In the words of who decided; null until then. */
  reason: z.string().nullable(),
  /** The level that the result rose to by it. */
  raisedTo: z.number().int().nullable(),
})
export type OwnAppeal = z.infer<typeof OwnAppeal>
