import { In, MoreThan } from 'typeorm'
import type { EntityManager } from 'typeorm'
import type { z } from 'zod'
import type { CreditLedger, Given, HeldCredits, LedgerEntry, LedgerQuery } from '@tryka/domain'
import {
  CAPPED_KINDS,
  countOf,
  CREDITS_PER_DAY,
  CREDITS_PER_WEEK,
  givenIn,
  KIND_CAPS,
  periodStart,
} from '@tryka/domain'
import type { CandidatePlace } from '../core/places'
import type { StoredCreditTransferRow } from './credit.table'
import { CreditAccountEntity, CreditTransferEntity, ISSUED } from './credit.table'
import { givenTo } from './ledger'
import type { LedgerRead } from './ledger-rows'
import { ledgerRows } from './ledger-rows'
import type { Purse } from './purse'
import { accountOf, purseOf } from './purse'

const PAGE_SIZE = 10

const entryOf = ({ id, at, kind, ref, reason, note, amount, balance }: LedgerRead): LedgerEntry => ({
  id,
  at,
  kind,
  ref,
  reason,
  note,
  amount: Number(amount),
  balance: Number(balance),
})

/** What was given since the week or the month began, whichever was first: what the limits are about. */
async function recent(manager: EntityManager, account: string | undefined, marketId: string, at: string) {
  const issued = await manager.findOneBy(CreditAccountEntity, { marketId, key: ISSUED })
  if (!account || !issued) return []
  const since = [periodStart('week', at), periodStart('month', at)].sort()[0] ?? at
  return givenTo(manager, { toAccount: account, fromAccount: issued.id }, since)
}

const limitsOf = (given: readonly Given[], at: string) => ({
  today: { given: givenIn(given, 'day', at), most: CREDITS_PER_DAY },
  week: { given: givenIn(given, 'week', at), most: CREDITS_PER_WEEK },
  caps: CAPPED_KINDS.map((kind) => ({ kind, used: countOf(given, kind, at), ...KIND_CAPS[kind] })),
})

/** What somebody has put aside, whatever ends first in front. */
async function heldOf(manager: EntityManager, account: string): Promise<HeldCredits[]> {
  const fed = await manager.findBy(CreditTransferEntity, { fromAccount: account, refType: 'hold' })
  if (fed.length === 0) return []
  const id = In(fed.map(({ toAccount }) => toAccount))
  const holds = await manager.find(CreditAccountEntity, {
    where: { id, balance: MoreThan(0) },
    order: { endsAt: 'ASC', id: 'ASC' },
  })
  return holds.flatMap((hold) => {
    const row = fed.find(({ toAccount }) => toAccount === hold.id)
    const { balance, endsAt } = hold
    return row && balance && endsAt
      ? [{ id: hold.id, amount: balance, reason: row.reason, note: row.note, endsAt }]
      : []
  })
}

/** A page of a person's points, or of the rows that a number beside them is the sum of. */
export async function creditLedger(
  manager: EntityManager,
  place: CandidatePlace,
  { page = 1, pageSize = PAGE_SIZE, of }: z.output<typeof LedgerQuery>,
  at: string,
): Promise<CreditLedger> {
  const account = await accountOf(manager, purseOf(place))
  const limits = limitsOf(await recent(manager, account?.id, place.marketId, at), at)
  const empty = { items: [], total: 0, page, pageSize, balance: 0, sum: 0, held: [], isSample: place.isDemo }
  if (!account) return { ...empty, ...limits }
  const held = await heldOf(manager, account.id)
  const found = await ledgerRows(manager, account.id, { page, pageSize, of, at })
  const { total, sum } = found
  return {
    ...empty,
    ...limits,
    held,
    total,
    sum,
    items: found.rows.map(entryOf),
    balance: found.balance,
  }
}

/** What somebody has, with the row that came last. */
export async function newestCredit(manager: EntityManager, place: CandidatePlace) {
  const account = await accountOf(manager, purseOf(place))
  if (!account) return { balance: 0, newest: null }
  const where = [{ toAccount: account.id }, { fromAccount: account.id }]
  const lasts = await Promise.all(
    where.map((one) =>
      manager.findOne(CreditTransferEntity, { where: one, order: { at: 'DESC', id: 'DESC' } }),
    ),
  )
  const [row] = lasts
    .filter((one) => one !== null)
    .sort((a, b) => (`${a.at} ${a.id}` < `${b.at} ${b.id}` ? 1 : -1))
  const newest = row ? { amount: exported(row, account.id).amount, reason: row.reason, at: row.at } : null
  return { balance: account.balance ?? 0, newest }
}

/** Every row of a person, for the file of what is stored about them. */
export async function storedCredits(manager: EntityManager, purse: Purse) {
  const account = (await accountOf(manager, purse))?.id
  if (account === undefined) return []
  const where = [{ toAccount: account }, { fromAccount: account }]
  const rows = await manager.find(CreditTransferEntity, { where, order: { at: 'ASC', id: 'ASC' } })
  return rows.map((row) => exported(row, account))
}

const exported = (row: StoredCreditTransferRow, account: string) => {
  const { id, amount, reason, note, refType, refId, at, toAccount } = row
  return { id, amount: toAccount === account ? amount : -amount, reason, note, refType, refId, at }
}
