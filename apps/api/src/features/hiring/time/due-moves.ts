import type { EntityManager, EntitySchema, FindOptionsWhere } from 'typeorm'
import { In, LessThanOrEqual } from 'typeorm'
import { dueClose } from '@tryka/domain'
import { findApplication, moveApplication } from '../applications/application-moves'
import { closeOutPosting } from '../applications/close-out'
import { endInterview } from '../applications/interviews/interview-moves'
import { InterviewEntity } from '../applications/interviews/interview.table'
import { moveOffer } from '../applications/offers/offer-moves'
import { OfferEntity } from '../applications/offers/offer.table'
import type { Change } from '../core/change'
import type { Holds } from '../core/holds'
import { moveFirstContact } from '../first-contacts/first-contact-moves'
import { FirstContactEntity } from '../first-contacts/first-contact.table'
import { moveInvitation } from '../people/invitation-moves'
import { InvitationEntity } from '../people/invitation.table'
import { noticeCloseOut } from '../postings/company/close-out-dates'
import { closeBySystem, hiresOf } from '../postings/company/posting-moves'
import { PostingEntity } from '../postings/posting.table'
import { expireSkills } from '../skills/expire-skills'
import { CandidateSkillEntity } from '../skills/skill.table'

interface OfMarket {
  id: string
  marketId: string
}

/** A kind of row that the clock moves, with its rows that are due at a time. */
export interface DueMoves {
  name: string
  /** Markets and ids of rows that are due, by an index of the time. */
  find(manager: EntityManager, at: string, where: object, take?: number): Promise<OfMarket[]>
  /** What is held before the row of that id is moved. */
  holdsOf(manager: EntityManager, id: string): Promise<Holds>
  /** Moves these rows, or all of the market, as far as they are due still. */
  move(change: Change, where: object): Promise<void>
}

interface Kind<T extends OfMarket> {
  name: string
  entity: EntitySchema<T>
  holds: (row: T) => Holds
  due: (at: string) => object
  move: (change: Change, row: T) => Promise<unknown>
}

const kind = <T extends OfMarket>({ name, entity, due, move, holds }: Kind<T>): DueMoves => {
  const whereOf = (at: string, where: object) => ({ ...where, ...due(at) }) as FindOptionsWhere<T>
  return {
    name,
    find: (manager, at, where, take) =>
      manager.find<OfMarket>(entity as unknown as EntitySchema<OfMarket>, {
        select: { id: true, marketId: true },
        where: whereOf(at, where) as FindOptionsWhere<OfMarket>,
        ...(take ? { take } : {}),
      }),
    async holdsOf(manager, id) {
      const row = await manager.findOneBy(entity, { id } as FindOptionsWhere<T>)
      return row ? holds(row) : {}
    },
    async move(change, where) {
      const rows = await change.manager.findBy(entity, whereOf(change.at, where))
      rows.sort((a, b) => (a.id < b.id ? -1 : 1))
      for (const row of rows) await move(change, row)
    },
  }
}

const until = (at: string) => LessThanOrEqual(at)

/** What the clock moves, in the order in which one may follow from another. */
export const DUE_MOVES: readonly DueMoves[] = [
  kind({
    name: 'interviews',
    entity: InterviewEntity,
    holds: ({ applicationId }) => ({ applications: applicationId }),
    due: (at) => ({ status: 'confirmed', endsAt: until(at) }),
    move: (change, row) => endInterview(change, row, { action: 'complete', by: 'system' }),
  }),
  kind({
    name: 'offers',
    entity: OfferEntity,
    holds: ({ applicationId }) => ({ applications: applicationId }),
    due: (at) => ({ state: 'sent', expiresAt: until(at) }),
    async move(change, row) {
      const { manager, marketId } = change
      await moveOffer(change, row, { action: 'expire', by: 'system' })
      const application = await findApplication(manager, { id: row.applicationId, marketId })
      if (application.stage === 'offer_received')
        await moveApplication(change, application, { action: 'offer_ended', by: 'system' })
    },
  }),
  kind({
    name: 'postings',
    entity: PostingEntity,
    holds: ({ id }) => ({ posting: id }),
    due: (at) => ({ status: 'Active', closesAt: until(at) }),
    async move(change, row) {
      const reason = dueClose(row, await hiresOf(change.manager, row), change.now)
      if (reason) await closeBySystem(change, row, reason)
    },
  }),
  kind({
    name: 'notices of filled postings',
    entity: PostingEntity,
    holds: ({ id }) => ({ posting: id }),
    due: (at) => ({ closeOutNoticeAt: until(at) }),
    move: noticeCloseOut,
  }),
  kind({
    name: 'filled postings',
    entity: PostingEntity,
    holds: ({ id }) => ({ posting: id }),
    due: (at) => ({ closeOutAt: until(at) }),
    move: closeOutPosting,
  }),
  kind({
    name: 'invitations',
    entity: InvitationEntity,
    holds: ({ candidateId }) => ({ person: candidateId }),
    due: (at) => ({ state: In(['sent', 'viewed']), expiresAt: until(at) }),
    move: (change, row) => moveInvitation(change, row, 'expire', 'system'),
  }),
  kind({
    name: 'first contacts',
    entity: FirstContactEntity,
    holds: ({ candidateId }) => ({ person: candidateId }),
    due: (at) => ({ state: 'sent', expiresAt: until(at) }),
    move: (change, row) => moveFirstContact(change, row, 'expire', 'system'),
  }),
  kind({
    name: 'skills',
    entity: CandidateSkillEntity,
    holds: ({ candidateId }) => ({ person: candidateId }),
    due: (at) => ({ state: 'Verified', expiresAt: until(at) }),
    move: (change, row) => expireSkills(change, [row]),
  }),
]
