import type { EntityManager } from 'typeorm'
import type { LedgerPart } from '@tryka/domain'
import { KIND_CAPS, periodStart } from '@tryka/domain'
import { CreditAccountEntity, CreditTransferEntity } from './credit.table'

/** A row as one side of it sees it. */
export interface LedgerRead {
  id: string
  at: string
  kind: string
  ref: string
  reason: string
  note: string | null
  // PostgreSQL's driver answers sums as text.
  amount: number | string
  balance: number | string
}
interface Read extends LedgerRead {
  total: number | string
  part: number | string
  whole: number | string
}

interface Wanted {
  page: number
  pageSize: number
  of: LedgerPart | undefined
  at: string
}

const SIGNED = 'CASE WHEN t.to_account = :account THEN t.amount ELSE -t.amount END'

/** Which rows a part is made of: the same that its number counts. */
function partOf(of: LedgerPart | undefined, at: string): { sql: string; values: Record<string, string> } {
  if (of === undefined) return { sql: '1 = 1', values: {} }
  if (of === 'held')
    return {
      sql: `r."heldBy" IS NOT NULL AND EXISTS (SELECT 1 FROM credit_accounts h
        WHERE h.id = r."heldBy" AND h.balance > 0)`,
      values: {},
    }
  const given = `r."issued" = 1 AND r.kind <> 'transfer' AND r.at >= :since`
  if (of === 'day' || of === 'week') return { sql: given, values: { since: periodStart(of, at) } }
  const since = periodStart(KIND_CAPS[of].period, at)
  return { sql: `${given} AND r.kind = :kind`, values: { since, kind: of } }
}

/** One statement, so that the balance is that of the rows beneath it whatever is paid meanwhile. */
function read(manager: EntityManager, account: string, { page, pageSize, of, at }: Wanted): Promise<Read[]> {
  const part = partOf(of, at)
  return manager
    .createQueryBuilder()
    .select('r.id', 'id')
    .addSelect('r.at', 'at')
    .addSelect('r.kind', 'kind')
    .addSelect('r.ref', 'ref')
    .addSelect('r.reason', 'reason')
    .addSelect('r.note', 'note')
    .addSelect('r.amount', 'amount')
    .addSelect('r.balance', 'balance')
    .addSelect('COUNT(*) OVER ()', 'total')
    .addSelect('SUM(r.amount) OVER ()', 'part')
    .addSelect('r."whole"', 'whole')
    .from(
      (rows) =>
        rows
          .select('t.id', 'id')
          .addSelect('t.at', 'at')
          .addSelect('t.ref_type', 'kind')
          .addSelect('t.ref_id', 'ref')
          .addSelect('t.reason', 'reason')
          .addSelect('t.note', 'note')
          .addSelect(SIGNED, 'amount')
          .addSelect(`SUM(${SIGNED}) OVER (ORDER BY t.at, t.id)`, 'balance')
          .addSelect(`SUM(${SIGNED}) OVER ()`, 'whole')
          .addSelect(`CASE WHEN f.key = 'issued' THEN 1 ELSE 0 END`, 'issued')
          .addSelect(
            `CASE WHEN t.ref_type = 'hold' AND t.from_account = :account THEN t.to_account END`,
            'heldBy',
          )
          .from(CreditTransferEntity, 't')
          .innerJoin(CreditAccountEntity.options.name, 'f', 'f.id = t.from_account')
          .where('(t.to_account = :account OR t.from_account = :account)'),
      'r',
    )
    .where(part.sql)
    .setParameters({ account, ...part.values })
    .orderBy('r.at', 'DESC')
    .addOrderBy('r.id', 'DESC')
    .offset((page - 1) * pageSize)
    .limit(pageSize)
    .getRawMany<Read>()
}

/** A page of rows with what there was after each, and the sums of what was asked for and of all. */
export async function ledgerRows(manager: EntityManager, account: string, wanted: Wanted) {
  const rows = await read(manager, account, wanted)
  // Behind the last page there is no row that says how many there are, and a part may have none at all.
  const [first] =
    rows.length || wanted.page === 1
      ? rows
      : await read(manager, account, { ...wanted, page: 1, pageSize: 1 })
  const [any] =
    first || wanted.of === undefined
      ? [first]
      : await read(manager, account, { ...wanted, of: undefined, page: 1, pageSize: 1 })
  return {
    rows,
    total: Number(first?.total ?? 0),
    sum: Number(first?.part ?? 0),
    balance: Number((first ?? any)?.whole ?? 0),
  }
}
