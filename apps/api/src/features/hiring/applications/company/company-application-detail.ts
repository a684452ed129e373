import { In } from 'typeorm'
import type { EntityManager } from 'typeorm'
import type { CompanyApplicationDetail } from '@tryka/domain'
import { snapshotView } from '../snapshots'
import { companyTimeline } from '../timeline'
import { nothingHere } from '../../core/errors'
import { toAnswer } from '../../matching/matching'
import { isBlind } from '../../core/person-ref'
import type { StoredApplicationRow } from '../application.table'
import type { StoredOfferRow } from '../offers/offer.table'
import { NoteEntity, SnapshotEntity } from '../application.table'
import { HiringEventEntity } from '../../core/hiring-event.table'
import { InterviewEntity } from '../interviews/interview.table'
import { ConversationEntity } from '../../messages/message.table'
import { OfferEntity } from '../offers/offer.table'
import { PostingEntity } from '../../postings/posting.table'
import { TeamMemberEntity } from '../../team/team.table'
import type { MemberPlace } from '../../core/places'
import { companyApplicationCards } from './company-application-cards'

/** The live one, else the latest. */
const offerOf = (offers: readonly StoredOfferRow[]): CompanyApplicationDetail['offer'] => {
  const live = offers.find(({ state }) => state === 'draft' || state === 'sent')
  const latest = [...offers].sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1))[0]
  const row = live ?? latest
  if (!row) return null
  const { id, state, salary, currency, period, startDate, expiresAt, terms, version } = row
  return { id, state, salary, currency, period, startDate, expiresAt, terms, version }
}

async function rowsOf(manager: EntityManager, { marketId, id, postingId }: StoredApplicationRow) {
  const where = { marketId, applicationId: id }
  const [posting, events, snapshot, notes, interviews, offers, conversation] = await Promise.all([
    manager.findOneByOrFail(PostingEntity, { id: postingId, marketId }),
    manager.find(HiringEventEntity, { where, order: { at: 'ASC', id: 'ASC' } }),
    manager.findOneByOrFail(SnapshotEntity, where),
    manager.find(NoteEntity, { where, order: { at: 'DESC', id: 'ASC' }, take: 200 }),
    manager.find(InterviewEntity, { where, order: { startsAt: 'ASC', id: 'ASC' } }),
    manager.findBy(OfferEntity, where),
    manager.findOneBy(ConversationEntity, where),
  ])
  const ids = [...notes.map(({ authorId }) => authorId), ...events.flatMap(({ actorId }) => actorId ?? [])]
  const members = await manager.find(TeamMemberEntity, {
    select: { id: true, name: true },
    where: { marketId, id: In([...new Set(ids)]) },
  })
  const names = new Map(members.map((member) => [member.id, member.name]))
  return { posting, events, snapshot, notes, interviews, offers, conversation, names }
}

/** Everything that the team may know of one application. */
export async function companyApplicationDetail(
  manager: EntityManager,
  place: MemberPlace,
  row: StoredApplicationRow,
  now: Date,
): Promise<CompanyApplicationDetail> {
  const [[card], rows] = await Promise.all([
    companyApplicationCards(manager, place, [row], now),
    rowsOf(manager, row),
  ])
  if (!card) throw nothingHere('This application')
  const { posting, events, snapshot, notes, interviews, offers, conversation, names } = rows
  const blind = isBlind(posting, row)
  const person = card.candidate.name
  return {
    ...card,
    blind,
    timeline: companyTimeline(events, names, person),
    matchAtApply: toAnswer(row.matchAtApply, blind ? 'blind' : 'company'),
    snapshot: snapshotView(snapshot, row, blind ? person : undefined),
    notes: notes.map(({ id, authorId, body, at }) => ({
      id,
      author: { id: authorId, name: names.get(authorId) ?? 'A former member' },
      body,
      at,
    })),
    interviews: interviews.map(({ id, type, startsAt, status, outcome }) => ({
      id,
      type,
      startsAt,
      status,
      outcome,
    })),
    offer: offerOf(offers),
    conversationId: conversation?.id ?? null,
  }
}
