/**
 * The console's list of accounts at full size: a page, a later one, states and words, each with its plan.
 * Run: npm run bench:console -- [--accounts=N] [sqlite | postgres]. With DATABASE_URL that database is filled and kept.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import { entities } from '../../apps/api/src/compose/entities'
import { migrate, openDatabase } from '../../apps/api/src/db/data-source'
import { findUsers } from '../../apps/api/src/features/hiring/console/find-users'
import { findBenchPostgres } from './bench-postgres.mts'
import { fill, idOf, MIDDLE, nameOf, personOf } from './console-data.mts'
import type { Line } from './measure.mts'
import { atMost, median, report } from './measure.mts'
import { largeTables, planOf, statementsOf } from './plans.mts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { accounts: { type: 'string', default: '1000000' } },
})
const ACCOUNTS = Number(values.accounts)
const ROUNDS = 20
const say = (text: string): void => void process.stdout.write(`${text}\n`)

async function measure(name: string, url: string): Promise<Line[]> {
  const db = await openDatabase(url, { entities })
  await migrate(db)
  await fill(db, url, ACCOUNTS, say)
  const now = new Date().toISOString()
  const asks: [string, Parameters<typeof findUsers>[1]][] = [
    ['newest', {}],
    ['from the middle', { after: MIDDLE }],
    ['active', { state: 'active' }],
    ['suspended', { state: 'suspended' }],
    ['let in', { admitted: 'yes' }],
    ['not let in', { admitted: 'no' }],
    ['with a profile', { places: 'profile' }],
    ['of a team', { places: 'team' }],
    ['of a team, from the middle', { places: 'team', after: MIDDLE }],
    ['with neither', { places: 'none' }],
    ['let in, with neither', { admitted: 'yes', places: 'none' }],
    ['since December', { since: '2025-12-01' }],
    ['suspended, with a profile', { state: 'suspended', places: 'profile' }],
    ['one letter of those of a team', { q: 'a', places: 'team' }],
    ['a first name of those with a profile', { q: nameOf(7, 199), places: 'profile', admitted: 'yes' }],
    ['a rare name', { q: 'quillfeather' }],
    ['a first and a last name', { q: `${nameOf(7, 199)} ${nameOf(11, 4_999)}` }],
    ['a first name', { q: nameOf(7, 199) }],
    ['a common host', { q: 'gmail.com' }],
    ['the same, from the middle', { q: 'gmail.com', after: MIDDLE }],
    ['one letter', { q: 'a' }],
    ['one letter of those that are active', { q: 'a', state: 'active' }],
    ['one letter of those that are suspended', { q: 'a', state: 'suspended' }],
    ['a first name at a common host', { q: `${nameOf(7, 199)} gmail` }],
    ['two hosts that nobody has both of', { q: 'gmail outlook' }],
    ['a whole address', { q: personOf(ACCOUNTS >> 1).email }],
    ['an id', { q: idOf(ACCOUNTS >> 1) }],
    ['a word that nobody has', { q: 'zzqqzz' }],
  ]
  const large = await largeTables(db)
  const lines: Line[] = []
  let plain: number | undefined
  for (const [what, query] of asks) {
    const times: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const from = performance.now()
      const found = await findUsers(db.read, query, now).catch((error: unknown) =>
        say(`${what}: ${String(error)}`),
      )
      if (!found) await new Promise((resolve) => setTimeout(resolve, 3_000))
      times.push(performance.now() - from)
    }
    times.sort((a, b) => a - b)
    const p95 = times[Math.min(times.length - 1, Math.floor(times.length * 0.95))] ?? NaN
    plain ??= median(times)
    const ratio = `${(median(times) / plain).toFixed(1)} x newest`
    lines.push(atMost(`${name}: ${what}, p50 ${median(times).toFixed(1)}, ${ratio}, p95`, p95, 100, 'ms'))
    for (const statement of await statementsOf(db, () =>
      findUsers(db.read, query, now).catch(() => undefined),
    )) {
      const plan = await planOf(db, statement, large)
      say(`${name}: ${what}${plan.scans.length ? `, reads all of ${plan.scans.join(', ')}` : ''}`)
      say(`     ${plan.lines.join('\n     ')}`)
    }
  }
  await db.close()
  return lines
}

const [asked] = positionals
const given = process.env['DATABASE_URL']
const lines: Line[] = []
if (asked !== 'postgres') {
  const folder = mkdtempSync(join(tmpdir(), 'tryka-bench-'))
  const url = given?.startsWith('sqlite:') ? given : `sqlite:${join(folder, 'bench.sqlite')}`
  lines.push(...(await measure('SQLite', url)))
  rmSync(folder, { recursive: true, force: true })
}
if (asked !== 'sqlite') {
  const found = await findBenchPostgres()
  if ('why' in found) say(`PostgreSQL is not measured: ${found.why}`)
  else lines.push(...(await measure('PostgreSQL', found.url).finally(() => found.drop())))
}
report(lines)
