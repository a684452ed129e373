import type { EntityManager } from 'typeorm'
import { In } from 'typeorm'
import { CIRCLE_RULES, LIVE_MARKET_ID } from '@tryka/domain'
import { CreditAccountEntity, CreditTransferEntity } from './credit.table'
import { keyOf, purseOfAccount } from './purse'

/**
 * Taken back counts as never paid, until that is taken back itself. Counted, and not asked whether it exists: a planner
 * makes a join of that, which reads the whole ledger for the few rows that take back.
 */
const STANDS = `0 = (SELECT COUNT(*) FROM credit_transfers r
  WHERE r.to_account = t.from_account AND r.from_account = t.to_account AND r.ref_type = 'transfer' AND r.ref_id = t.id
  AND 0 = (SELECT COUNT(*) FROM credit_transfers b
    WHERE b.to_account = r.from_account AND b.from_account = r.to_account AND b.ref_type = 'transfer' AND b.ref_id = r.id))`

/** Help that was paid since a moment. Rows of the ledger stay, whatever people delete of what they were paid for. */
const helpSince = (manager: EntityManager, since: string) =>
  manager
    .createQueryBuilder()
    .from(CreditTransferEntity, 't')
    .where('t.market_id = :market AND t.pair IS NOT NULL AND t.at >= :since')
    .andWhere(STANDS)
    .setParameters({ market: LIVE_MARKET_ID, since })

const PERSON = 'person:'

/** Somebody whose paid help was confirmed by few. */
export interface FewRow {
  /** The account of the points. */
  account: string
  accountId: string
  newest: string
}
interface Read extends Omit<FewRow, 'accountId'> {
  key: string
  // PostgreSQL's driver answers counts as text.
  total: number | string
}

interface Wanted {
  since: string
  /** What the last row of the page before was sorted by. */
  mark: readonly string[] | undefined
  take: number
}

/** Everybody of whom the rule holds, and how many they are; accounts that are erased are nobody's to look at. */
function read(manager: EntityManager, { since, mark, take }: Wanted): Promise<Read[]> {
  const pairs = helpSince(manager, since)
    .select('t.to_account', 'account')
    .addSelect('COUNT(*)', 'n')
    .addSelect('MAX(t.at)', 'newest')
    .addSelect('ROW_NUMBER() OVER (PARTITION BY t.to_account ORDER BY COUNT(*) DESC, t.pair)', 'place')
    .groupBy('t.to_account')
    .addGroupBy('t.pair')
  const few = manager
    .createQueryBuilder()
    .select('p.account', 'account')
    .addSelect('MAX(p.newest)', 'newest')
    .from(`(${pairs.getQuery()})`, 'p')
    .groupBy('p.account')
    .having('SUM(p.n) >= :least')
    .andHaving('2 * SUM(CASE WHEN p.place <= :others THEN p.n ELSE 0 END) > SUM(p.n)')
  const people = manager
    .createQueryBuilder()
    .select('f.account', 'account')
    .addSelect('f.newest', 'newest')
    .addSelect('c.key', 'key')
    .addSelect('COUNT(*) OVER ()', 'total')
    .from(`(${few.getQuery()})`, 'f')
    .innerJoin(CreditAccountEntity.options.name, 'c', `c.id = f.account AND c.key LIKE '${PERSON}%'`)
  const query = manager
    .createQueryBuilder()
    .select('l.*')
    .from(`(${people.getQuery()})`, 'l')
    .setParameters({ ...pairs.getParameters(), least: CIRCLE_RULES.least, others: CIRCLE_RULES.others })
    .orderBy('l.newest', 'DESC')
    .addOrderBy('l.account', 'DESC')
    .limit(take)
  const [newest, account] = mark ?? []
  if (newest)
    query.where('(l.newest < :newest OR (l.newest = :newest AND l.account < :account))', { newest, account })
  return query.getRawMany<Read>()
}

/** A page of people whose help was confirmed by few, the latest help first. */
export async function helpFromFew(manager: EntityManager, wanted: Wanted) {
  const rows = await read(manager, wanted)
  // Behind the last page there is no row that says how many there are.
  const [first] =
    rows.length || !wanted.mark ? rows : await read(manager, { ...wanted, mark: undefined, take: 1 })
  return {
    rows: rows.map(({ key, account, newest }): FewRow => ({
      account,
      newest,
      accountId: key.slice(PERSON.length),
    })),
    total: Number(first?.total ?? 0),
  }
}

/** One paid help: of which account of points, with whom, and what it was. */
export interface PaidHelp {
  account: string
  pair: string
  kind: string
  ref: string
  at: string
}

/** All paid help of some accounts of points since a moment, the latest first. */
export function paidHelp(
  manager: EntityManager,
  accounts: readonly string[],
  since: string,
): Promise<PaidHelp[]> {
  if (accounts.length === 0) return Promise.resolve([])
  return helpSince(manager, since)
    .select('t.to_account', 'account')
    .addSelect('t.pair', 'pair')
    .addSelect('t.ref_type', 'kind')
    .addSelect('t.ref_id', 'ref')
    .addSelect('t.at', 'at')
    .andWhere('t.to_account IN (:...accounts)', { accounts: [...accounts] })
    .orderBy('t.at', 'DESC')
    .addOrderBy('t.id', 'DESC')
    .getRawMany<PaidHelp>()
}

/** The accounts of points behind some people, by the person. */
export async function pointsOf(
  manager: EntityManager,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const key = In(accountIds.map((id) => keyOf(purseOfAccount(id))))
  const rows = await manager.findBy(CreditAccountEntity, { marketId: LIVE_MARKET_ID, key })
  return new Map(rows.map((row) => [row.key.slice(PERSON.length), row.id]))
}
