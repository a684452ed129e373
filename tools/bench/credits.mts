/**
 * The ledger with a million rows: a balance and a page beside reads that there were before, a payment beside a plain
 * insert, and the nightly check. Run: npm run bench:credits -- [rows]
 */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import 'reflect-metadata'
import { LIVE_MARKET_ID, pathDeed } from '@tryka/domain'
import { entities } from '../../apps/api/src/compose/entities'
import { migrate, openDatabase } from '../../apps/api/src/db/data-source'
import type { Database } from '../../apps/api/src/db/database'
import type { CandidatePlace } from '../../apps/api/src/features/hiring/core/places'
import { creditLedger } from '../../apps/api/src/features/hiring/credits/credit-ledger'
import { CreditTransferEntity } from '../../apps/api/src/features/hiring/credits/credit.table'
import { payFor } from '../../apps/api/src/features/hiring/credits/ledger'
import {
  CHECK_START,
  checkLedger,
  type CheckPlace,
} from '../../apps/api/src/features/hiring/credits/ledger-check'
import {
  accountOf,
  balanceOf,
  keyOf,
  opened,
  purseOfAccount,
} from '../../apps/api/src/features/hiring/credits/purse'
import { AccountEntity } from '../../apps/api/src/services/accounts/account.entity'
import { findBenchPostgres } from './bench-postgres.mts'
import type { Line } from './measure.mts'
import { atMost, median, report } from './measure.mts'

const ROWS = Number(process.argv[2] ?? 1_000_000)
/** Of one person: some five a week for two years. */
const EACH = 500
const READS = 300
const PAYMENTS = 100
const AT = '2026-11-24T12:00:00.000Z'

const person = (id: string) => {
  const email = `${id}@people.example`
  const never = { admittedAt: null, stateDecisionId: null, suspendedUntil: null }
  const times = { createdAt: AT, lastUsedAt: AT }
  return { id, kind: 'registered' as const, email, emailKey: email, ...never, ...times }
}

/** People with their rows, a thousand at once; the triggers sum as they do for every other. */
async function fill(db: Database): Promise<string[]> {
  const people = Array.from({ length: Math.ceil(ROWS / EACH) }, () => randomUUID())
  for (const id of people)
    await db.transaction(async (manager) => {
      await manager.insert(AccountEntity, person(id))
      const fromAccount = await opened(manager, LIVE_MARKET_ID, 'issued')
      const toAccount = await opened(manager, LIVE_MARKET_ID, keyOf(purseOfAccount(id)))
      const rows = Array.from({ length: EACH }, (_, n) => {
        const at = new Date(Date.parse('2024-11-24T00:00:00.000Z') + n * 126_000_000).toISOString()
        const about = { reason: 'Module passed', note: null, refType: 'module', refId: `m${n}`, pair: null }
        return {
          id: randomUUID(),
          marketId: LIVE_MARKET_ID,
          fromAccount,
          toAccount,
          amount: 10,
          ...about,
          at,
        }
      })
      await manager.insert(CreditTransferEntity, rows)
    })
  return people
}

async function times(count: number, work: (n: number) => Promise<unknown>): Promise<number> {
  const took: number[] = []
  for (let n = 0; n < count; n += 1) {
    const from = performance.now()
    await work(n)
    took.push(performance.now() - from)
  }
  return median(took)
}

async function measure(name: string, db: Database): Promise<Line[]> {
  const people = await fill(db)
  const some = (n: number) => people[(n * 97) % people.length] ?? ''
  const placeOf = (accountId: string): CandidatePlace => ({
    name: 'me',
    isDemo: false,
    marketId: LIVE_MARKET_ID,
    accountId,
    calledAt: AT,
    side: 'candidate',
    candidateId: accountId,
  })
  const account = (n: number) => db.read.findOneBy(AccountEntity, { id: some(n) })
  const balance = (n: number) => balanceOf(db.read, purseOfAccount(some(n)))
  await times(50, account)
  const known = await times(READS, account)
  const own = await times(READS, balance)
  const page = await times(READS, (n) => creditLedger(db.read, placeOf(some(n)), {}, AT))
  const all = await times(READS, async (n) => {
    const toAccount = (await accountOf(db.read, purseOfAccount(some(n))))?.id ?? ''
    await db.read.findBy(CreditTransferEntity, { toAccount })
  })
  const plain = await times(PAYMENTS, () =>
    db.transaction((manager) => manager.insert(AccountEntity, person(randomUUID()))),
  )
  const paid = await times(PAYMENTS, (n) =>
    db.transaction((manager) =>
      payFor(
        { manager, now: new Date(AT), at: AT },
        purseOfAccount(some(n)),
        pathDeed({ id: `p${n}`, title: 'P' }),
      ),
    ),
  )
  let longest = 0
  const from = performance.now()
  for (let place: CheckPlace | null = CHECK_START; place;) {
    const begun = performance.now()
    const found: Awaited<ReturnType<typeof checkLedger>> = await checkLedger(db, place, new Date(AT))
    longest = Math.max(longest, performance.now() - begun)
    if (found.faults.length) throw new Error(found.faults[0])
    place = found.next
  }
  const whole = (performance.now() - from) / 1_000
  return [
    atMost(`${name}: balance`, own, 1, 'ms'),
    atMost(`${name}: balance beside reading an account`, own / known, 1.5, 'times'),
    atMost(`${name}: a page of ${EACH} rows beside reading them all`, page / all, 3, 'times'),
    atMost(`${name}: a payment beside an insert`, paid / plain, 8, 'times'),
    atMost(`${name}: longest page of the check`, longest, 500, 'ms'),
    atMost(`${name}: the whole check`, whole, 300, 's'),
  ]
}

async function run(name: string, url: string): Promise<Line[]> {
  const db = await openDatabase(url, { entities })
  await migrate(db)
  return measure(name, db).finally(() => db.close())
}

const lines: Line[] = []
const folder = mkdtempSync(join(tmpdir(), 'tryka-credits-'))
lines.push(...(await run('SQLite', `sqlite:${join(folder, 'credits.sqlite')}`)))
rmSync(folder, { recursive: true, force: true })
const postgres = await findBenchPostgres()
if ('why' in postgres) process.stdout.write(`PostgreSQL is left out: ${postgres.why}\n`)
else {
  lines.push(...(await run('PostgreSQL', postgres.url)))
  await postgres.drop()
}
report(lines)
