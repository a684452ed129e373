import type { EntityManager } from 'typeorm'
import { companyStateAt } from '@tryka/domain'
import { AccountEntity } from '../../../services/accounts/account.entity'
import { isSuspended, suspended } from '../../../services/accounts/suspended'
import { CompanyProofEntity } from '../companies/company-proof.table'
import { companySuspended } from './errors'
import type { Place } from './places'

/**
 * Refuses what a suspended account or company would move. The gate has looked already; here it is read again under the
 * hold of the market, so that a suspension and a move never pass each other by half.
 */
export async function refuseResting(manager: EntityManager, by: Place, at: string): Promise<void> {
  if (by.isDemo || by.isLeaving) return
  const account = await manager.findOneBy(AccountEntity, { id: by.accountId })
  if (account && isSuspended(account, at)) throw suspended(account)
  if (by.side === 'candidate') return
  const proof = await manager.findOneBy(CompanyProofEntity, { companyId: by.companyId })
  if (proof && companyStateAt(proof, at) === 'suspended') throw companySuspended(proof.stateDecisionId)
}
