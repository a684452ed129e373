/**
 * Benchmarks of the API beside a bare Fastify and a bare driver, on SQLite and, where a local server or DATABASE_URL
 * is there, on PostgreSQL: `npm run bench:api [sqlite | postgres]`, after `npx nx build api`. Baseline and ours take
 * turns in one run and the median of the rounds counts, because machines are noisy: read the ratios.
 */
import { throughput } from './api-load.mts'
import { atScale } from './api-scale.mts'
import { start, stop } from './api-servers.mts'
import { starting } from './api-start.mts'
import { findBenchPostgres } from './bench-postgres.mts'
import { report } from './measure.mts'

const ROWS = Number(process.env['BENCH_ROWS'] ?? 100_000)
const only = process.argv[2]

/** Each part is told as soon as it is measured. */
async function measure(goal: number, databaseUrl?: string): Promise<void> {
  process.stdout.write(`\n${databaseUrl ? 'PostgreSQL' : 'SQLite'}, ${ROWS} signups\n`)
  const bare = await start('bare', 20, databaseUrl)
  const ours = await start('ours', ROWS, databaseUrl)
  report(await atScale(ours, ROWS))
  report(await throughput(bare, ours, ROWS, goal))
  await Promise.all([stop(bare), stop(ours)])
}

if (only !== 'postgres') {
  await measure(0.35)
  report(await starting())
}
if (only !== 'sqlite') {
  const postgres = await findBenchPostgres()
  if ('why' in postgres) process.stdout.write(`\nPostgreSQL was not measured: ${postgres.why}\n`)
  else await measure(0.25, postgres.url).finally(() => postgres.drop())
}
