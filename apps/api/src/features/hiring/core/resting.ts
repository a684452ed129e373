import type { EntityManager } from 'typeorm'
import { companyStateAt, isAtRest } from '@tryka/domain'
import { AccountEntity } from '../../../services/accounts/account.entity'
import { isSuspended, suspended } from '../../../services/accounts/suspended'
import { CompanyProofEntity } from '../companies/company-proof.table'
import { companyCloses, companyClosing, companyRests, companySuspended } from './errors'
import { companyStateOf } from './hidden'
import type { Place } from './places'

/**
 * Refuses what a suspended account, or a company that rests or ends, would move. The gate has looked already; here it is read again under the
 * hold of the market, so that a suspension and a move never pass each other by half.
 */
export async function refuseResting(manager: EntityManager, by: Place, at: string): Promise<void> {
  if (by.isDemo || by.isLeaving) return
  const account = await manager.findOneBy(AccountEntity, { id: by.accountId })
  if (account && isSuspended(account, at)) throw suspended(account)
  if (by.side === 'candidate') return
  const proof = await manager.findOneBy(CompanyProofEntity, { companyId: by.companyId })
  if (!proof) return
  const state = companyStateAt(proof, at)
  if (state === 'suspended') throw companySuspended(proof.stateDecisionId)
  if (state === 'closing' || state === 'closed') throw companyClosing()
}

/** Refuses a yes to a company that rests or is on its way out: nothing new begins there. Its row is held, or shared. */
export async function refuseYesTo(manager: EntityManager, companyId: string, at: string): Promise<void> {
  const state = await companyStateOf(manager, companyId, at)
  if (state === 'suspended') throw companyRests()
  if (isAtRest(state)) throw companyCloses()
}
