import type { EntityManager } from 'typeorm'
import { In, IsNull } from 'typeorm'
import { LIVE_MARKET_ID } from '@tryka/domain'
import { CandidateEntity } from '../profile/candidate.table'
import { CompanyEntity, TeamMemberEntity } from '../team/team.table'

/** The zone of an account's profile; without one, of the company where it took its first seat; null without either. */
export async function zoneOfAccount(manager: EntityManager, accountId: string): Promise<string | null> {
  const marketId = LIVE_MARKET_ID
  const person = await manager.findOneBy(CandidateEntity, { accountId, marketId })
  if (person) return person.timeZone
  const seat = await manager.findOne(TeamMemberEntity, {
    where: { accountId, marketId, status: 'Active', removedAt: IsNull() },
    order: { id: 'ASC' },
  })
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
