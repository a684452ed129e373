import { z } from 'zod'
import { TEAM_ROLES } from '../../roles'
import { text } from '../../text/text.schema'
import {
  INTERVIEW_MINUTES,
  INTERVIEW_OUTCOMES,
  INTERVIEW_STATUSES,
  INTERVIEW_TYPES,
  RECOMMENDATIONS,
  SCORECARD_STATES,
} from '../constants'
import { CompanyRef, Id, IsoTime, MemberRef, PersonRef, Reason, Version } from '../hiring.schema'
import { HIRING_LIMITS } from '../limits'
import { RequiredSkillSchema } from '../match/match.schema'
import { MAX_SLOTS } from './interview.rules'
import { RECHECK_STATES } from './recheck-states'

/** Browsers read `\\` as `/` and pass over control characters: with one of them a path may lead to another host. */
const PLAIN = String.raw`[^\s\\\p{C}]*`
const MEETING = new RegExp(
  String.raw`^(\/(?!\/)${PLAIN}|https:\/\/[a-z0-9.-]+(:\d+)?([/?#]${PLAIN})?)$`,
  'iu',
)

/** Where people meet: https, or a page of this product. */
export const MeetingLink = text(500).refine(
  (value) => value === '' || MEETING.test(value),
  'Use a link that begins with https://.',
)
const slots = z.array(IsoTime).min(1).max(MAX_SLOTS)
const side = z.enum(['candidate', 'company'])

const common = {
  id: Id,
  applicationId: Id,
  type: z.enum(INTERVIEW_TYPES),
  startsAt: IsoTime,
  endsAt: IsoTime,
  timeZone: z.string(),
  duration: z.number().int(),
  status: z.enum(INTERVIEW_STATUSES),
  meetingLink: z.string().nullable(),
  place: z.string().nullable(),
  proposedSlots: z.array(IsoTime),
  proposedBy: side,
  rescheduleReason: z.string().nullable(),
  canJoin: z.boolean(),
  canConfirm: z.boolean(),
  canReschedule: z.boolean(),
  /** The other side proposed times, and this one may say that none of them suits. */
  canCounter: z.boolean(),
  /** A time agreed before, `startsAt`, is kept until another is confirmed. */
  held: z.boolean(),
  canCancel: z.boolean(),
  canReportNoShow: z.boolean(),
  outcome: z.enum(INTERVIEW_OUTCOMES).nullable(),
  feedback: z.string().nullable(),
  nextStep: z.string().nullable(),
  /** Five tasks that the company asked for in the call; `canStart` while it can be joined. */
  rechecks: z.array(
    z.object({ id: Id, skill: z.string(), state: z.enum(RECHECK_STATES), canStart: z.boolean() }),
  ),
  version: Version,
}

/** An interview as the candidate sees it. */
export const CandidateInterview = z.object({
  ...common,
  company: CompanyRef,
  role: z.string(),
  jobId: Id,
  interviewers: z.array(z.string()),
  /** Whom one meets, with what they are on the team. */
  panel: z.array(z.object({ name: z.string(), role: z.enum(TEAM_ROLES) })),
})
export type CandidateInterview = z.infer<typeof CandidateInterview>
/** The section in one answer: ahead by time, behind newest first. */
export const CandidateInterviews = z.object({
  upcoming: z.array(CandidateInterview),
  past: z.array(CandidateInterview),
})
export type CandidateInterviews = z.infer<typeof CandidateInterviews>

/** The same interview as the company sees it. */
export const CompanyInterview = z.object({
  ...common,
  candidate: PersonRef,
  /** The zone of the candidate's clock; null while review is blind. */
  candidateTimeZone: z.string().nullable(),
  position: z.string(),
  postingId: Id,
  interviewers: z.array(MemberRef),
  canComplete: z.boolean(),
  canSetOutcome: z.boolean(),
  scorecards: z.object({
    due: z.number().int(),
    submitted: z.number().int(),
    mine: z.enum([...SCORECARD_STATES, 'none']),
  }),
})
export type CompanyInterview = z.infer<typeof CompanyInterview>
export const CompanyInterviewQuery = z.strictObject({ day: z.enum(['today', 'week']).optional() })
/** `today` is the company's calendar day, named so that the screen can say which. */
export const CompanyInterviews = z.object({
  day: z.string(),
  timeZone: z.string(),
  today: z.array(CompanyInterview),
  upcoming: z.array(CompanyInterview),
  waitingForOutcome: z.array(CompanyInterview),
  past: z.array(CompanyInterview),
})
export type CompanyInterviews = z.infer<typeof CompanyInterviews>

/** A first proposal. An interviewer's overlap is a 409 `INTERVIEWER_BUSY`. */
export const ScheduleRequest = z.strictObject({
  slots,
  type: z.enum(INTERVIEW_TYPES),
  duration: z.literal(INTERVIEW_MINUTES),
  interviewerIds: z.array(Id).min(1).max(HIRING_LIMITS.interviewers),
  meetingLink: MeetingLink.optional(),
  place: text(200).optional(),
  version: Version,
})
export const ConfirmRequest = z.strictObject({ slot: IsoTime, reason: Reason.optional(), version: Version })
export const RescheduleRequest = z.strictObject({ slots, reason: Reason, version: Version })
/** None of the proposed times: others, or none and the other side proposes anew. */
export const CounterRequest = z.strictObject({
  slots: z.array(IsoTime).max(MAX_SLOTS),
  reason: Reason,
  version: Version,
})
export const CancelRequest = z.strictObject({
  reason: text(HIRING_LIMITS.reason).optional(),
  version: Version,
})
export const OutcomeRequest = z.strictObject({
  outcome: z.enum(INTERVIEW_OUTCOMES),
  feedback: text(HIRING_LIMITS.feedback).optional(),
  nextStep: text(HIRING_LIMITS.reason).optional(),
  /** Needed when scorecards are missing. */
  overrideReason: Reason.optional(),
  version: Version,
})

/** What is known to help before an interview; `checklist` is the same for everybody with that type. */
export const PreparationFacts = z.object({
  interview: CandidateInterview,
  job: z.object({ title: z.string(), description: z.string(), skills: z.array(z.string()) }),
  about: z.string(),
  checklist: z.array(z.string()),
  questions: z.array(z.string()),
  materials: z.array(z.object({ title: z.string(), body: z.string(), url: z.string().nullable() })),
})
export type PreparationFacts = z.infer<typeof PreparationFacts>

const item = z.strictObject({ criterion: text(120), rating: z.number().int().min(1).max(4), reason: Reason })
export const ScorecardDraft = z.strictObject({
  items: z.array(item).max(HIRING_LIMITS.postingSkills),
  recommendation: z.enum(RECOMMENDATIONS).nullable(),
})
export const Scorecard = z.object({
  id: Id,
  member: MemberRef,
  items: z.array(item),
  recommendation: z.enum(RECOMMENDATIONS).nullable(),
  state: z.enum(SCORECARD_STATES),
  submittedAt: IsoTime.nullable(),
})
/** The own card, with what this job is asked about; what a card rated before may differ. */
export const OwnScorecard = Scorecard.extend({
  criteria: z.array(
    z.object({
      criterion: z.string(),
      asked: RequiredSkillSchema.pick({ level: true, importance: true }).nullable(),
    }),
  ),
})
export const ScorecardList = z.object({ items: z.array(Scorecard), average: z.number().nullable() })
