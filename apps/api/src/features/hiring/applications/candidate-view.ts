import { In } from 'typeorm'
import type { EntityManager } from 'typeorm'
import type { ApplicationCard, ApplicationDetail, MatchAnswer } from '@tryka/domain'
import { candidateView, isOverdue, progressSteps, REJECT_REASONS, salaryText } from '@tryka/domain'
import { nothingHere } from '../core/errors'
import { byId, groupBy } from '../core/list'
import { toAnswer } from '../matching/matching'
import type { StoredApplicationRow } from './application.table'
import type { HiringEventRow } from '../core/hiring-event.table'
import type { StoredInterviewRow } from './interviews/interview.table'
import type { StoredOfferRow } from './offers/offer.table'
import type { StoredPostingRow } from '../postings/posting.table'
import type { StoredCompanyRow } from '../team/team.table'
import { SnapshotEntity } from './application.table'
import { HiringEventEntity } from '../core/hiring-event.table'
import { InterviewEntity } from './interviews/interview.table'
import { ConversationEntity } from '../messages/message.table'
import { OfferEntity } from './offers/offer.table'
import { PostingEntity } from '../postings/posting.table'
import { CompanyEntity } from '../team/team.table'
import { snapshotView } from './snapshots'
import { candidateTimeline } from './timeline'

/** What a candidate's card of an application is made of. */
interface Parts {
  posting: StoredPostingRow
  company: StoredCompanyRow
  interviews: StoredInterviewRow[]
  offer: StoredOfferRow | null
}

/** Drafts are the company's own: for the candidate there is no offer before it is sent. */
const shownOffer = (offers: readonly StoredOfferRow[]): StoredOfferRow | null =>
  [...offers]
    .filter(({ state }) => state !== 'draft')
    .sort((a, b) => ((a.sentAt ?? '') < (b.sentAt ?? '') ? 1 : -1))[0] ?? null

async function partsOf(
  manager: EntityManager,
  marketId: string,
  rows: readonly StoredApplicationRow[],
): Promise<(row: StoredApplicationRow) => Parts> {
  const ids = In(rows.map(({ id }) => id))
  const [postings, companies, interviews, offers] = await Promise.all([
    manager.findBy(PostingEntity, { marketId, id: In(rows.map(({ postingId }) => postingId)) }),
    manager.findBy(CompanyEntity, { marketId, id: In(rows.map(({ companyId }) => companyId)) }),
    manager.find(InterviewEntity, {
      where: { marketId, applicationId: ids },
      order: { startsAt: 'ASC', id: 'ASC' },
    }),
    manager.findBy(OfferEntity, { marketId, applicationId: ids }),
  ])
  const [posting, company] = [byId(postings), byId(companies)]
  const [meetings, sent] = [
    groupBy(interviews, (r) => r.applicationId),
    groupBy(offers, (r) => r.applicationId),
  ]
  return (row) => {
    const found = { posting: posting.get(row.postingId), company: company.get(row.companyId) }
    if (!found.posting || !found.company) throw nothingHere('This application')
    return {
      posting: found.posting,
      company: found.company,
      interviews: meetings.get(row.id) ?? [],
      offer: shownOffer(sent.get(row.id) ?? []),
    }
  }
}

function toCard(row: StoredApplicationRow, parts: Parts, now: Date): ApplicationCard {
  const { posting, company, interviews, offer } = parts
  const { status, ...may } = candidateView({ stage: row.stage, interviews, offer }, now)
  const at = now.toISOString()
  const next = interviews.find(
    (one) => one.status === 'pending' || (one.status === 'confirmed' && one.endsAt > at),
  )
  return {
    id: row.id,
    jobId: row.postingId,
    company: { id: company.id, name: company.name, logo: company.logo },
    role: posting.title,
    location: posting.location,
    salary: salaryText(posting),
    appliedDate: row.appliedAt,
    status,
    steps: progressSteps(row),
    interview: next
      ? { id: next.id, startsAt: next.startsAt, timeZone: next.timeZone, status: next.status }
      : null,
    dueAt: row.replyDueAt,
    overdue: isOverdue({ ...row, firstResponseDays: company.preferences.firstResponseDays }, now),
    notes: row.notes,
    version: row.version,
    ...may,
  }
}

export async function applicationCards(
  manager: EntityManager,
  marketId: string,
  rows: readonly StoredApplicationRow[],
  now: Date,
): Promise<ApplicationCard[]> {
  const parts = await partsOf(manager, marketId, rows)
  return rows.map((row) => toCard(row, parts(row), now))
}

const offerView = (offer: StoredOfferRow | null): ApplicationDetail['offer'] => {
  if (!offer || offer.state === 'draft') return null
  const { id, salary, currency, period, startDate, expiresAt, terms, state, version } = offer
  return { id, salary, currency, period, startDate, expiresAt, terms, state, version }
}

const interviewLines = ({ interviews, company }: Parts): ApplicationDetail['interviews'] =>
  interviews.map(({ id, type, startsAt, status, feedback, nextStep }) => ({
    id,
    type,
    startsAt,
    status,
    feedback: company.preferences.shareFeedbackWithCandidate ? feedback : null,
    nextStep,
  }))

function rejectionOf(
  { stage, rejectedAt, rejectReasonId, rejectMessage }: StoredApplicationRow,
  events: readonly HiringEventRow[],
): ApplicationDetail['rejection'] {
  if (stage !== 'rejected' || !rejectedAt || !rejectReasonId) return null
  const decision = events.findLast(({ kind, action }) => kind === 'application' && action === 'reject')
  return {
    reason: REJECT_REASONS[rejectReasonId],
    message: rejectMessage,
    by: decision?.actorRole ?? null,
    at: rejectedAt,
  }
}

/** Everything that the candidate may know of one own application. */
export async function applicationDetail(
  manager: EntityManager,
  row: StoredApplicationRow,
  now: Date,
): Promise<ApplicationDetail> {
  const { id: applicationId, marketId } = row
  const [parts, events, snapshot, conversation] = await Promise.all([
    partsOf(manager, marketId, [row]),
    manager.find(HiringEventEntity, {
      where: { marketId, applicationId },
      order: { at: 'ASC', id: 'ASC' },
    }),
    manager.findOneByOrFail(SnapshotEntity, { marketId, applicationId }),
    manager.findOneBy(ConversationEntity, { marketId, applicationId }),
  ])
  const own = parts(row)
  return {
    ...toCard(row, own, now),
    timeline: candidateTimeline(events),
    viewed: row.viewedAt ? { at: row.viewedAt, role: row.viewedBy ?? 'Recruiter' } : null,
    lastActionAt: row.lastActionAt,
    rejection: rejectionOf(row, events),
    offer: offerView(own.offer),
    interviews: interviewLines(own),
    matchAtApply: toAnswer(row.matchAtApply, 'candidate') satisfies MatchAnswer,
    snapshot: snapshotView(snapshot, row),
    conversationId: conversation?.id ?? null,
  }
}
