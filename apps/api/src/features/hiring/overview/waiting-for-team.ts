import { In, IsNull, LessThan } from 'typeorm'
import type { EntityManager } from 'typeorm'
import type { CompanyOverview, WaitingItem, WaitingKind } from '@tryka/domain'
import { dashboardPath, OPEN_STAGES, WAITING_KINDS } from '@tryka/domain'
import { companyInterviews } from '../applications/interviews/interview-view'
import { cardOf, threadsOf } from '../messages/conversation-view'
import { companyApplicationCards } from '../applications/company/company-application-cards'
import { ApplicationEntity } from '../applications/application.table'
import { InterviewEntity, type StoredInterviewRow } from '../applications/interviews/interview.table'
import { ConversationEntity, ParticipantEntity } from '../messages/message.table'
import { PostingEntity } from '../postings/posting.table'
import type { MemberPlace } from '../core/places'

/** Of each kind at most so many are named. */
const MOST = 10

interface Reader {
  manager: EntityManager
  place: MemberPlace
  own: { marketId: string; companyId: string }
  now: Date
}
type Part = { items: WaitingItem[]; count: number }

async function interviewItems(
  { manager, place, now }: Reader,
  [rows, count]: [StoredInterviewRow[], number],
  kind: WaitingKind,
  what: (row: StoredInterviewRow) => string,
): Promise<Part> {
  const views = await companyInterviews(manager, place, rows, now)
  const items = rows.flatMap((row, i): WaitingItem[] => {
    const view = views[i]
    if (!view) return []
    const ask = kind === 'move' ? (view.canConfirm ? 'confirm' : 'reschedule') : 'outcome'
    return [
      {
        kind,
        id: row.id,
        who: view.candidate.name,
        what: `${view.position}. ${what(row)}`,
        at: row.startsAt,
        link: dashboardPath('company', 'interviews', { interview: row.id, ask }),
      },
    ]
  })
  return { items, count }
}

/** Somebody proposes other times, or none of ours suits: the interview hangs until the team answers. */
async function moves(reader: Reader): Promise<Part> {
  const { manager, own } = reader
  const found = await manager.findAndCount(InterviewEntity, {
    where: { ...own, status: 'pending', proposedBy: 'candidate' },
    order: { startsAt: 'ASC', id: 'ASC' },
    take: MOST,
  })
  return interviewItems(reader, found, 'move', ({ proposedSlots }) =>
    proposedSlots.length ? 'Proposes other times' : 'None of the times suits',
  )
}

/** Held, and nobody has said how it went. */
async function outcomes(reader: Reader): Promise<Part> {
  const { manager, own } = reader
  const found = await manager.findAndCount(InterviewEntity, {
    where: { ...own, status: 'completed', outcome: IsNull() },
    order: { startsAt: 'ASC', id: 'ASC' },
    take: MOST,
  })
  return interviewItems(reader, found, 'outcome', ({ type }) => `${type} interview without an outcome`)
}

/** Answers that are late, the longest waiting first. */
async function replies({ manager, place, own, now }: Reader): Promise<Part> {
  const [rows, count] = await manager.findAndCount(ApplicationEntity, {
    where: { ...own, stage: In(['applied', 'under_review']), replyDueAt: LessThan(now.toISOString()) },
    order: { replyDueAt: 'ASC', id: 'ASC' },
    take: MOST,
  })
  const cards = await companyApplicationCards(manager, place, rows, now)
  const items = cards.map(({ id, candidate, role, dueAt, postingId }): WaitingItem => ({
    kind: 'reply',
    id,
    who: candidate.name,
    what: `${role}. The reply is late`,
    at: dueAt,
    link: dashboardPath('company', 'applications', { posting: postingId, application: id }),
  }))
  return { items, count }
}

/** Postings that closed while people still waited: only a person can settle that. */
async function postings({ manager, own }: Reader): Promise<Part> {
  const closed = await manager
    .createQueryBuilder(PostingEntity, 'p')
    .innerJoin(ApplicationEntity.options.name, 'x', 'x.postingId = p.id')
    .select('p.id', 'id')
    .addSelect('p.title', 'title')
    .addSelect('COUNT(*)', 'n')
    .where('p.marketId = :marketId AND p.companyId = :companyId', own)
    .andWhere(`p.status = 'Closed' AND x.marketId = :marketId AND x.stage IN (:...open)`, {
      open: OPEN_STAGES,
    })
    .groupBy('p.id')
    .addGroupBy('p.title')
    .orderBy('p.id', 'ASC')
    .getRawMany<{ id: string; title: string; n: string | number }>()
  const items = closed.slice(0, MOST).map(({ id, title, n }): WaitingItem => ({
    kind: 'posting',
    id,
    who: title,
    what: `Closed, but ${Number(n) === 1 ? 'one application waits' : `${n} applications wait`} for an answer`,
    at: null,
    link: dashboardPath('company', 'applications', { posting: id }),
  }))
  return { items, count: closed.length }
}

/** What candidates wrote and nobody of the team has read. */
async function messages({ manager, place, own }: Reader): Promise<Part> {
  const unread = await manager.find(ParticipantEntity, {
    select: { conversationId: true },
    where: { marketId: own.marketId, side: 'company', unread: true, archivedAt: IsNull() },
  })
  const [rows, count] = await manager.findAndCount(ConversationEntity, {
    where: { ...own, id: In(unread.map(({ conversationId }) => conversationId)) },
    order: { lastMessageAt: 'ASC', id: 'ASC' },
    take: MOST,
  })
  const views = (await threadsOf(manager, place, rows)).map((thread) => cardOf('company', thread))
  const items = views.map(({ id, sender, subject, time }): WaitingItem => ({
    kind: 'message',
    id,
    who: sender,
    what: subject,
    at: time,
    link: dashboardPath('company', 'messages', { conversation: id }),
  }))
  return { items, count }
}

async function drafts({ manager, own }: Reader): Promise<Part> {
  const [rows, count] = await manager.findAndCount(PostingEntity, {
    where: { ...own, status: 'Draft' },
    order: { createdAt: 'ASC', id: 'ASC' },
    take: MOST,
  })
  const items = rows.map(({ id, title, createdAt }): WaitingItem => ({
    kind: 'draft',
    id,
    who: title,
    what: 'A draft that is not posted',
    at: createdAt,
    link: dashboardPath('company', 'jobs', { posting: id }),
  }))
  return { items, count }
}

/** Everything that waits for the team, the most urgent kind first and in each the longest waiting. */
export async function waitingForTeam(
  manager: EntityManager,
  place: MemberPlace,
  now: Date,
): Promise<Pick<CompanyOverview, 'waiting' | 'waitingCount'>> {
  const { marketId, companyId } = place
  const reader = { manager, place, own: { marketId, companyId }, now }
  const parts: Record<WaitingKind, Promise<Part>> = {
    move: moves(reader),
    reply: replies(reader),
    outcome: outcomes(reader),
    posting: postings(reader),
    message: messages(reader),
    draft: drafts(reader),
  }
  const all = await Promise.all(WAITING_KINDS.map((kind) => parts[kind]))
  return {
    waiting: all.flatMap(({ items }) => items).slice(0, 50),
    waitingCount: all.reduce((sum, { count }) => sum + count, 0),
  }
}
