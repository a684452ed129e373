import { LIVE_MARKET_ID } from '@tryka/domain'
import type { Database } from '../../../db/database'
import { AccountEntity } from '../../../services/accounts/account.entity'
import { overdueAccounts, restoreAccount } from '../../../services/accounts/suspended'
import type { AuditAction } from '../../../services/audit/audit'
import { noteEvent } from '../../../services/audit/audit'
import type { ClockKind } from '../../../services/clockwork/clockwork'
import { CompanyProofEntity } from '../companies/company-proof.table'
import { overdueCompanies, restoreCompany } from '../companies/suspend-company'
import type { Change, Changes } from '../core/change'
import { tellEnded } from './moderation.mail'
import { DecisionEntity } from './moderation.table'
import { touchSubject } from './touch-subject'

const BATCH = 200
const EVERY_MS = 10_000

interface Deps {
  db: Database
  changes: Changes
  /** Hears of one that could not be written down; the others do not wait for it. */
  onTrouble: (error: unknown) => void
}

/** It is written down, whoever was suspended hears that it is over, and their screens are out of date. */
async function tell(
  change: Change,
  { decisionId, ...restored }: { decisionId: string; action: AuditAction; target: string },
): Promise<void> {
  const { manager, at } = change
  const details = { decision: decisionId, reason: 'its time is over' }
  await noteEvent(manager, at, { actor: 'system', ...restored, details })
  const decision = await manager.findOneBy(DecisionEntity, { id: decisionId })
  if (!decision) return
  await tellEnded(change, decision)
  await touchSubject(change, decision)
}

async function endOfAccount(change: Change, id: string): Promise<void> {
  const { manager, at } = change
  const account = await manager.findOneBy(AccountEntity, { id })
  // A later decision stays, and whoever came first has told it.
  if (!account?.stateDecisionId || account.suspendedUntil === null || account.suspendedUntil > at) return
  await restoreAccount(manager, account.stateDecisionId)
  await tell(change, { decisionId: account.stateDecisionId, action: 'account.restored', target: id })
}

async function endOfCompany(change: Change, companyId: string): Promise<void> {
  const { manager, at } = change
  const proof = await manager.findOneBy(CompanyProofEntity, { companyId, state: 'suspended' })
  if (!proof?.stateDecisionId || proof.suspendedUntil === null || proof.suspendedUntil > at) return
  await restoreCompany(manager, { decisionId: proof.stateDecisionId, at })
  const decisionId = proof.stateDecisionId
  await tell(change, { decisionId, action: 'company.restored', target: companyId })
}

/**
 * Writes down the ends of suspensions and tells of them, each in its own change. Nobody waits for it: whoever reads looks
 * at the moment itself.
 */
export const suspensionEnds = ({ db, changes, onTrouble }: Deps): ClockKind => ({
  name: 'ends of suspensions',
  everyMs: EVERY_MS,
  async run() {
    const at = changes.now().toISOString()
    const accounts = await overdueAccounts(db.read, at, BATCH)
    const companies = await overdueCompanies(db.read, at, BATCH)
    let ended = 0
    for (const { id } of accounts)
      await changes
        .run(LIVE_MARKET_ID, { account: id }, (change) => endOfAccount(change, id))
        .then(() => ended++)
        .catch(onTrouble)
    for (const { companyId } of companies)
      await changes
        .run(LIVE_MARKET_ID, { company: companyId }, (change) => endOfCompany(change, companyId))
        .then(() => ended++)
        .catch(onTrouble)
    return ended > 0 && (accounts.length === BATCH || companies.length === BATCH)
  },
})
