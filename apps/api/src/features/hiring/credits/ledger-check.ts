import type { Database } from '../../../db/database'

/** Where a check is: first the accounts, then the rows, each in the order of their ids. */
export interface CheckPlace {
  part: 'accounts' | 'rows'
  after: string
}
export const CHECK_START: CheckPlace = { part: 'accounts', after: '' }

/** So many are looked at in one statement, which is over before anybody waits for it. */
const PAGE = 500

interface AccountRead {
  id: string
  key: string
  balance: number | string
  sum: number | string
  ends: string | null
}

// One statement for what is stored and what it is the sum of: payments meanwhile change both or neither.
const ACCOUNTS = `SELECT a.id AS id, a.key AS key, a.balance AS balance, a.ends_at AS ends,
    (SELECT COALESCE(SUM(t.amount), 0) FROM credit_transfers t WHERE t.to_account = a.id)
    - (SELECT COALESCE(SUM(t.amount), 0) FROM credit_transfers t WHERE t.from_account = a.id) AS sum
  FROM credit_accounts a WHERE a.id > ? AND a.balance IS NOT NULL ORDER BY a.id LIMIT ${PAGE}`

interface RowRead {
  id: string
  amount: number
  own: string
  from_id: string
  from_key: string
  from_market: string
  to_id: string
  to_key: string
  to_market: string
  twice: number | string
}

const ROWS = `SELECT t.id AS id, t.amount AS amount, t.market_id AS own,
    f.id AS from_id, f.key AS from_key, f.market_id AS from_market,
    o.id AS to_id, o.key AS to_key, o.market_id AS to_market,
    (SELECT COUNT(*) FROM credit_transfers u WHERE u.to_account = t.to_account AND u.from_account = t.from_account
      AND u.ref_type = t.ref_type AND u.ref_id = t.ref_id AND u.reason = t.reason) AS twice
  FROM credit_transfers t JOIN credit_accounts f ON f.id = t.from_account
  JOIN credit_accounts o ON o.id = t.to_account
  WHERE t.id > ? ORDER BY t.id LIMIT ${PAGE}`

/** How long after its end a hold may wait for the clock that gives it back. */
const GRACE_MS = 24 * 60 * 60 * 1_000

const isSomebody = (key: string): boolean => /^(person|gone):/.test(key)

function accountFaults({ id, key, balance, sum, ends }: AccountRead, now: Date): string[] {
  const faults: string[] = []
  const stored = Number(balance)
  if (stored !== Number(sum)) faults.push(`account ${id} has ${stored}, its rows come to ${sum}`)
  if (stored < 0) faults.push(`account ${id} is below nothing`)
  const isHeld = key.startsWith('held:') && stored > 0
  if (isHeld && (ends === null || Date.parse(ends) + GRACE_MS < now.getTime()))
    faults.push(`the hold ${id} has not ended`)
  return faults
}

function rowFaults(row: RowRead): string[] {
  const { id, amount } = row
  const faults: string[] = []
  if (row.from_id === row.to_id) faults.push(`row ${id} goes from an account to itself`)
  if (amount < 1 || amount > 1_000) faults.push(`row ${id} moves ${amount}`)
  if (isSomebody(row.from_key) && isSomebody(row.to_key)) faults.push(`row ${id} goes from person to person`)
  if (row.from_market !== row.own || row.to_market !== row.own) faults.push(`row ${id} is of two markets`)
  if (Number(row.twice) !== 1) faults.push(`row ${id} stands there twice`)
  return faults
}

/** What the databases keep by themselves: without it rows could be changed from then on. */
const KEPT = {
  sqlite: {
    sql: `SELECT name FROM sqlite_master WHERE type = 'trigger' AND tbl_name = 'credit_transfers'`,
    names: ['sides', 'insert', 'update', 'delete'].map((part) => `tr_credit_transfers_${part}`),
  },
  postgres: {
    sql: `SELECT tgname AS name FROM pg_trigger WHERE tgrelid = 'credit_transfers'::regclass AND tgenabled <> 'D'`,
    names: ['tr_credit_transfers', 'tr_credit_transfers_sums'],
  },
}

async function triggerFaults(db: Database): Promise<string[]> {
  const { sql, names } = db.isSqlite ? KEPT.sqlite : KEPT.postgres
  const found = await db.read.query<{ name: string }[]>(sql)
  return names
    .filter((name) => !found.some((one) => one.name === name))
    .map((name) => `the trigger ${name} is gone`)
}

/** One page of the check: what must hold of the ledger and does not. It changes nothing. */
export async function checkLedger(
  db: Database,
  { part, after }: CheckPlace,
  now: Date,
): Promise<{ faults: string[]; next: CheckPlace | null }> {
  const ask = <T>(sql: string) => db.read.query<T[]>(db.isSqlite ? sql : sql.replace('?', '$1'), [after])
  if (part === 'accounts') {
    const rows = await ask<AccountRead>(ACCOUNTS)
    const own = after === '' ? await triggerFaults(db) : []
    const last = rows.length === PAGE ? rows.at(-1)?.id : undefined
    const faults = [...own, ...rows.flatMap((row) => accountFaults(row, now))]
    return { faults, next: last ? { part, after: last } : { part: 'rows', after: '' } }
  }
  const rows = await ask<RowRead>(ROWS)
  const last = rows.length === PAGE ? rows.at(-1)?.id : undefined
  return { faults: rows.flatMap(rowFaults), next: last ? { part, after: last } : null }
}

/** All pages of the check, one after the other. */
export async function ledgerFaults(db: Database, now: Date): Promise<string[]> {
  const faults: string[] = []
  for (let place: CheckPlace | null = CHECK_START; place;) {
    const page: Awaited<ReturnType<typeof checkLedger>> = await checkLedger(db, place, now)
    faults.push(...page.faults)
    place = page.next
  }
  return faults
}
