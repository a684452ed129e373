import { z } from 'zod'
import { LIMITS } from '../limits'
import { Id, IsoTime, requiredText } from '../text/text.schema'
import { APPEAL_OUTCOMES, APPEAL_RULES, APPEAL_STATES, TEMPLATE_MOVES, TEMPLATE_STATES } from './appeal.rules'
import { TaskNumber } from './appeal.schema'
import { CALIBRATIONS, TASK_KINDS } from './attempt.schema'
import { TRACK_SLUGS } from './tracks'

const count = z.number().int().min(0)
const track = z.enum(TRACK_SLUGS)
const standing = z.enum(TEMPLATE_STATES)
const reason = requiredText(APPEAL_RULES.reason, 'Write a reason.')

/** An appeal in the queue. Who made it is not said: the task decides. */
export const AppealCase = z.object({
  id: Id,
  track,
  skill: z.string(),
  /** Both null where it is about the whole. */
  seq: TaskNumber.nullable(),
  topic: z.string().nullable(),
  state: z.enum(APPEAL_STATES),
  at: IsoTime,
  decidedAt: IsoTime.nullable(),
  decidedBy: z.string().nullable(),
})
export type AppealCase = z.infer<typeof AppealCase>

export const AppealsQuery = z.strictObject({
  state: z.enum(['open', 'decided']).optional(),
  after: z.string().max(120).optional(),
  pageSize: z.coerce.number().int().min(1).max(LIMITS.pageSize).optional(),
})
export type AppealsQuery = z.input<typeof AppealsQuery>
export const AppealCases = z.object({
  items: z.array(AppealCase),
  next: z.string().nullable(),
  /** Since when the open one that waits longest is open. */
  oldest: IsoTime.nullable(),
  counts: z.object({ open: count, decided: count }),
})
export type AppealCases = z.infer<typeof AppealCases>

/** A task as it was shown, made again, with what was right. */
export const RebuiltTask = z.object({
  kind: z.enum(TASK_KINDS),
  stem: z.string(),
  code: z.string().nullable(),
  options: z.array(z.string()),
  /** Cases of a code task that the person could try. */
  cases: z.array(z.string()),
  /** Any of these is right. */
  key: z.array(z.string()),
  why: z.string(),
})
export type RebuiltTask = z.infer<typeof RebuiltTask>

/** A task of an attempt that somebody appeals about. */
export const AppealedTask = z.object({
  seq: TaskNumber,
  topic: z.string(),
  templateId: z.string(),
  revision: z.number().int(),
  standing: standing.nullable(),
  /** It was tried out: it never counted. */
  isPilot: z.boolean(),
  /** It counts for nothing any more. */
  isVoid: z.boolean(),
  isLate: z.boolean(),
  isCorrect: z.boolean(),
  /** In the order that was given; null where nobody answered, or said to know nothing. */
  answer: z.array(z.string()).nullable(),
  /** Null where the bank has another version by now. */
  shown: RebuiltTask.nullable(),
})
export type AppealedTask = z.infer<typeof AppealedTask>

export const AppealDetail = z.object({
  ...AppealCase.shape,
  text: z.string(),
  reason: z.string().nullable(),
  /** The level that the result rose to by it. */
  raisedTo: z.number().int().nullable(),
  /** The one that it is about, or all of them. */
  tasks: z.array(AppealedTask),
})
export type AppealDetail = z.infer<typeof AppealDetail>

/** Upheld, a task was faulty: the one that the appeal names, or else the one that is named here. */
export const DecideAppeal = z.strictObject({
  outcome: z.enum(APPEAL_OUTCOMES),
  seq: TaskNumber.optional(),
  /** The person reads it, word for word. */
  reason,
})
export type DecideAppeal = z.infer<typeof DecideAppeal>

export const AssessmentsHealth = z.object({
  /** Since when attempts are counted. */
  since: IsoTime,
  /** The tracks that can be taken. */
  tracks: z.array(
    z.object({
      track,
      skill: z.string(),
      started: count,
      scored: count,
      void: count,
      templates: count,
      /** How far its tasks are known by answers. */
      known: z.object({
        /** What the bank says of itself. */
        calibration: z.enum(CALIBRATIONS),
        answers: count,
        tasks: count,
        /** Tasks with as many answers as a checked, and as a calibrated bank has. */
        checked: count,
        calibrated: count,
        /** When it was counted; null before the first count. */
        at: IsoTime.nullable(),
      }),
    }),
  ),
  /** Where people's code runs: nowhere, in no process as long as none is needed, or in so many. */
  grader: z.object({ isOn: z.boolean(), processes: count, waiting: count }),
  appeals: z.object({ open: count }),
  /** Held results that a person has to decide. */
  holds: z.object({ waiting: count }),
  /** Templates that a person has to look at. */
  suspects: count,
  /** Skills without an assessment that accounts asked for one of, the most wanted first. */
  wishes: z.array(z.object({ skill: z.string(), accounts: count })),
})
export type AssessmentsHealth = z.infer<typeof AssessmentsHealth>

export const TemplatesQuery = z.strictObject({ track })
export const TemplateHealth = z.object({
  id: z.string(),
  topic: z.string(),
  grade: z.number().int(),
  standing,
  /** Why it stands so, where a server moved it. */
  reason: z.string().nullable(),
  by: z.string().nullable(),
  at: IsoTime.nullable(),
  shown: count,
  right: count,
  /** Null where there are too few answers. */
  medianSeconds: count.nullable(),
})
export type TemplateHealth = z.infer<typeof TemplateHealth>
export const TemplatesHealth = z.object({ items: z.array(TemplateHealth), answers: count })
export type TemplatesHealth = z.infer<typeof TemplatesHealth>

export const TemplateParams = z.strictObject({ id: z.string().min(1).max(120) })
export const MoveTemplate = z.strictObject({ state: z.enum(TEMPLATE_MOVES), reason })
export const TemplateMoved = z.object({
  id: z.string(),
  standing,
  reason: z.string(),
  by: z.string(),
  at: IsoTime,
})
