import { z } from 'zod'
import { text } from '../../text/text.schema'
import {
  APPLICATION_FILTERS,
  APPLICATION_STAGES,
  CANDIDATE_STATUS,
  INTERVIEW_STATUSES,
  INTERVIEW_TYPES,
} from '../constants'
import { Amount, CompanyRef, Id, IsoTime, pageOf, pageQuery, Version } from '../hiring.schema'
import { MatchAnswer } from '../jobs/job.schema'
import { HIRING_LIMITS } from '../limits'

export const CandidateStatusName = z.enum(Object.values(CANDIDATE_STATUS))
const counts = Object.fromEntries(APPLICATION_STAGES.map((stage) => [stage, z.number().int()])) as Record<
  (typeof APPLICATION_STAGES)[number],
  z.ZodNumber
>
/** One count per stage; they add up to `total`. */
export const StageCounts = z.object({ ...counts, total: z.number().int() })
export type StageCounts = z.infer<typeof StageCounts>

/** What a candidate may do, from `candidateView`. */
const affordances = {
  canWithdraw: z.boolean(),
  canRespond: z.boolean(),
  canPrepare: z.boolean(),
  canRequestExplanation: z.boolean(),
}

/** An application in the candidate's list. */
export const ApplicationCard = z.object({
  id: Id,
  jobId: Id,
  company: CompanyRef,
  role: z.string(),
  location: z.string(),
  salary: z.string(),
  appliedDate: IsoTime,
  status: CandidateStatusName,
  /** 0 to 4 for the progress mark. */
  steps: z.number().int().min(0).max(4),
  /** The next interview, whose preparation `canPrepare` opens. */
  interview: z
    .object({ id: Id, startsAt: IsoTime, timeZone: z.string(), status: z.enum(INTERVIEW_STATUSES) })
    .nullable(),
  notes: z.string(),
  version: Version,
  ...affordances,
})
export type ApplicationCard = z.infer<typeof ApplicationCard>

export const ApplicationQuery = z.strictObject({
  status: z.enum(APPLICATION_FILTERS).optional(),
  ...pageQuery,
})
/** `counts` are of all own applications, whatever the filter. */
export const ApplicationPage = pageOf(ApplicationCard).extend({ counts: StageCounts })
export type ApplicationPage = z.infer<typeof ApplicationPage>

/** One line of the candidate's timeline: hidden steps of the company are not among them. */
export const TimelineEntry = z.object({
  at: IsoTime,
  text: z.string(),
  by: z.enum(['you', 'company', 'system']),
})

export const OfferForCandidate = z.object({
  id: Id,
  salary: Amount,
  currency: z.string(),
  period: z.string(),
  startDate: z.string(),
  expiresAt: IsoTime,
  terms: z.string(),
  state: z.enum(['sent', 'accepted', 'declined', 'expired', 'rescinded']),
  version: Version,
})

/** What was sent, as it was sent. */
export const SnapshotView = z.object({
  sentAt: IsoTime,
  sha256: z.string(),
  sharedFields: z.array(z.string()),
  resumeTitle: z.string().nullable(),
  profile: z.object({
    name: z.string(),
    title: z.string(),
    bio: z.string(),
    location: z.string(),
    salaryMin: z.number().nullable(),
  }),
  skills: z.array(z.object({ skill: z.string(), level: z.number().int(), state: z.string() })),
})

export const ApplicationDetail = ApplicationCard.extend({
  timeline: z.array(TimelineEntry),
  /** When, and by which role, it was first opened. */
  viewed: z.object({ at: IsoTime, role: z.string() }).nullable(),
  lastActionAt: IsoTime,
  /** When the company owes an answer. */
  dueAt: IsoTime.nullable(),
  overdue: z.boolean(),
  rejection: z.object({ reason: z.string(), at: IsoTime }).nullable(),
  offer: OfferForCandidate.nullable(),
  interviews: z.array(
    z.object({
      id: Id,
      type: z.enum(INTERVIEW_TYPES),
      startsAt: IsoTime,
      status: z.enum(INTERVIEW_STATUSES),
      feedback: z.string().nullable(),
      nextStep: z.string().nullable(),
    }),
  ),
  matchAtApply: MatchAnswer,
  snapshot: SnapshotView,
  conversationId: Id.nullable(),
})
export type ApplicationDetail = z.infer<typeof ApplicationDetail>

/** `shareSalary` is the consent to show the expectation; the snapshot keeps what was shared. */
export const ApplyRequest = z.strictObject({
  resumeId: Id.nullable().optional(),
  note: text(HIRING_LIMITS.note).optional(),
  shareSalary: z.boolean().optional(),
  source: z.enum(['search', 'recommended', 'invitation', 'referral', 'careers_page']).optional(),
})
export const WithdrawRequest = z.strictObject({
  reason: text(HIRING_LIMITS.reason).optional(),
  version: Version,
})
export const ApplicationNotes = z.strictObject({ notes: text(HIRING_LIMITS.note), version: Version })
export const OfferResponse = z.strictObject({
  accept: z.boolean(),
  note: text(HIRING_LIMITS.reason).optional(),
  version: Version,
})

/** Given to every rejected person who asks: the number then, the criteria and the reason. */
export const Explanation = z.object({
  reason: z.string(),
  message: z.string().nullable(),
  criteria: z.array(z.object({ criterion: z.string(), rating: z.number() })),
  matchAtApply: MatchAnswer,
  decidedBy: z.literal('a person'),
})
export type Explanation = z.infer<typeof Explanation>
