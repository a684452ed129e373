import type { EntityManager } from 'typeorm'
import { LessThanOrEqual, MoreThan } from 'typeorm'
import { DAY_MS, KEPT_DAYS, decisionState, emailKey, statementAfterErasing } from '@tryka/domain'
import { holdLock } from '../../../db/named-lock'
import { keyedHash } from '../../../keys'
import type { AccountRow } from '../../../services/accounts/account.entity'
import { suspendAccount } from '../../../services/accounts/suspended'
import { MODERATION } from './hold-subject'
import type { DecisionRow } from './moderation.table'
import { DecisionEntity } from './moderation.table'

/** Stands for an address, and does not say which it is. */
export const addressHash = (key: Buffer, email: string): string => keyedHash(key, emailKey(email))

const first = (one: string, other: string | null): string => (other !== null && other < one ? other : one)

/** What still stands of a decision about an account that is erased: its address, as a hash, for a year at most. */
export function keptOf({ liftedAt, until }: DecisionRow, hash: string | null, at: string) {
  const year = new Date(Date.parse(at) + KEPT_DAYS.address * DAY_MS).toISOString()
  const addressUntil = first(year, until)
  const isKept = hash !== null && liftedAt === null && addressUntil > at
  return isKept ? { addressHash: hash, addressUntil } : { addressHash: null, addressUntil: null }
}

/**
 * A new account of an address is whose account the decisions were about: they are its own again, without what was erased,
 * and it rests as long as the one before would have.
 */
export async function takeUpDecisions(
  manager: EntityManager,
  key: Buffer,
  { account, at }: { account: Pick<AccountRow, 'id' | 'email'>; at: string },
): Promise<void> {
  if (account.email === null) return
  const where = { addressHash: addressHash(key, account.email), addressUntil: MoreThan(at) }
  if (!(await manager.existsBy(DecisionEntity, where))) return
  // Whoever lifts one waits, or was first.
  await holdLock(manager, String(MODERATION.lock))
  const rows = await manager.find(DecisionEntity, { where, order: { at: 'ASC', id: 'ASC' } })
  for (const row of rows) {
    const { id, action, ground, until } = row
    const own = { accountId: account.id, addressHash: null, addressUntil: null }
    const statement =
      action === 'dismiss' || !ground
        ? []
        : statementAfterErasing({ ...row, action, ground, subject: row.subjectType })
    await manager.update(DecisionEntity, { id }, { ...own, statement })
    if (action === 'suspend' && decisionState(row, at) === 'in_force')
      await suspendAccount(manager, account.id, { decisionId: id, until })
  }
}

/** Addresses whose time is over are nobody's any more. */
export async function forgetAddresses(manager: EntityManager, at: string): Promise<void> {
  const over = { addressUntil: LessThanOrEqual(at) }
  await manager.update(DecisionEntity, over, { addressHash: null, addressUntil: null })
}
