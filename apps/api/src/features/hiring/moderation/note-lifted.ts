import type { EntityManager } from 'typeorm'
import type { Audit, AuditAction } from '../../../services/audit/audit'
import type { By } from '../core/administrator'
import type { DecisionRow } from './moderation.table'

/** What the end of a decision gives back; a warning took nothing. */
function restoredBy({ action, subjectType, accountId }: DecisionRow): AuditAction | null {
  if (action === 'take_down') return `${subjectType}.restored`
  if (action === 'suspend') return accountId ? 'account.restored' : 'company.restored'
  return null
}

/** Writes down that a decision was lifted, and of what it gave back. */
export async function noteLifted(
  audit: Audit,
  manager: EntityManager,
  decision: DecisionRow,
  { actor, request }: By,
): Promise<void> {
  const { id, action, subjectType, subjectId, accountId, companyId } = decision
  // The words are with the decision, and go with the account that it is about.
  const details = { decision: id, subject: subjectType, action }
  await audit.recordWith(manager, { actor, action: 'decision.lifted', target: id, details, request })
  const restored = restoredBy(decision)
  const target = action === 'suspend' ? (accountId ?? companyId ?? subjectId) : subjectId
  if (restored) await audit.recordWith(manager, { actor, action: restored, target, details, request })
}
