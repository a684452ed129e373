import { z } from 'zod'
import { FunnelStepSchema, MedianSchema } from '../analytics/analytics.schema'
import { ANALYTICS_RANGE_IDS } from '../analytics/constants'
import { CompanyRef, Id, IsoTime } from '../hiring.schema'
import { CandidateInterview, CompanyInterview } from '../interviews/interview.schema'
import { ConversationCard } from '../messages/message.schema'
import { PostingCard } from '../postings/posting.schema'
import { ApplicationCard } from '../applications/application.schema'
import { JobCard } from '../postings/job.schema'
import { ProfileStrengthView } from '../profile/profile.schema'

export const OverviewQuery = z.strictObject({ range: z.enum(ANALYTICS_RANGE_IDS).optional() })
/** What waits for the team, in words of its own; `action` is what the row does, and `link` where it is done. */
export const WAITING_KINDS = ['move', 'reply', 'outcome', 'posting', 'message', 'draft'] as const
export type WaitingKind = (typeof WAITING_KINDS)[number]
const WaitingItem = z.object({
  kind: z.enum(WAITING_KINDS),
  id: Id,
  who: z.string(),
  what: z.string(),
  /** Since when, or until when, it waits. */
  at: IsoTime.nullable(),
  link: z.string(),
})
export type WaitingItem = z.infer<typeof WaitingItem>
/** What a new company needs first, each by its rows. */
const CompanyFirstSteps = z.object({
  proven: z.boolean(),
  described: z.boolean(),
  invited: z.boolean(),
  drafted: z.boolean(),
  published: z.boolean(),
})
export type CompanyFirstSteps = z.infer<typeof CompanyFirstSteps>
/** The company overview in one answer. */
export const CompanyOverview = z.object({
  activeJobs: z.number().int(),
  drafts: z.number().int(),
  newApplications: z.number().int(),
  newVerified: z.number().int(),
  newSinceMonday: z.number().int(),
  interviewsToday: z.number().int(),
  offersOut: z.number().int(),
  day: z.string(),
  timeZone: z.string(),
  today: z.array(CompanyInterview),
  /** One queue by urgency; it heads the page. `waitingCount` says how many there are in all. */
  waiting: z.array(WaitingItem).max(50),
  waitingCount: z.number().int(),
  postings: z.array(PostingCard).max(5),
  range: z.enum(ANALYTICS_RANGE_IDS),
  funnel: z.array(FunnelStepSchema),
  timeToHire: MedianSchema,
  /** The hires of the range, by the day of the hire. */
  hires: z.array(z.object({ days: z.number().int(), hiredAt: IsoTime })),
  /** For its Admins; null in a demo, and when all are done. */
  firstSteps: CompanyFirstSteps.nullable(),
})
export type CompanyOverview = z.infer<typeof CompanyOverview>
/** The Overview in one answer. */
export const CandidateOverview = z.object({
  name: z.string(),
  activeApplications: z.number().int(),
  needReply: z.number().int(),
  skillsVerified: z.number().int(),
  skillsPending: z.number().int(),
  upcomingInterviews: z.number().int(),
  profileStrength: ProfileStrengthView,
  recentApplications: z.array(ApplicationCard).max(5),
  recommended: z.array(JobCard).max(3),
  /** The best match not applied for yet, with the resumes that could go along. */
  quickApply: z
    .object({
      job: JobCard,
      resumes: z.array(z.object({ id: Id, title: z.string() })),
      credentials: z.number().int(),
    })
    .nullable(),
  /** The next agreed one: a proposal is no date. */
  nextInterview: CandidateInterview.nullable(),
  /** What waits for an answer of this person, the nearest end first. */
  needsYou: z.object({
    offers: z.array(
      z.object({ applicationId: Id, role: z.string(), company: CompanyRef, expiresAt: IsoTime }),
    ),
    times: z.array(CandidateInterview),
    /** Companies that would like to talk. */
    requests: z.array(
      z.object({ id: Id, company: CompanyRef, role: z.string().nullable(), expiresAt: IsoTime }),
    ),
    /** The newest that nobody has read; they have no end. */
    messages: z.array(ConversationCard).max(5),
  }),
  totalJobs: z.number().int(),
  /** Posted since the last visit with a match of 80 or more. */
  newMatches: z.number().int(),
  week: z.object({
    goalHours: z.number(),
    doneMinutes: z.number().int(),
    /** Minutes among them that the person logged; the others were counted here. */
    logged: z.number().int(),
    days: z.array(z.object({ day: z.string(), minutes: z.number().int() })),
  }),
  credits: z.object({
    balance: z.number().int(),
    newest: z.object({ amount: z.number().int(), reason: z.string(), at: IsoTime }).nullable(),
  }),
})
export type CandidateOverview = z.infer<typeof CandidateOverview>
