/**
 * Lists by match of a large live market, through the process beside the API: times, memory, start, and whether pages are
 * those of the score itself. Run: npm run bench:columns -- [--people=N --postings=N] [--pages=200] [sqlite | postgres]
 * The built API must be there (`npx nx build api`). With DATABASE_URL that database is filled as far as it is not, and kept.
 */
import { readFileSync, rmSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import { LIVE_MARKET_ID, matchJobOf, matchPersonOf } from '@tryka/domain'
import { entities } from '../../apps/api/src/compose/entities'
import { migrate, openDatabase } from '../../apps/api/src/db/data-source'
import type { Database } from '../../apps/api/src/db/database'
import type { PeopleQuestion } from '../../apps/api/src/features/hiring/core/match-questions'
import { MatcherClient } from '../../apps/api/src/features/hiring/matching/columns/client'
import { postingFactsRow } from '../../apps/api/src/features/hiring/matching/facts'
import { MatchLists } from '../../apps/api/src/features/hiring/matching/lists'
import { MatchFactsEntity } from '../../apps/api/src/features/hiring/matching/match-facts.table'
import { idOf, personRow, postingRow } from '../seed/live-rows.mts'
import { fillLiveMarket } from '../seed/market.mts'
import { findBenchPostgres } from './bench-postgres.mts'
import { columnsPlans } from './columns-plans.mts'
import { scanned } from './columns-scan.mts'
import { report } from './measure.mts'
import type { Line } from './measure.mts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    people: { type: 'string', default: '1000000' },
    postings: { type: 'string', default: '100000' },
    pages: { type: 'string', default: '200' },
  },
})
const size = { people: Number(values.people), postings: Number(values.postings) }
const say = (text: string): void => void process.stdout.write(`${text}\n`)
const ROUNDS = 20

const quantile = (times: readonly number[], share: number): number =>
  [...times].sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? NaN

