import { In, IsNull } from 'typeorm'
import { LIVE_MARKET_ID, leavesNoAdmin } from '@tryka/domain'
import type { Database } from '../../../db/database'
import { ApplicationEntity } from '../applications/application.table'
import { forgetModeration, isInModeration } from '../moderation/forget-moderation'
import type { Change, Changes } from '../core/change'
import { refused } from '../core/errors'
import type { PlacesService } from '../places/places.service'
import { PostingEntity } from '../postings/posting.table'
import type { StoredMemberRow } from '../team/team.table'
import { TeamMemberEntity } from '../team/team.table'
import { giveUpSeat } from '../team/team-writes'
import { erasePerson } from './erase-person'

const OPEN = In(['applied', 'under_review', 'interview_scheduled', 'offer_received'] as const)

const lastAdmin = () =>
  refused(409, 'LAST_ADMIN', 'You are the last Admin of a team. Make somebody else Admin first.')
const unanswered = () =>
  refused(
    409,
    'OPEN_APPLICATIONS',
    'People wait for an answer of your company. Answer them and close its postings first, or make somebody else Admin.',
  )

/** Takes an account out of the live market before it is erased; its demo falls with it. */
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
    if (!self && seats.length === 0 && !isKnown) return
    await this.changes.run(LIVE_MARKET_ID, async (change) => {
      for (const seat of seats) await giveUp(change, seat)
      if (self) await erasePerson(change, { ...self, isLeaving: true })
      await forgetModeration(change.manager, accountId)
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
  change.touch('company', 'team')
}
