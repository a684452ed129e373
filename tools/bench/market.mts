/**
 * Companies and people who act at once in the one live market, and the same number of hands in as many demos: apply, move,
 * write, take notes, edit. Read the ratio. Run: npm run bench:market -- [--companies=50 --people=10 --seconds=60] [sqlite | postgres]
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import { findBenchPostgres } from './bench-postgres.mts'
import { ask, pause, quantile, start, stop } from './live-servers.mts'
import type { Server } from './live-servers.mts'
import { demoActors, liveActors } from './market-actors.mts'
import type { Actor } from './market-actors.mts'
import type { Line } from './measure.mts'
import { atLeast, atMost, report } from './measure.mts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    companies: { type: 'string', default: '50' },
    people: { type: 'string', default: '10' },
    seconds: { type: 'string', default: '60' },
    think: { type: 'string', default: '3000' },
  },
})
const [companies, people, seconds, think] = [
  values.companies,
  values.people,
  values.seconds,
  values.think,
].map(Number) as [number, number, number, number]
const say = (text: string): void => void process.stdout.write(`${text}\n`)

interface Outcome {
  perSecond: number
  p95: number
  refused: Map<string, number>
  broken: number
}

/** Everybody acts, waits a moment as a person does, and acts again. */
async function act(actors: readonly Actor[]): Promise<Outcome> {
  const times: number[] = []
  const refused = new Map<string, number>()
  let broken = 0
  const end = performance.now() + seconds * 1_000
  const live = async (actor: Actor) => {
    await pause(Math.random() * think)
    while (performance.now() < end) {
      const from = performance.now()
      try {
        await actor()
        times.push(performance.now() - from)
      } catch (error) {
        const [, status = '000', code = ''] = /: (\d{3}) .*?(?:"code":"(\w+)")?/.exec(String(error)) ?? []
        const name = `${status} ${code || (/"code":"(\w+)"/.exec(String(error))?.[1] ?? String(error).slice(0, 80))}`
        refused.set(name, (refused.get(name) ?? 0) + 1)
        if (status >= '500' || status === '000') broken += 1
      }
      await pause(Math.random() * think)
    }
  }
  await Promise.all(actors.map(live))
  return { perSecond: times.length / seconds, p95: quantile(times, 0.95), refused, broken }
}

async function bench(name: string, servers: readonly Server[]): Promise<Line[]> {
  const worlds = {
    demos: await demoActors(servers, companies, people),
    live: await liveActors(servers, companies, people),
  }
  // In turns, so that a noisy minute does not fall on one alone.
  const outcomes = { demos: [] as Outcome[], live: [] as Outcome[] }
  for (const world of ['demos', 'live', 'demos', 'live'] as const) {
    const outcome = await act(worlds[world])
    outcomes[world].push(outcome)
    const refused = [...outcome.refused].map(([code, n]) => `${n} × ${code}`).join(', ')
    say(
      `     ${name}, ${world}: ${outcome.perSecond.toFixed(1)} a second, p95 ${outcome.p95.toFixed(0)} ms, load ${loadavg()[0]?.toFixed(1)}${refused && `; ${refused}`}`,
    )
  }
  const sum = (world: keyof typeof outcomes, of: (one: Outcome) => number) =>
    outcomes[world].reduce((all, one) => all + of(one), 0)
  const [first] = servers
  const faults = first ? await ask<string[]>(first, 'faults') : ['no server']
  for (const fault of faults.slice(0, 10)) say(`     ${fault}`)
  const rate = (world: keyof typeof outcomes) => sum(world, ({ perSecond }) => perSecond)
  const slow = (world: keyof typeof outcomes) => sum(world, ({ p95 }) => p95)
  return [
    atLeast(
      `${name}: ${companies} companies and ${companies * people} people, to as many demos`,
      rate('live') / rate('demos'),
      0.9,
    ),
    atMost(`${name}: p95, to that of demos`, slow('live') / slow('demos'), 1.5, 'x'),
    atMost(
      `${name}: answers of 5xx`,
      sum('live', ({ broken }) => broken),
      0,
      '',
    ),
    atMost(`${name}: faults that the checker finds`, faults.length, 0, ''),
  ]
}

const dataDir = mkdtempSync(join(tmpdir(), 'tryka-bench-'))
const lines: Line[] = []
if (positionals[0] !== 'postgres') {
  const sqlite = await start(`sqlite:${join(dataDir, 'bench.sqlite')}`, dataDir)
  lines.push(...(await bench('SQLite, one process', [sqlite])))
  await stop(sqlite)
}
if (positionals[0] !== 'sqlite') {
  const postgres = await findBenchPostgres()
  if ('why' in postgres) say(`     no PostgreSQL: ${postgres.why}`)
  else {
    const servers = [await start(postgres.url, dataDir), await start(postgres.url, dataDir)]
    lines.push(...(await bench('PostgreSQL, two processes', servers)))
    await Promise.all(servers.map(stop))
    await postgres.drop()
  }
}
rmSync(dataDir, { recursive: true, force: true })
report(lines)
