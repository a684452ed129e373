import { In, IsNull } from 'typeorm'
import type { EntityManager } from 'typeorm'
import { LIVE_MARKET_ID, leavesNoAdmin } from '@tryka/domain'
import { isOver } from '../companies/closing/begin-closing'
import { CompanyProofEntity } from '../companies/company-proof.table'
import type { StoredCompanyRow } from '../team/team.table'
import { CompanyEntity, TeamMemberEntity } from '../team/team.table'
import { seatsOf } from './user-rows'

/** Companies with others in their teams that would have no Admin without this account. One that closes needs none. */
export async function needingCompanies(
  read: EntityManager,
  accountId: string,
): Promise<Pick<StoredCompanyRow, 'id' | 'name'>[]> {
  const seats = await seatsOf(read, [accountId])
  const ids = seats.map(({ companyId }) => companyId)
  if (ids.length === 0) return []
  const [team, proofs] = await Promise.all([
    read.findBy(TeamMemberEntity, {
      marketId: LIVE_MARKET_ID,
      companyId: In(ids),
      status: 'Active',
      removedAt: IsNull(),
    }),
    read.findBy(CompanyProofEntity, { companyId: In(ids) }),
  ])
  const ended = new Set(proofs.filter(isOver).map(({ companyId }) => companyId))
  const needed = seats.filter(({ id, companyId }) => {
    const colleagues = team.filter((one) => one.companyId === companyId)
    return !ended.has(companyId) && colleagues.length > 1 && leavesNoAdmin(colleagues, id, null)
  })
  return read.find(CompanyEntity, {
    select: { id: true, name: true },
    where: { id: In(needed.map(({ companyId }) => companyId)) },
    order: { name: 'ASC', id: 'ASC' },
  })
}
