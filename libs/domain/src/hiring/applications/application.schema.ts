import { z } from 'zod'
import { CAREERS_SOURCE, CODE_LENGTH } from '../../public/public-address'
import { Month, WorkExperience } from '../../resumes/entries.schema'
import { ResumeDraft } from '../../resumes/resume.schema'
import { text } from '../../text/text.schema'
import {
  ALL_APPLICATION_FILTERS,
  APPLICATION_STAGES,
  CANDIDATE_STATUS,
  INTERVIEW_STATUSES,
  INTERVIEW_TYPES,
} from '../constants'
import { Amount, CompanyRef, Id, IsoTime, pageOf, pageQuery, Version } from '../hiring.schema'
import { MatchAnswer } from '../match/match.schema'
import { HIRING_LIMITS } from '../limits'
import { SKILL_LEVELS } from '../../skills/levels'

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
  /** When the company owes an answer. */
  dueAt: IsoTime.nullable(),
  overdue: z.boolean(),
  notes: z.string(),
  version: Version,
  ...affordances,
})
export type ApplicationCard = z.infer<typeof ApplicationCard>

export const ApplicationQuery = z.strictObject({
  status: z.enum(ALL_APPLICATION_FILTERS).optional(),
  ...pageQuery,
})
/** The printed list takes the filter of the one on screen. */
export const ApplicationsExportQuery = ApplicationQuery.pick({ status: true })
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
/** A proof as it was when it was sent. */
export const SentCredential = z.object({
  skill: z.string(),
  awarded: z.literal(SKILL_LEVELS),
  /** When it was given; unknown of copies from before it was sent along. */
  month: Month.nullable(),
  /** 200 to 800, with its standard error and the range of eight in ten; null of samples and of older copies. */
  score: z.number().int().nullable(),
  se: z.number().int().nullable(),
  interval: z.tuple([z.number().int(), z.number().int()]).nullable(),
  validUntil: IsoTime.nullable(),
  credentialId: z.string().nullable(),
})
export type SentCredential = z.infer<typeof SentCredential>

export const SnapshotView = z.object({
  sentAt: IsoTime,
  /** Empty while review is blind: whoever knows a person could try it. */
  sha256: z.string(),
  sharedFields: z.array(z.string()),
  /** What the candidate wrote to the company with it; empty when there was nothing to say. */
  note: z.string(),
  resumeTitle: z.string().nullable(),
  profile: z.object({
    name: z.string(),
    title: z.string(),
    bio: z.string(),
    location: z.string(),
    salaryMin: z.number().nullable(),
  }),
  work: z.array(WorkExperience),
  skills: z.array(z.object({ skill: z.string(), level: z.literal(SKILL_LEVELS), state: z.string() })),
  /** What others could check then; while review is blind without ids and ends, which lead to a person. */
  credentials: z.array(SentCredential),
})

/** The resume that was sent, as it was then; the company reads it without its person while review is blind. */
export const SentResume = z.object({ resume: ResumeDraft })
export type SentResume = z.infer<typeof SentResume>

export const ApplicationDetail = ApplicationCard.extend({
  timeline: z.array(TimelineEntry),
  /** When, and by which role, it was first opened. */
  viewed: z.object({ at: IsoTime, role: z.string() }).nullable(),
  lastActionAt: IsoTime,
  /** `message` are the words of whoever decided, whose team role is `by`. */
  rejection: z
    .object({ reason: z.string(), message: z.string().nullable(), by: z.string().nullable(), at: IsoTime })
    .nullable(),
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

/**
 * `version` is that of the posting which was read: 409 `STALE` with a `ChangedJob` when a fact changed since. `note` goes
 * to the company, frozen with the rest; `shareSalary` is the consent to show the expectation; the snapshot keeps what
 * was shared.
 */
export const ApplyRequest = z.strictObject({
  version: Version.optional(),
  resumeId: Id.nullable().optional(),
  note: text(HIRING_LIMITS.note).optional(),
  shareSalary: z.boolean().optional(),
  source: z.enum(['search', 'recommended', 'invitation', 'referral', 'careers_page']).optional(),
})
/** `src` and `ref` say how somebody came to the job and by whose link; the body cannot. What `ref` is worth is looked up. */
export const ApplyQuery = z.strictObject({
  src: z.literal(CAREERS_SOURCE).optional(),
  ref: z.string().max(CODE_LENGTH).optional(),
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
