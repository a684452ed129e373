import type { EntityManager } from 'typeorm'
import type { z } from 'zod'
import type { CreditLedger, LedgerEntry, LedgerQuery } from '@tryka/domain'
import { CREDITS_PER_DAY } from '@tryka/domain'
import type { CandidatePlace } from '../core/places'
import type { StoredCreditTransferRow } from './credit.table'
import { CreditAccountEntity, CreditTransferEntity } from './credit.table'
import type { Purse } from './ledger'
import { givenOn, keyOf, purseOf } from './ledger'

const PAGE_SIZE = 10

interface Read {
  id: string
  at: string
  reason: string
  note: string | null
  // PostgreSQL's driver answers sums as text.
  amount: number | string
  balance: number | string
  total: number | string
  whole: number | string
}

/** One statement, so that the balance is that of the rows beneath it whatever is paid meanwhile. */
function rowsOf(manager: EntityManager, account: string, page: number, pageSize: number): Promise<Read[]> {
  const signed = 'CASE WHEN t.to_account = :account THEN t.amount ELSE -t.amount END'
  return manager
    .createQueryBuilder(CreditTransferEntity, 't')
    .select('t.id', 'id')
    .addSelect('t.at', 'at')
    .addSelect('t.reason', 'reason')
    .addSelect('t.note', 'note')
    .addSelect(signed, 'amount')
    .addSelect(`SUM(${signed}) OVER (ORDER BY t.at, t.id)`, 'balance')
    .addSelect('COUNT(*) OVER ()', 'total')
    .addSelect(`SUM(${signed}) OVER ()`, 'whole')
    .where('(t.to_account = :account OR t.from_account = :account)', { account })
    .orderBy('t.at', 'DESC')
    .addOrderBy('t.id', 'DESC')
    .offset((page - 1) * pageSize)
    .limit(pageSize)
    .getRawMany<Read>()
}

const entryOf = ({ id, at, reason, note, amount, balance }: Read): LedgerEntry => ({
  id,
  at,
  reason,
  note,
  amount: Number(amount),
  balance: Number(balance),
})

const accountOf = async (manager: EntityManager, purse: Purse): Promise<string | undefined> =>
  (await manager.findOneBy(CreditAccountEntity, { marketId: purse.marketId, key: keyOf(purse) }))?.id

/** A page of a person's points. */
export async function creditLedger(
  manager: EntityManager,
  place: CandidatePlace,
  { page = 1, pageSize = PAGE_SIZE }: z.output<typeof LedgerQuery>,
  at: string,
): Promise<CreditLedger> {
  const account = await accountOf(manager, purseOf(place))
  const empty = { items: [], total: 0, page, pageSize, balance: 0, isSample: place.isDemo }
  if (account === undefined) return { ...empty, today: { given: 0, most: CREDITS_PER_DAY } }
  const rows = await rowsOf(manager, account, page, pageSize)
  const today = { given: await givenOn(manager, account, at), most: CREDITS_PER_DAY }
  // Behind the last page there is no row that says how many there are.
  const [first] = rows.length || page === 1 ? rows : await rowsOf(manager, account, 1, 1)
  const [total, balance] = [Number(first?.total ?? 0), Number(first?.whole ?? 0)]
  return { ...empty, items: rows.map(entryOf), total, balance, today }
}

/** Every row of a person, for the file of what is stored about them. */
export async function storedCredits(manager: EntityManager, purse: Purse) {
  const account = await accountOf(manager, purse)
  if (account === undefined) return []
  const where = [{ toAccount: account }, { fromAccount: account }]
  const rows = await manager.find(CreditTransferEntity, { where, order: { at: 'ASC', id: 'ASC' } })
  return rows.map((row) => exported(row, account))
}

const exported = (row: StoredCreditTransferRow, account: string) => {
  const { id, amount, reason, note, refType, refId, at, toAccount } = row
  return { id, amount: toAccount === account ? amount : -amount, reason, note, refType, refId, at }
}
