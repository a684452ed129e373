/**
 * Kills a process that pays for deeds, again and again; then looks whether a deed is without its row, a row without its
 * deed, or an acknowledged one is gone.
 * Run: npm run check:paying -- [--rounds=200] [sqlite | postgres]
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import 'reflect-metadata'
import { entities } from '../../apps/api/src/compose/entities'
import { migrate, openDatabase } from '../../apps/api/src/db/data-source'
import type { Database } from '../../apps/api/src/db/database'
import { ledgerFaults } from '../../apps/api/src/features/hiring/credits/ledger-check'
import { findBenchPostgres } from '../bench/bench-postgres.mts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '200' } },
})
const rounds = Number(values.rounds)
const script = join(import.meta.dirname, '../../apps/api/src/testing/pay-until-killed.ts')
const say = (text: string): void => void process.stdout.write(`${text}\n`)

/** Starts a payer of its own, kills it after so many acknowledged deeds, and answers what it told. */
async function round(url: string, n: number): Promise<string[]> {
  const lines = 3 + ((n * 37) % 60)
  const child = spawn(process.execPath, ['--import', 'tsx', script, url, n % 2 ? '8' : '1'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const said: string[] = []
  const ended = once(child, 'close')
  createInterface({ input: child.stdout }).on('line', (line) => {
    said.push(line)
    // Whatever it is in the middle of: every second time several pay at once.
    if (said.length === lines) child.kill('SIGKILL')
  })
  await ended
  if (said.length < lines) throw new Error(`The payer ended by itself after ${said.length} deeds`)
  return said
}

/** Deeds and rows by whose they are, in one statement each way. */
const APART = {
  'a deed without its row': `SELECT c.id AS id FROM challenges c WHERE NOT EXISTS (
    SELECT 1 FROM credit_accounts a JOIN credit_transfers t ON t.to_account = a.id
    WHERE a.key = 'person:' || c.candidate_id AND t.ref_type = 'challenge' AND t.amount = 50)`,
  'a row without its deed': `SELECT t.id AS id FROM credit_transfers t JOIN credit_accounts a ON a.id = t.to_account
    WHERE NOT EXISTS (SELECT 1 FROM challenges c WHERE 'person:' || c.candidate_id = a.key)`,
}

async function faultsOf(db: Database, acknowledged: readonly string[]): Promise<string[]> {
  const faults = await ledgerFaults(db, new Date())
  for (const [what, sql] of Object.entries(APART))
    for (const { id } of await db.read.query<{ id: string }[]>(sql)) faults.push(`${what}: ${id}`)
  const there = await db.read.query<{ id: string }[]>('SELECT id FROM challenges')
  const known = new Set(there.map(({ id }) => id))
  for (const id of acknowledged) if (!known.has(id)) faults.push(`the acknowledged deed ${id} is lost`)
  return faults
}

async function check(name: string, url: string): Promise<number> {
  const first = await openDatabase(url, { entities })
  await migrate(first)
  await first.close()
  const acknowledged: string[] = []
  for (let n = 0; n < rounds; n += 1) {
    acknowledged.push(...(await round(url, n)))
    if ((n + 1) % 10 === 0) say(`     ${name}: ${n + 1} kills`)
  }
  const db = await openDatabase(url, { entities })
  const faults = await faultsOf(db, acknowledged)
  await db.close()
  say(`     ${name}: ${rounds} kills; ${acknowledged.length} deeds acknowledged`)
  for (const fault of faults.slice(0, 50)) say(`MISS ${fault}`)
  return faults.length
}

let faults = 0
if (positionals[0] !== 'postgres') {
  const folder = mkdtempSync(join(tmpdir(), 'tryka-paying-'))
  faults += await check('SQLite', `sqlite:${join(folder, 'kills.sqlite')}`)
  rmSync(folder, { recursive: true, force: true })
}
if (positionals[0] !== 'sqlite') {
  const postgres = await findBenchPostgres()
  if ('why' in postgres) say(`     no PostgreSQL: ${postgres.why}`)
  else {
    faults += await check('PostgreSQL', postgres.url)
    await postgres.drop()
  }
}
say(faults === 0 ? 'Every deed has its row, and every row its deed.' : `${faults} faults`)
process.exit(faults === 0 ? 0 : 1)
