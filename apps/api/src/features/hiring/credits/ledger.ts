import { randomUUID } from 'node:crypto'
import { MoreThanOrEqual } from 'typeorm'
import type { EntityManager } from 'typeorm'
import type { CreditDeed } from '@tryka/domain'
import { CREDIT_REVERSED, creditDue, LIVE_MARKET_ID } from '@tryka/domain'
import { AccountEntity } from '../../../services/accounts/account.entity'
import type { Change } from '../core/change'
import { nothingHere, refused } from '../core/errors'
import type { CandidatePlace } from '../core/places'
import { sortableId } from '../core/sortable-id'
import { CreditAccountEntity, CreditTransferEntity, ISSUED } from './credit.table'
import type { StoredCreditTransferRow } from './credit.table'

/** Whose points: an account's in the live market, the sample person's in a demo. */
export interface Purse {
  marketId: string
  person: string
}
/** The change that a payment is part of: whoever earns something has it in the same transaction, or neither. */
type Paying = Pick<Change, 'manager' | 'now' | 'at'>

const TO_BE_REVERSED = 'transfer'

export const purseOf = (
  place: Pick<CandidatePlace, 'isDemo' | 'marketId' | 'candidateId' | 'accountId'>,
): Purse => ({
  marketId: place.marketId,
  person: place.isDemo ? place.candidateId : place.accountId,
})
export const purseOfAccount = (accountId: string): Purse => ({ marketId: LIVE_MARKET_ID, person: accountId })
export const keyOf = ({ person }: Purse): string => `person:${person}`

/**
 * Pays for a deed, once: whoever asks again gets nothing for it. Callers hold the account; the row of the balance is
 * held last, so that two payments of one person never count the same day twice.
 * @returns what was given, which is less than the deed is worth where the day has no room for it.
 */
export async function payFor(change: Paying, purse: Purse, deed: CreditDeed): Promise<number> {
  const { manager, now, at } = change
  const { marketId, person } = purse
  const { amount: worth, ...about } = deed
  // Who erased the account meanwhile gets no other one.
  if (marketId === LIVE_MARKET_ID && !(await manager.existsBy(AccountEntity, { id: person }))) return 0
  const fromAccount = await opened(manager, marketId, ISSUED)
  const toAccount = await opened(manager, marketId, keyOf(purse))
  await hold(manager, toAccount)
  const { refType, refId } = about
  if (await manager.existsBy(CreditTransferEntity, { toAccount, refType, refId })) return 0
  const amount = creditDue(worth, await givenOn(manager, toAccount, at))
  if (amount > 0)
    await manager.insert(CreditTransferEntity, {
      id: sortableId(now),
      marketId,
      fromAccount,
      toAccount,
      amount,
      ...about,
      at,
    })
  return amount
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
  for (const side of [fromAccount, toAccount].sort()) await hold(manager, side)
  const ref = { refType: TO_BE_REVERSED, refId: id, reason: CREDIT_REVERSED }
  if (await manager.existsBy(CreditTransferEntity, { ...ref, toAccount: fromAccount }))
    throw refused(409, 'REVERSED', 'This row is reversed already.')
  const { balance } = await manager.findOneByOrFail(CreditAccountEntity, { id: toAccount })
  const amount = Math.min(row.amount, balance ?? row.amount)
  if (amount === 0) throw refused(409, 'NOT_ENOUGH', 'There is nothing left to take back.')
  const back = { id: sortableId(now), marketId, fromAccount: toAccount, toAccount: fromAccount, at }
  const made = { ...back, ...ref, amount, note: why }
  await manager.insert(CreditTransferEntity, made)
  return made
}

/** Nobody stands behind the rows any more. They stay, so that all of them still come to nothing. */
export async function forgetPurse(manager: EntityManager, purse: Purse): Promise<void> {
  const { marketId } = purse
  await manager.update(CreditAccountEntity, { marketId, key: keyOf(purse) }, { key: `gone:${randomUUID()}` })
}

/** What was given to an account on the day of a moment, in UTC. What was taken back of it is not room for more. */
export async function givenOn(manager: EntityManager, toAccount: string, at: string): Promise<number> {
  const rows = await manager.findBy(CreditTransferEntity, {
    toAccount,
    at: MoreThanOrEqual(`${at.slice(0, 10)}T00:00:00.000Z`),
  })
  return rows.filter(({ refType }) => refType !== TO_BE_REVERSED).reduce((sum, { amount }) => sum + amount, 0)
}

/** The account of a key; whoever comes second finds the first's. */
async function opened(manager: EntityManager, marketId: string, key: string): Promise<string> {
  const known = await manager.findOneBy(CreditAccountEntity, { marketId, key })
  if (known) return known.id
  const made = { id: randomUUID(), marketId, key, balance: key === ISSUED ? null : 0 }
  await manager.createQueryBuilder().insert().into(CreditAccountEntity).values(made).orIgnore().execute()
  return (await manager.findOneByOrFail(CreditAccountEntity, { marketId, key })).id
}

/** Others who would pay into it, or take from it, wait until the change ends. `issued` is everybody's: it is never held. */
async function hold(manager: EntityManager, id: string): Promise<void> {
  await manager
    .createQueryBuilder()
    .update(CreditAccountEntity)
    .set({ balance: () => 'balance' })
    .where('id = :id AND balance IS NOT NULL', { id })
    .execute()
}
