import {
  type ApplicationSource,
  type ApplicationStage,
  CANDIDATE_STATUS,
  type CandidateStatus,
  COMPANY_STATUS,
  type CompanyStatus,
  type InterviewStatus,
  isOpenStage,
  type OfferState,
} from '../constants'
import { DAY_MS } from '../../timing'
import { APPLICATION_MACHINE, INTERVIEW_MACHINE } from '../transitions/hiring-machines'
import { type Actor, canDo } from '../transitions/machine'

/** Times of one application as ISO text; each is set once and never cleared, so that funnels cannot rise. */
export interface Milestones {
  appliedAt: string
  viewedAt: string | null
  screenPassedAt: string | null
  firstInterviewAt: string | null
  offerSentAt: string | null
  hiredAt: string | null
  rejectedAt: string | null
  withdrawnAt: string | null
}

/** One row of the funnel: an application, where it is and how far it ever came. */
export interface MilestoneRow extends Milestones {
  id: string
  postingId: string
  stage: ApplicationStage
  source: ApplicationSource
  /** The first thing a person of the company did, opening aside. */
  firstResponseAt: string | null
}

export interface CandidateViewFacts {
  stage: ApplicationStage
  interviews: readonly { status: InterviewStatus; startsAt: string | null }[]
  offer: { state: OfferState; expiresAt: string } | null
}

/** What a candidate reads about an application, and every control that may be shown. */
export interface CandidateView {
  status: CandidateStatus
  canWithdraw: boolean
  canRespond: boolean
  canPrepare: boolean
  canRequestExplanation: boolean
}

/**
 * The candidate's projection. The label and every affordance come from here and from these facts alone, so that a
 * fact the label hides (a passed screen, a drafted offer) cannot leak through a button.
 */
export function candidateView({ stage, interviews, offer }: CandidateViewFacts, now: Date): CandidateView {
  const at = now.toISOString()
  const ahead = ({ status, startsAt }: CandidateViewFacts['interviews'][number]): boolean =>
    status === 'pending' || (status === 'confirmed' && (startsAt ?? '') >= at)
  return {
    status: CANDIDATE_STATUS[stage],
    canWithdraw: canDo(APPLICATION_MACHINE, stage, 'withdraw', 'candidate'),
    canRespond: stage === 'offer_received' && offer?.state === 'sent' && offer.expiresAt > at,
    canPrepare: stage === 'interview_scheduled' && interviews.some(ahead),
    canRequestExplanation: stage === 'rejected',
  }
}

/** What the company reads, and the moves that this member may make. */
export interface CompanyView {
  status: CompanyStatus
  canStartReview: boolean
  canPassScreen: boolean
  canReject: boolean
  canSchedule: boolean
  canDraftOffer: boolean
  canReopen: boolean
}

export function companyView(
  facts: Pick<MilestoneRow, 'stage' | 'screenPassedAt' | 'rejectedAt'>,
  actor: Actor,
  now: Date,
): CompanyView {
  const { stage, screenPassedAt, rejectedAt } = facts
  const may = (action: string): boolean => canDo(APPLICATION_MACHINE, stage, action, actor)
  const reviewing = may('reject')
  return {
    status: COMPANY_STATUS[stage],
    canStartReview: may('start_review'),
    canPassScreen: may('screen_pass') && screenPassedAt === null,
    canReject: reviewing,
    canSchedule: reviewing && canDo(INTERVIEW_MACHINE, 'none', 'propose', actor),
    canDraftOffer: reviewing && stage !== 'applied',
    canReopen: may('reopen') && mayReopen(rejectedAt, now),
  }
}

/** A rejection can be reopened, and bars a new application for the same posting, for this long. */
export const REJECTION_DAYS = 90

/** True while a rejection is young enough to be reopened. */
export const mayReopen = (rejectedAt: string | null, now: Date): boolean =>
  rejectedAt !== null && now.getTime() - Date.parse(rejectedAt) <= REJECTION_DAYS * DAY_MS

export type ApplyProblem = 'posting_not_active' | 'already_applied' | 'rejected_recently'

/** Why a person cannot apply now, or null. The database's unique index has the last word on duplicates. */
export function applyProblem(
  posting: { status: string; closesAt: string | null },
  earlier: readonly Pick<MilestoneRow, 'stage' | 'rejectedAt'>[],
  now: Date,
): ApplyProblem | null {
  const open =
    posting.status === 'Active' && (posting.closesAt === null || posting.closesAt > now.toISOString())
  if (!open) return 'posting_not_active'
  if (earlier.some(({ stage }) => isOpenStage(stage) || stage === 'hired')) return 'already_applied'
  return earlier.some(({ rejectedAt }) => mayReopen(rejectedAt, now)) ? 'rejected_recently' : null
}

/** A first reply is due after so many days, unless the company promises less. */
export const FIRST_RESPONSE_DAYS = 7
/** After the last interview an answer is due at the latest after this many days. */
export const AFTER_INTERVIEW_DAYS = 45

export interface ResponseClock {
  stage: ApplicationStage
  appliedAt: string
  firstResponseAt: string | null
  /** End of the last interview that took place. */
  lastInterviewAt: string | null
  firstResponseDays?: number
}

const plusDays = (iso: string, days: number): string =>
  new Date(Date.parse(iso) + days * DAY_MS).toISOString()

/** When the company owes the person an answer; null when it is the person's turn or nothing is due. */
export function replyDueAt(clock: ResponseClock): string | null {
  const { stage, appliedAt, firstResponseAt, lastInterviewAt } = clock
  if (stage !== 'applied' && stage !== 'under_review') return null
  if (firstResponseAt === null) return plusDays(appliedAt, clock.firstResponseDays ?? FIRST_RESPONSE_DAYS)
  return lastInterviewAt === null ? null : plusDays(lastInterviewAt, AFTER_INTERVIEW_DAYS)
}

/** True when the answer is late. */
export const isOverdue = (clock: ResponseClock, now: Date): boolean => {
  const due = replyDueAt(clock)
  return due !== null && due < now.toISOString()
}

/** Counts per stage and in all; the parts add up to `total` because every stage has its part. */
export function stageCounts(
  stages: readonly ApplicationStage[],
): Record<ApplicationStage, number> & { total: number } {
  const counts = {
    applied: 0,
    under_review: 0,
    interview_scheduled: 0,
    offer_received: 0,
    rejected: 0,
    hired: 0,
    withdrawn: 0,
    total: stages.length,
  }
  for (const stage of stages) counts[stage] += 1
  return counts
}

/**
 * Steps of an application's progress mark, 1 to 4: applied, reviewed, interviewed, offered. An end is no step: what was
 * turned down or taken back unread stands where it stood.
 */
export function progressSteps(row: Omit<MilestoneRow, 'id' | 'postingId' | 'source'>): number {
  if (row.offerSentAt !== null) return 4
  if (row.firstInterviewAt !== null) return 3
  if (row.stage === 'applied') return 1
  const ended = row.rejectedAt ?? row.withdrawnAt
  const answered = row.firstResponseAt !== null && (ended === null || row.firstResponseAt < ended)
  return isOpenStage(row.stage) || row.screenPassedAt !== null || answered ? 2 : 1
}
