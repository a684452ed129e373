import { MoreThanOrEqual } from 'typeorm'
import type { EntityManager } from 'typeorm'
import type { CreditDeed, Given } from '@tryka/domain'
import { countedSince, CREDIT_REVERSED, creditDue } from '@tryka/domain'
import { nothingHere, refused } from '../core/errors'
import { sortableId } from '../core/sortable-id'
import { CreditAccountEntity, CreditTransferEntity, ISSUED } from './credit.table'
import type { StoredCreditTransferRow } from './credit.table'
import type { Paying, Purse } from './purse'
import { isThere, keyOf, lockAccount, opened } from './purse'

const TO_BE_REVERSED = 'transfer'

/**
 * Pays for a deed, once: whoever asks again gets nothing for it. Callers hold the account; the row of the balance is
 * held last, so that two payments of one person never count the same day twice.
 * @returns what was given, which is less than the deed is worth where a limit has no room for it.
 */
export async function payFor(change: Paying, purse: Purse, deed: CreditDeed): Promise<number> {
  return (await payEach(change, [{ purse, deed }]))[0] ?? 0
}

/** Pays several people in one change, in an order in which no two changes ever wait for each other. */
export async function payEach(
  { manager, now, at }: Paying,
  payments: readonly { purse: Purse; deed: CreditDeed }[],
): Promise<number[]> {
  const open: { n: number; deed: CreditDeed; marketId: string; toAccount: string }[] = []
  const inOrder = payments
    .map((one, n) => ({ ...one, n }))
    .sort((a, b) => (keyOf(a.purse) < keyOf(b.purse) ? -1 : 1))
  for (const { purse, deed, n } of inOrder) {
    const { marketId } = purse
    // Who erased the account meanwhile gets no other one.
    if (await isThere(manager, purse))
      open.push({ n, deed, marketId, toAccount: await opened(manager, marketId, keyOf(purse)) })
  }
  const paid = payments.map(() => 0)
  for (const { n, deed, marketId, toAccount } of open.sort((a, b) => (a.toAccount < b.toAccount ? -1 : 1))) {
    const fromAccount = await opened(manager, marketId, ISSUED)
    await lockAccount(manager, toAccount)
    const { refType, refId } = deed
    if (await manager.existsBy(CreditTransferEntity, { toAccount, fromAccount, refType, refId })) continue
    const since = countedSince(deed, at)
    const amount = creditDue(deed, await givenTo(manager, { toAccount, fromAccount }, since), at)
    if (amount === 0) continue
    const sides = { id: sortableId(now), marketId, fromAccount, toAccount, at }
    await manager.insert(CreditTransferEntity, { pair: null, ...deed, ...sides, amount })
    paid[n] = amount
  }
  return paid
}

/** What was given to an account since a moment. What was taken back of it is not room for more. */
export async function givenTo(
  manager: EntityManager,
  { toAccount, fromAccount }: { toAccount: string; fromAccount: string },
  since: string,
): Promise<Given[]> {
  const rows = await manager.findBy(CreditTransferEntity, { toAccount, at: MoreThanOrEqual(since) })
  return rows.filter((row) => row.fromAccount === fromAccount && row.refType !== TO_BE_REVERSED)
}

/**
 * Takes a mistake back by a row that goes the other way, for at most what is there; a row is reversed once. One that
 * reverses can be reversed itself.
 */
export async function reverse(change: Paying, id: string, why: string): Promise<StoredCreditTransferRow> {
  const { manager, now, at } = change
  const row = await manager.findOneBy(CreditTransferEntity, { id })
  if (!row) throw nothingHere('This row')
  const { marketId, fromAccount, toAccount } = row
  for (const side of [fromAccount, toAccount].sort()) await lockAccount(manager, side)
  const ref = { refType: TO_BE_REVERSED, refId: id, reason: CREDIT_REVERSED }
  if (
    await manager.existsBy(CreditTransferEntity, { ...ref, toAccount: fromAccount, fromAccount: toAccount })
  )
    throw refused(409, 'REVERSED', 'This row is reversed already.')
  const { balance } = await manager.findOneByOrFail(CreditAccountEntity, { id: toAccount })
  const amount = Math.min(row.amount, balance ?? row.amount)
  if (amount === 0) throw refused(409, 'NOT_ENOUGH', 'There is nothing left to take back.')
  const back = { id: sortableId(now), marketId, fromAccount: toAccount, toAccount: fromAccount, at }
  const made = { ...back, ...ref, amount, note: why, pair: null }
  await manager.insert(CreditTransferEntity, made)
  return made
}
