/**
 * The heaviest reads of both dashboards over HTTP, in a market of 100,000 jobs and 1,000,000 applications and, in
 * turns, in an ordinary one of 127 jobs: read the ratio. With each query its plan; scans of large tables are marked.
 * Run: npm run bench:hiring -- [--quick | --jobs=N --applications=N] [--plans] [--only=name] [sqlite | postgres]
 * Without a name both databases are measured, PostgreSQL where `bench-postgres.mts` finds one.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import { findBenchPostgres } from './bench-postgres.mts'
import { crowdedPosting, fillMarket } from './hiring-data.mts'
import type { Size } from './hiring-data.mts'
import { QUERIES } from './hiring-queries.mts'
import { openServer } from './hiring-server.mts'
import type { Guest, HiringServer } from './hiring-server.mts'
import { download, median, report } from './measure.mts'
import type { Line } from './measure.mts'
import { largeTables, planOf, statementsOf } from './plans.mts'

const ROUNDS = 5
const GOAL_MS = 100
const PAUSE_MS = 50
const OPENING_MS = 500

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    jobs: { type: 'string', default: '100000' },
    applications: { type: 'string', default: '1000000' },
    quick: { type: 'boolean', default: false },
    plans: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
  },
})
const size: Size = values.quick
  ? { jobs: 5_000, applications: 50_000 }
  : { jobs: Number(values.jobs), applications: Number(values.applications) }

const say = (text: string): void => void process.stdout.write(`${text}\n`)

interface Measured {
  ms: number
  ordinaryMs: number
  pauseMs: number
  kilobytes: number
}

/** Both markets in turns; the median of the rounds counts, and of the pauses the longest of ours. */
async function measure(
  { port }: HiringServer,
  path: string,
  large: Guest,
  ordinary: Guest,
): Promise<Measured> {
  const times: [number, number][] = []
  let [pauseMs, bytes] = [0, 0]
  for (let round = -1; round < ROUNDS; round++) {
    const delay = monitorEventLoopDelay({ resolution: 1 })
    delay.enable()
    const ours = await download({ port, path, headers: large.headers })
    delay.disable()
    const base = await download({
      port,
      path: path.replace(/[0-9a-f-]{36}/, ordinary.posting),
      headers: ordinary.headers,
    })
    // The first round fills caches.
    if (round < 0) continue
    times.push([ours.totalMs, base.totalMs])
    pauseMs = Math.max(pauseMs, delay.max / 1e6)
    bytes = ours.bytes
  }
  const ms = median(times.map(([one]) => one))
  return { ms, ordinaryMs: median(times.map(([, other]) => other)), pauseMs, kilobytes: bytes / 1_024 }
}

async function queries(server: HiringServer, large: Guest, ordinary: Guest): Promise<Line[]> {
  const lines: Line[] = []
  const bigTables = await largeTables(server.db)
  say(
    `${'query'.padEnd(30)}${'ms'.padStart(9)}${'ordinary'.padStart(10)}${'ratio'.padStart(8)}${'pause'.padStart(8)}${'KB'.padStart(8)}`,
  )
  for (const [name, template] of QUERIES.filter(([one]) => one.includes(values.only))) {
    const path = template.replace(':posting', large.posting)
    const get = () => download({ port: server.port, path, headers: large.headers })
    const plans = []
    for (const statement of await statementsOf(server.db, get))
      plans.push(await planOf(server.db, statement, bigTables))
    const { ms, ordinaryMs, pauseMs, kilobytes } = await measure(server, path, large, ordinary)
    const scans = [...new Set(plans.flatMap((plan) => plan.scans))]
    const cells = [
      ms.toFixed(1).padStart(9),
      ordinaryMs.toFixed(1).padStart(10),
      (ms / ordinaryMs).toFixed(1).padStart(8),
    ]
    say(
      `${name.padEnd(30)}${cells.join('')}${pauseMs.toFixed(0).padStart(8)}${kilobytes.toFixed(0).padStart(8)}${scans.length ? `   SCANS ${scans.join(', ')}` : ''}`,
    )
    if (values.plans)
      for (const { sql, lines: steps } of plans)
        say(`    ${sql.slice(0, 400)}\n${steps.map((step) => `      ${step}`).join('\n')}`)
    const goal = `<= ${GOAL_MS} ms, pause <= ${PAUSE_MS} ms`
    lines.push({ name, value: `${ms.toFixed(1)} ms`, goal, ok: ms <= GOAL_MS && pauseMs <= PAUSE_MS })
  }
  return lines
}

async function bench(name: string, databaseUrl?: string): Promise<Line[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tryka-bench-'))
  const url = databaseUrl ?? `sqlite:${join(dataDir, 'bench.sqlite')}`
  const server = await openServer({ url, dataDir })
  try {
    const opening: number[] = []
    for (let i = 0; i < ROUNDS; i++) opening.push((await server.guest()).openedMs)
    const [large, ordinary] = [await server.guest(), await server.guest()]
    const seconds = await fillMarket(server.db, large.marketId, large.seededAt, size)
    say(`\n${name}: ${size.jobs} jobs and ${size.applications} applications in ${seconds.toFixed(0)} s`)
    large.posting = await crowdedPosting(server.db, large.marketId)
    ordinary.posting = await crowdedPosting(server.db, ordinary.marketId)
    const lines = await queries(server, large, ordinary)
    const ms = median(opening)
    lines.push({
      name: 'a new market',
      value: `${ms.toFixed(0)} ms`,
      goal: `<= ${OPENING_MS} ms`,
      ok: ms <= OPENING_MS,
    })
    return lines.map((line) => ({ ...line, name: `${name}: ${line.name}` }))
  } finally {
    await server.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const [asked] = positionals
const results: Line[] = []
if (asked !== 'postgres') results.push(...(await bench('SQLite')))
if (asked !== 'sqlite') {
  const found = await findBenchPostgres()
  if ('why' in found) say(`\nPostgreSQL is not measured: ${found.why}`)
  else {
    results.push(...(await bench('PostgreSQL', found.url)))
    await found.drop()
  }
}
say('')
report(results)
