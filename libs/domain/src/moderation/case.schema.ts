import { z } from 'zod'
import { Version } from '../hiring/hiring.schema'
import { LIMITS } from '../limits'
import { Id, IsoTime, longText, text } from '../text/text.schema'
import {
  CASE_STATES,
  DECISION_ACTIONS,
  DECISION_GROUNDS,
  DECISION_STATES,
  MODERATION_LIMITS,
  OBJECTION_STATES,
  REPORT_REASONS,
  REPORT_SUBJECTS,
} from './constants'

const { facts, factsMin, days, answer } = MODERATION_LIMITS

/** A case in the queue. */
export const CaseRow = z.object({
  id: Id,
  subject: z.enum(REPORT_SUBJECTS),
  subjectId: Id,
  /** How the subject was called when it was reported first. */
  name: z.string(),
  reason: z.enum(REPORT_REASONS),
  state: z.enum(CASE_STATES),
  /** Distinct accounts that were not new; what the queue is sorted by. */
  weight: z.number().int(),
  reports: z.number().int(),
  openedAt: IsoTime,
  assignedTo: z.string().nullable(),
  version: z.number().int(),
})
export type CaseRow = z.infer<typeof CaseRow>
/** Where a list goes on: the last row that was shown. */
const keyset = {
  after: z.string().max(120).optional(),
  pageSize: z.coerce.number().int().min(1).max(LIMITS.pageSize).optional(),
}
export const CasesQuery = z.strictObject({ state: z.enum(['open', 'decided']).optional(), ...keyset })
export type CasesQuery = z.input<typeof CasesQuery>
export const Cases = z.object({
  items: z.array(CaseRow),
  /** Of the next page; null on the last. */
  next: z.string().nullable(),
  /** Since when the open case that waits longest is open, on whichever page it stands. */
  oldest: IsoTime.nullable(),
  counts: z.object({ open: z.number().int(), decided: z.number().int(), objections: z.number().int() }),
})
export type Cases = z.infer<typeof Cases>

/** One thing that was to be seen of a subject. */
export const SeenFact = z.object({ label: z.string(), text: z.string() })
export type SeenFact = z.infer<typeof SeenFact>

/** A decision as administrators read it. */
export const MadeDecision = z.object({
  id: Id,
  action: z.enum(DECISION_ACTIONS),
  ground: z.enum(DECISION_GROUNDS).nullable(),
  statement: z.array(z.string()),
  by: z.string(),
  at: IsoTime,
  until: IsoTime.nullable(),
  state: z.enum(DECISION_STATES),
  subject: z.enum(REPORT_SUBJECTS),
  name: z.string(),
  objection: z.enum(OBJECTION_STATES).nullable(),
  liftedAt: IsoTime.nullable(),
  /** Who lifted it, and the words that were told; null where an objection or nobody did. */
  liftedBy: z.string().nullable(),
  liftReason: z.string().nullable(),
})
export type MadeDecision = z.infer<typeof MadeDecision>

export const CaseDetail = z.object({
  ...CaseRow.shape,
  /** As it was when the first report came. */
  snapshot: z.array(SeenFact),
  /** As it is now; nothing when it is gone. */
  now: z.array(SeenFact),
  /** The account behind the subject, where there is one. */
  account: z.object({ id: Id, email: z.string() }).nullable(),
  history: z.array(MadeDecision),
  told: z.array(
    z.object({
      id: Id,
      reason: z.enum(REPORT_REASONS),
      text: z.string(),
      at: IsoTime,
      /** Empty when the account is gone. */
      reporter: z.string(),
    }),
  ),
  /** What can be decided about this subject as it stands. */
  may: z.array(z.enum(DECISION_ACTIONS)),
})
export type CaseDetail = z.infer<typeof CaseDetail>

const ruling = {
  ground: z.enum(DECISION_GROUNDS),
  /** The person reads these, word for word. */
  facts: longText(factsMin, facts),
  /** Of a suspension: how many days; null is without end. */
  days: z.number().int().min(1).max(days).nullable(),
}
/** To dismiss nobody is told anything but the reporters; everything else has a ground and its facts. */
export const CaseRuling = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('dismiss'), version: Version }),
  z.strictObject({ action: z.literal('warn'), version: Version, ground: ruling.ground, facts: ruling.facts }),
  z.strictObject({
    action: z.literal('take_down'),
    version: Version,
    ground: ruling.ground,
    facts: ruling.facts,
  }),
  z.strictObject({ action: z.literal('suspend'), version: Version, ...ruling }),
])
export type CaseRuling = z.infer<typeof CaseRuling>

/** A suspension without a case: an administrator looked by themselves. */
export const SuspendAccount = z.strictObject(ruling)
export type SuspendAccount = z.infer<typeof SuspendAccount>

/** Erasing somebody else's account: it cannot be taken back, so the person reads why. */
export const EraseUser = z.strictObject({ ground: ruling.ground, facts: ruling.facts })
export type EraseUser = z.infer<typeof EraseUser>

/** Closing somebody else's company for good, for the same reason. */
export const CloseByUs = EraseUser
export type CloseByUs = z.infer<typeof CloseByUs>

export const ObjectionRow = z.object({
  id: Id,
  text: z.string(),
  state: z.enum(OBJECTION_STATES),
  at: IsoTime,
  answer: z.string().nullable(),
  decision: MadeDecision,
  /** False for who made the decision, where there is somebody else. */
  mayDecide: z.boolean(),
})
export type ObjectionRow = z.infer<typeof ObjectionRow>
export const ObjectionsQuery = z.strictObject(keyset)
export type ObjectionsQuery = z.input<typeof ObjectionsQuery>
export const Objections = z.object({ items: z.array(ObjectionRow), next: z.string().nullable() })
export type Objections = z.infer<typeof Objections>
/** Told to the person, word for word. */
const toldWords = text(answer).refine((value) => value.length > 0, 'Write what the person is told.')
export const DecideObjection = z.strictObject({
  outcome: z.enum(['upheld', 'rejected']),
  answer: toldWords,
})
export type DecideObjection = z.infer<typeof DecideObjection>

/** A decision was a mistake: it ends, and whom it is about reads why. */
export const LiftDecision = z.strictObject({ reason: toldWords })
export type LiftDecision = z.infer<typeof LiftDecision>
