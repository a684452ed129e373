import type { EntityManager } from 'typeorm'
import { In, IsNull } from 'typeorm'
import type { PlaceName } from '@tryka/domain'
import { LIVE_MARKET_ID, demoPlace, teamPlace } from '@tryka/domain'
import { CandidateEntity } from '../profile/candidate.table'
import { CompanyEntity, TeamMemberEntity } from '../team/team.table'

const firstSeat = (manager: EntityManager, accountId: string) =>
  manager.findOne(TeamMemberEntity, {
    where: { accountId, marketId: LIVE_MARKET_ID, status: 'Active', removedAt: IsNull() },
    order: { id: 'ASC' },
  })

/** Where an account finds its own settings: at its profile, else where it took its first seat, else in its demo. */
export async function placeOfAccount(manager: EntityManager, accountId: string): Promise<PlaceName> {
  if (await manager.existsBy(CandidateEntity, { accountId, marketId: LIVE_MARKET_ID })) return 'me'
  const seat = await firstSeat(manager, accountId)
  return seat ? teamPlace(seat.companyId) : demoPlace('candidate')
}

/** The zone of an account's profile; without one, of the company where it took its first seat; null without either. */
export async function zoneOfAccount(manager: EntityManager, accountId: string): Promise<string | null> {
  const marketId = LIVE_MARKET_ID
  const person = await manager.findOneBy(CandidateEntity, { accountId, marketId })
  if (person) return person.timeZone
  const seat = await firstSeat(manager, accountId)
  const company = seat && (await manager.findOneBy(CompanyEntity, { id: seat.companyId, marketId }))
  return company?.timeZone ?? null
}

/** Companies of the live market by their ids, as lists show them; an id that is nobody's is left out. */
export async function liveCompanies(manager: EntityManager, ids: readonly string[]) {
  if (ids.length === 0) return []
  const rows = await manager.findBy(CompanyEntity, { id: In([...ids]), marketId: LIVE_MARKET_ID })
  return ids.flatMap((wanted) =>
    rows.filter(({ id }) => id === wanted).map(({ id, name, logo }) => ({ id, name, logo })),
  )
}
