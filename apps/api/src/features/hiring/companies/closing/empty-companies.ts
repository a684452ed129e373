import { IsNull } from 'typeorm'
import type { EntityManager } from 'typeorm'
import { TeamMemberEntity } from '../../team/team.table'
import { CompanyProofEntity } from '../company-proof.table'

const seated = (companyId: string) => ({ companyId, status: 'Active' as const, removedAt: IsNull() })
export const hasMembers = (manager: EntityManager, companyId: string) =>
  manager.existsBy(TeamMemberEntity, seated(companyId))

/** Companies of the live market that nobody is of any more. */
export async function emptyCompanies(read: EntityManager): Promise<string[]> {
  const rows = await read
    .createQueryBuilder(CompanyProofEntity, 'p')
    .select('p.companyId', 'companyId')
    .where(`p.state NOT IN ('closing', 'closed')`)
    .andWhere((query) => {
      const team = query
        .subQuery()
        .select('1')
        .from(TeamMemberEntity, 't')
        .where('t.marketId = p.marketId AND t.companyId = p.companyId')
        .andWhere(`t.status = 'Active' AND t.removedAt IS NULL`)
      return `NOT EXISTS ${team.getQuery()}`
    })
    .limit(500)
    .getRawMany<{ companyId: string }>()
  return rows.map(({ companyId }) => companyId)
}
