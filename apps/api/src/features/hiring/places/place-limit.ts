import { IsNull } from 'typeorm'
import type { EntityManager } from 'typeorm'
import { HIRING_LIMITS, LIVE_MARKET_ID } from '@tryka/domain'
import { refused } from '../core/errors'
import { CandidateEntity } from '../profile/candidate.table'
import { TeamMemberEntity } from '../team/team.table'

const { places: MOST } = HIRING_LIMITS

const enough = () =>
  refused(
    409,
    'PLACE_LIMIT',
    `You have ${MOST} places, and an account has no more. Leave a team first: Settings of that team, Leave.`,
  )
const theyHaveEnough = () =>
  refused(
    409,
    'PLACE_LIMIT',
    `This person has ${MOST} places, and an account has no more. They have to leave another team first.`,
  )

/** Refuses one more profile or seat. The account is held, so those that are taken at once are counted in turn. */
export async function refuseMorePlaces(
  manager: EntityManager,
  accountId: string,
  asker: 'self' | 'team' = 'self',
): Promise<void> {
  const own = { accountId, marketId: LIVE_MARKET_ID }
  const seats = { ...own, status: 'Active' as const, removedAt: IsNull() }
  const [profile, teams] = await Promise.all([
    manager.existsBy(CandidateEntity, own),
    manager.countBy(TeamMemberEntity, seats),
  ])
  if (teams + (profile ? 1 : 0) >= MOST) throw asker === 'self' ? enough() : theyHaveEnough()
}
