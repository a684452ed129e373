import { IsNull } from 'typeorm'
import { LIVE_MARKET_ID, MEMBER_MACHINE } from '@tryka/domain'
import type { Database } from '../../../db/database'
import { AccountEntity } from '../../../services/accounts/account.entity'
import { forgetRequests } from '../companies/joining/join-requests'
import { ApplicationEntity } from '../applications/application.table'
import { handOverInterviews, interviewedBy } from '../applications/interviews/hand-over'
import { forgetShareLinks } from '../share-links/forget-share-links'
import { forgetModeration } from '../moderation/forget-moderation'
import type { Change, Changes } from '../core/change'
import type { CandidatePlace, MemberPlace } from '../core/places'
import { noSuchPlace } from '../places/place.errors'
import { notePlaceEnded } from '../places/ended-places'
import type { PlacesService } from '../places/places.service'
import { CandidateEntity } from '../profile/candidate.table'
import type { StoredMemberRow } from '../team/team.table'
import { TeamMemberEntity } from '../team/team.table'
import { erasePerson } from './erase-person'
import { giveUp, leaveTeams, refuseLastAdmin } from './leave-teams'

/** Takes people out of the live market: an account before it is erased, or one of its places. */
export class Leaving {
  constructor(
    private readonly db: Database,
    private readonly changes: Changes,
    private readonly places: PlacesService,
    /** Hides whose an address is. */
    private readonly addressKey: Buffer,
  ) {}

  async leave(accountId: string): Promise<void> {
    const account = await this.db.read.findOneBy(AccountEntity, { id: accountId })
    // A guest has no place among others.
    if (!account || account.kind === 'guest') return
    const self = await this.places.asSelf(accountId)
    await this.changes.run(LIVE_MARKET_ID, { account: accountId }, async (change) => {
      // Pressed twice: the first has taken it while this one waited for its turn.
      if (!(await change.manager.existsBy(AccountEntity, { id: accountId }))) return
      const seats = await leaveTeams(change, account)
      await change.hold({ person: self?.candidateId })
      await handOver(change, seats, self)
      if (self) await erasePerson(change, { ...self, isLeaving: true })
      await forgetShareLinks(change.manager, accountId)
      await forgetModeration(change, account, this.addressKey)
      await forgetRequests(change.manager, accountId)
    })
  }

  /** The account stays, and may begin another profile. */
  async eraseProfile(place: CandidatePlace): Promise<void> {
    const { candidateId: id, accountId } = place
    await this.changes.run(LIVE_MARKET_ID, { account: accountId, person: id }, async (change) => {
      if (!(await change.manager.existsBy(CandidateEntity, { id, accountId }))) throw noSuchPlace()
      await erasePerson(change, { ...place, isLeaving: true })
      const ended = { accountId, companyId: null, how: 'erased', at: change.at } as const
      await notePlaceEnded(change.manager, ended)
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
      await refuseLastAdmin(change, seat)
      await giveUp(change, seat)
      await handOver(change, [seat])
      await notePlaceEnded(change.manager, { accountId, companyId, how: 'left', at: change.at })
    })
  }
}

/** Interviews of whoever leaves go to others; applications are held once, those of a person who is erased too. */
async function handOver(
  change: Change,
  seats: readonly StoredMemberRow[],
  self?: CandidatePlace | null,
): Promise<void> {
  const { manager, marketId } = change
  const own = self
    ? await manager.find(ApplicationEntity, {
        select: { id: true },
        where: { marketId, candidateId: self.candidateId },
      })
    : []
  await change.hold({ applications: [...(await interviewedBy(manager, seats)), ...own.map(({ id }) => id)] })
  for (const seat of seats) await handOverInterviews(change, seat)
}
