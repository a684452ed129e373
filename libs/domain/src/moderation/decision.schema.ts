import { z } from 'zod'
import { Id, IsoTime, longText } from '../text/text.schema'
import {
  DECISION_ACTIONS,
  DECISION_GROUNDS,
  DECISION_STATES,
  MODERATION_LIMITS,
  OBJECTION_STATES,
  REPORT_SUBJECTS,
} from './constants'

const { objectionMin, objection } = MODERATION_LIMITS

/** What the person said against a decision, and how that ended. */
export const Objection = z.object({
  text: z.string(),
  state: z.enum(OBJECTION_STATES),
  at: IsoTime,
  answer: z.string().nullable(),
  decidedAt: IsoTime.nullable(),
})
export type Objection = z.infer<typeof Objection>

/** A decision as those whom it is about read it: never by whom it was reported or decided. */
export const Decision = z.object({
  id: Id,
  subject: z.enum(REPORT_SUBJECTS),
  subjectId: Id,
  /** How the subject is called. */
  name: z.string(),
  action: z.enum(DECISION_ACTIONS),
  ground: z.enum(DECISION_GROUNDS).nullable(),
  /** The statement of reasons, paragraph by paragraph. */
  statement: z.array(z.string()),
  at: IsoTime,
  until: IsoTime.nullable(),
  liftedAt: IsoTime.nullable(),
  /** What whoever lifted it wrote; null where an objection did. */
  liftReason: z.string().nullable(),
  state: z.enum(DECISION_STATES),
  /** The company whose Admins were told; null where it is about the account. */
  companyId: Id.nullable(),
  objectUntil: IsoTime,
  canObject: z.boolean(),
  objection: Objection.nullable(),
})
export type Decision = z.infer<typeof Decision>
export const Decisions = z.object({ items: z.array(Decision) })
export type Decisions = z.infer<typeof Decisions>

export const CreateObjection = z.strictObject({ text: longText(objectionMin, objection) })
export type CreateObjection = z.infer<typeof CreateObjection>

/** The refusal of everything that a suspended account asks for beside its decision. */
export const Suspended = z.object({ code: z.literal('SUSPENDED'), decisionId: Id.nullable() })
