import { z } from 'zod'
import { PreparationFacts } from '../hiring/interviews/interview.schema'
import { Id, requiredText, text } from '../text/text.schema'
import { ASKED_ROLES, UNSAID } from './ask-them'
import { PLAN_KINDS, PLAN_LIMITS } from './plan'
import { PLAN_ITEM_STATES } from './plan.machine'

const version = z.number().int().min(0)
const day = z.string()

export const PlanItem = z.object({
  seq: z.number().int(),
  kind: z.enum(PLAN_KINDS),
  ref: z.string(),
  /** What it is, in words. */
  title: z.string(),
  dueDay: day.nullable(),
  state: z.enum(PLAN_ITEM_STATES),
  doneByRef: z.string().nullable(),
})
export type PlanItem = z.infer<typeof PlanItem>

/** What an interview is to its plan: ahead with a time or without, off, or behind. */
export const PLAN_STANDS = ['ahead', 'no-time', 'off', 'behind'] as const

/** The plan of an interview; `version` 0 until it is made. */
export const InterviewPlan = z.object({
  interviewId: Id,
  stands: z.enum(PLAN_STANDS),
  /** Why it is empty or has no dates. */
  sentence: z.string().nullable(),
  /** The local day of the interview, and of today, by the person's own clock. */
  day: day.nullable(),
  today: day,
  items: z.array(PlanItem),
  /** How it went, for nobody else. */
  notes: z.string(),
  /** Questions that were met, each with one of the bank that is like it. */
  met: z.array(
    z.object({ text: z.string(), like: z.object({ id: z.string(), stem: z.string() }).nullable() }),
  ),
  version,
})
export type InterviewPlan = z.infer<typeof InterviewPlan>

/** What helps before an interview, with its plan. */
export const Preparation = PreparationFacts.extend({ plan: InterviewPlan })
export type Preparation = z.infer<typeof Preparation>

/** The number of an item; one that is none is not there. */
export const PlanItemParams = z.object({ id: Id, seq: z.string().max(60) })
export const PlanItemChange = z.strictObject({ state: z.enum(PLAN_ITEM_STATES), version })
export const InterviewNotes = z.strictObject({
  notes: text(PLAN_LIMITS.notes),
  met: z.array(requiredText(PLAN_LIMITS.met, 'Write the question.')).max(PLAN_LIMITS.metMost),
  version,
})
export type InterviewNotes = z.infer<typeof InterviewNotes>

/** What to ask them: by whom one meets, and by what the posting leaves open. */
export const QuestionsToAsk = z.object({
  people: z.array(z.object({ name: z.string(), as: z.enum(ASKED_ROLES), questions: z.array(z.string()) })),
  unsaid: z.array(z.object({ topic: z.enum(UNSAID), text: z.string(), ask: z.string() })),
})
export type QuestionsToAsk = z.infer<typeof QuestionsToAsk>