/** Peak memory of a process in MB, as Linux tells it. */
const peakOf = (pid: number | undefined): number =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid ?? 'self'}/status`, 'utf8'))?.[1] ?? NaN) / 1_024

/** Milliseconds of a processor that a process has used: what a noisy machine does not make longer. */
const cpuOf = (pid: number | undefined): number => {
  const fields =
    readFileSync(`/proc/${pid ?? 'self'}/stat`, 'utf8')
      .split(') ')[1]
      ?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
}

const looker = (at: string) => ({ marketId: LIVE_MARKET_ID, companyId: idOf('company', 0), calledAt: at })
const none = { words: [], skip: 0, take: 20 }
type People = Omit<PeopleQuestion, 'kind' | 'away'>
const jobOf = (n: number) => matchJobOf(postingRow(n % Math.max(1, size.postings)))
const against = (n: number, skip = 0): People => ({
  ...none,
  job: jobOf(n),
  sort: 'match',
  filters: {},
  skip,
})

async function bench(name: string, url: string): Promise<Line[]> {
  const db: Database = await openDatabase(url, { entities })
  await migrate(db)
  const begun = performance.now()
  await fillLiveMarket(db, size, (text) => say(`  ${text}`))
  say(`${name}: filled in ${((performance.now() - begun) / 1_000).toFixed(0)} s`)
  const source = db.isSqlite
    ? { type: 'sqlite' as const, path: url.replace('sqlite:', '') }
    : { type: 'postgres' as const, url, schema: undefined }
  const file = join(import.meta.dirname, '../../apps/api/dist/matcher.js')
  const troubles: string[] = []
  const client = new MatcherClient({
    db,
    source,
    matcher: { file, execArgv: [] },
    from: 1,
    onTrouble: (text) => troubles.push(text),
  })
  const lists = new MatchLists(db, client)
  const lines: Line[] = []
  const line = (what: string, value: number, unit: string, goal: number, digits = 1) =>
    lines.push({
      name: `${name}: ${what}`,
      value: `${value.toFixed(digits)} ${unit}`,
      goal: `<= ${goal} ${unit}`,
      ok: value <= goal,
    })
  const at = new Date().toISOString()
  try {
    const started = performance.now()
    while (!(await client.answer(true).catch(() => false))) await new Promise((go) => setTimeout(go, 50))
    line('start', (performance.now() - started) / 1_000, 's', 15)
    say(`start: ${cpuOf(client.pid)} ms of CPU, ${peakOf(client.pid).toFixed(0)} MB at most`)
    const seeker = { marketId: LIVE_MARKET_ID, candidateId: idOf('person', 0), at }
    const facts = (n: number) => {
      const { candidate, skills } = personRow(n)
      return matchPersonOf(candidate, skills)
    }
    const last = Math.max(0, size.people - 100)
    const filters = {
      metro: 'New York, NY',
      technology: 'Blockchain',
      months: [60, Infinity] as const,
      verifiedOnly: true,
    }
    const asks: [string, number, (round: number) => Promise<unknown>][] = [
      ['people, best match, first look', 300, (n) => lists.people(looker(at), against(n))],
      ['people, best match, page 100', 100, () => lists.people(looker(at), against(0, 2_000))],
      ['people, best match, last page', 100, () => lists.people(looker(at), against(0, last))],
      ['people, best match, four filters', 100, () => lists.people(looker(at), { ...against(0), filters })],
      [
        'people, proof, no filter',
        300,
        () => lists.people(looker(at), { ...none, job: null, sort: 'verified', filters: {} }),
      ],
      [
        'people, four filters and a common word',
        300,
        () =>
          lists.people(looker(at), { ...none, job: null, sort: 'verified', filters, words: ['engineer'] }),
      ],
      [
        'jobs, best match, first look',
        300,
        (n) => lists.jobs(seeker, { ...none, person: facts(n), sort: 'match', filters: {} }),
      ],
      [
        'jobs, best match, page 1000',
        100,
        () =>
          lists.jobs(seeker, { ...none, person: facts(0), sort: 'match', filters: {}, skip: 4_000, take: 4 }),
      ],
      [
        'jobs, pay, match from 80',
        100,
        () => lists.jobs(seeker, { ...none, person: facts(0), sort: 'salary', filters: { minMatch: 80 } }),
      ],
      [
        'jobs, newest, a word',
        300,
        () => lists.jobs(seeker, { ...none, person: null, sort: 'posted', filters: {}, words: ['engineer'] }),
      ],
    ]
    const delay = monitorEventLoopDelay({ resolution: 1 })
    delay.enable()
    for (const [what, goal, ask] of asks) {
      const times: number[] = []
      const used = cpuOf(client.pid)
      for (let round = 0; round < ROUNDS; round++) {
        const from = performance.now()
        await ask(round + 1)
        times.push(performance.now() - from)
      }
      say(
        `${what.padEnd(42)} p50 ${quantile(times, 0.5).toFixed(1).padStart(8)} ms   p95 ${quantile(times, 0.95).toFixed(1).padStart(8)} ms   CPU of the matcher ${((cpuOf(client.pid) - used) / ROUNDS).toFixed(0).padStart(4)} ms   ${peakOf(client.pid).toFixed(0)} MB`,
      )
      line(`${what}, p95`, quantile(times, 0.95), 'ms', goal)
    }
    delay.disable()
    line('longest pause of the API', delay.max / 1e6, 'ms', 50)
    line('memory of the matcher', peakOf(client.pid), 'MB', 180, 0)

    const scans = await columnsPlans(
      db,
      [idOf('person', size.people >> 1), idOf('posting', size.postings >> 1)],
      async () => {
        for (const [, , ask] of asks) await ask(0)
      },
      say,
    )
    for (const { sql, scans: tables } of scans) say(`reads all of ${tables.join(', ')}: ${sql}`)
    line('statements that read a whole large table', scans.length, '', 0, 0)

    // One more posting, and how long nobody knew of it.
    const fresh = { ...postingRow(size.postings + 1), id: crypto.randomUUID() }
    const count = async () =>
      (await lists.jobs(seeker, { ...none, person: null, sort: 'posted', filters: {} })).total
    const before = await count()
    const stored = performance.now()
    await db.write((m) => m.insert(MatchFactsEntity, postingFactsRow(fresh, new Date().toISOString())))
    while ((await count()) <= before) await new Promise((go) => setTimeout(go, 20))
    line('a change is seen', (performance.now() - stored) / 1_000, 's', 2)

    const wrong = await scanned(
      db,
      Number(values.pages),
      async (n, skip, take) => {
        const { ids } = await lists.people(looker(at), { ...against(n, skip), take })
        return ids
      },
      jobOf,
    )
    lines.push({
      name: `${name}: pages that differ from a scan`,
      value: `${wrong} of ${values.pages}`,
      goal: '0',
      ok: wrong === 0,
    })
    if (troubles.length) say(`troubles: ${troubles.join('; ')}`)
    return lines
  } finally {
    await client.close()
    await db.close()
  }
}

const [asked] = positionals
const results: Line[] = []
const given = process.env['DATABASE_URL']
if (asked !== 'postgres' && given?.startsWith('sqlite:')) results.push(...(await bench('SQLite', given)))
else if (asked !== 'postgres') {
  const folder = mkdtempSync(join(tmpdir(), 'tryka-bench-'))
  results.push(...(await bench('SQLite', `sqlite:${join(folder, 'bench.sqlite')}`)))
  rmSync(folder, { recursive: true, force: true })
  // Filling the other database takes minutes more.
  if (asked !== 'sqlite') report(results.splice(0))
}
if (asked !== 'sqlite') {
  const found = await findBenchPostgres()
  if ('why' in found) say(`\nPostgreSQL is not measured: ${found.why}`)
  else {
    results.push(...(await bench('PostgreSQL', found.url)))
    await found.drop()
  }
}
report(results)
