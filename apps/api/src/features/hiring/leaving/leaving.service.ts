import { In, IsNull } from 'typeorm'
import { LIVE_MARKET_ID, MEMBER_MACHINE, leavesNoAdmin } from '@tryka/domain'
import type { Database } from '../../../db/database'
import { forgetRequests } from '../companies/joining/join-requests'
import { ApplicationEntity } from '../applications/application.table'
import { forgetShareLinks } from '../share-links/forget-share-links'
import { forgetModeration, isInModeration } from '../moderation/forget-moderation'
import type { Change, Changes } from '../core/change'
import { refused } from '../core/errors'
import type { CandidatePlace, MemberPlace } from '../core/places'
import { noSuchPlace } from '../places/place.errors'
import type { PlacesService } from '../places/places.service'
import { PostingEntity } from '../postings/posting.table'
import { CandidateEntity } from '../profile/candidate.table'
import type { StoredMemberRow } from '../team/team.table'
import { TeamMemberEntity } from '../team/team.table'
import { giveUpSeat } from '../team/team-writes'
import { erasePerson } from './erase-person'

const OPEN = In(['applied', 'under_review', 'interview_scheduled', 'offer_received'] as const)

const lastAdmin = () =>
  refused(
    409,
    'LAST_ADMIN',
    'You are the last Admin of a team. Make somebody else Admin first, or close the company.',
  )
const unanswered = () =>
  refused(
    409,
    'OPEN_APPLICATIONS',
    'People wait for an answer of your company. Answer them and close its postings first, make somebody else Admin, or close the company.',
  )

/** Takes people out of the live market: an account before it is erased, or one of its places. */
export class Leaving {
  constructor(
    private readonly db: Database,
    private readonly changes: Changes,
    private readonly places: PlacesService,
  ) {}

  async leave(accountId: string): Promise<void> {
    const [self, seats, isKnown] = await Promise.all([
      this.places.asSelf(accountId),
      this.places.seatsOf(accountId),
      isInModeration(this.db.read, accountId),
    ])
    if (!self && seats.length === 0 && !isKnown) {
      await this.db.write((manager) => forgetRequests(manager, accountId))
      return
    }
    const holds = {
      account: accountId,
      company: seats.map(({ companyId }) => companyId),
      person: self?.candidateId,
    }
    await this.changes.run(LIVE_MARKET_ID, holds, async (change) => {
      for (const seat of seats) await giveUp(change, seat)
      if (self) await erasePerson(change, { ...self, isLeaving: true })
      await forgetShareLinks(change.manager, accountId)
      await forgetModeration(change.manager, accountId)
      await forgetRequests(change.manager, accountId)
    })
  }

  /** The account stays, and may begin another profile. */
  async eraseProfile(place: CandidatePlace): Promise<void> {
    const { candidateId: id, accountId } = place
    await this.changes.run(LIVE_MARKET_ID, { account: accountId, person: id }, async (change) => {
      if (!(await change.manager.existsBy(CandidateEntity, { id, accountId }))) throw noSuchPlace()
      await erasePerson(change, { ...place, isLeaving: true })
    })
  }

  async leaveTeam(place: MemberPlace): Promise<void> {
    const { accountId, companyId, member } = place
    await this.changes.run(LIVE_MARKET_ID, { company: companyId }, async (change) => {
      const own = { id: member.id, accountId, companyId, removedAt: IsNull() }
      const seat = await change.manager.findOneBy(TeamMemberEntity, own)
      if (!seat) throw noSuchPlace()
      const leave = { from: seat.status, action: 'leave', by: place, subjectId: seat.id }
      await change.move(MEMBER_MACHINE, leave)
      await giveUp(change, seat)
    })
  }
}

/** A team keeps an Admin, and nobody is left waiting for a company without a team. */
async function giveUp(change: Change, seat: StoredMemberRow): Promise<void> {
  const { manager, at } = change
  const { id, marketId, companyId } = seat
  const team = await manager.findBy(TeamMemberEntity, { marketId, companyId, removedAt: IsNull() })
  if (team.some((other) => other.id !== id)) {
    if (leavesNoAdmin(team, id, null)) throw lastAdmin()
  } else {
    const own = { marketId, companyId }
    const open =
      (await manager.existsBy(ApplicationEntity, { ...own, stage: OPEN })) ||
      (await manager.existsBy(PostingEntity, { ...own, status: 'Active' as const }))
    if (open) throw unanswered()
  }
  await giveUpSeat(manager, seat, at)
  change.touch({ company: companyId }, 'team')
  if (seat.accountId) change.touch({ account: seat.accountId }, 'places')
}
