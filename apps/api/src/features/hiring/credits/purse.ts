import { randomUUID } from 'node:crypto'
import type { EntityManager } from 'typeorm'
import { LIVE_MARKET_ID } from '@tryka/domain'
import { AccountEntity } from '../../../services/accounts/account.entity'
import type { Change } from '../core/change'
import type { CandidatePlace, CandidateRef } from '../core/places'
import { CandidateEntity } from '../profile/candidate.table'
import { CreditAccountEntity, ISSUED, SPENT } from './credit.table'

/** Whose points: an account's in the live market, the sample person's in a demo. */
export interface Purse {
  marketId: string
  person: string
}
/** The change that a payment is part of: whoever earns something has it in the same transaction, or neither. */
export type Paying = Pick<Change, 'manager' | 'now' | 'at'>

export const purseOf = (
  place: Pick<CandidatePlace, 'isDemo' | 'marketId' | 'candidateId' | 'accountId'>,
): Purse => ({
  marketId: place.marketId,
  person: place.isDemo ? place.candidateId : place.accountId,
})
export const purseOfAccount = (accountId: string): Purse => ({ marketId: LIVE_MARKET_ID, person: accountId })
export const keyOf = ({ person }: Purse): string => `person:${person}`

/** Whose points a candidate's deeds are; null where no account stands behind them any more. */
export async function purseOfCandidate(
  manager: EntityManager,
  { marketId, candidateId }: CandidateRef,
): Promise<Purse | null> {
  if (marketId !== LIVE_MARKET_ID) return { marketId, person: candidateId }
  const row = await manager.findOne(CandidateEntity, {
    select: { id: true, accountId: true },
    where: { id: candidateId, marketId },
  })
  return row?.accountId ? purseOfAccount(row.accountId) : null
}

/** Nobody stands behind the rows any more. They stay, so that all of them still come to nothing. */
export async function forgetPurse(manager: EntityManager, purse: Purse): Promise<void> {
  const { marketId } = purse
  await manager.update(CreditAccountEntity, { marketId, key: keyOf(purse) }, { key: `gone:${randomUUID()}` })
}

/** True for a sample person, and for whoever has not erased the account meanwhile. */
export const isThere = async (manager: EntityManager, { marketId, person }: Purse): Promise<boolean> =>
  marketId !== LIVE_MARKET_ID || manager.existsBy(AccountEntity, { id: person })

/** The account of a purse as it is; null before its first row. */
export const accountOf = (manager: EntityManager, purse: Purse) =>
  manager.findOneBy(CreditAccountEntity, { marketId: purse.marketId, key: keyOf(purse) })

/** How many points somebody has: one row, whatever they were given for. */
export const balanceOf = async (manager: EntityManager, purse: Purse): Promise<number> =>
  (await accountOf(manager, purse))?.balance ?? 0

/** The account of a key; whoever comes second finds the first's. */
export async function opened(
  manager: EntityManager,
  marketId: string,
  key: string,
  endsAt: string | null = null,
): Promise<string> {
  const known = await manager.findOneBy(CreditAccountEntity, { marketId, key })
  if (known) return known.id
  const balance = key === ISSUED || key === SPENT ? null : 0
  const made = { id: randomUUID(), marketId, key, balance, endsAt }
  await manager.createQueryBuilder().insert().into(CreditAccountEntity).values(made).orIgnore().execute()
  return (await manager.findOneByOrFail(CreditAccountEntity, { marketId, key })).id
}

/** Others who would pay into it, or take from it, wait until the change ends. What is everybody's is never held. */
export async function lockAccount(manager: EntityManager, id: string): Promise<void> {
  await manager
    .createQueryBuilder()
    .update(CreditAccountEntity)
    .set({ balance: () => 'balance' })
    .where('id = :id AND balance IS NOT NULL', { id })
    .execute()
}
