import { Agent, request } from 'node:http'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { LIVE_LIMITS } from '@tryka/domain'
import { buildPostingDraft } from '@tryka/domain/testing'
import { companyNamed, PROFILE } from '../../apps/api/src/testing/live-market'
import { findBenchPostgres } from './bench-postgres.mts'
import { ask, pause, quantile, signedIn, start, stop } from './live-servers.mts'
import type { Browser, Server } from './live-servers.mts'
import type { Line } from './measure.mts'
import { atMost, report } from './measure.mts'

// Open streams: what they cost while nothing happens, and how long a change takes to the screens of both sides. Streams are
// held by one process; on PostgreSQL people act at another, with and without Redis.
const STREAMS = Number(process.argv[2] ?? 1_000)
const ROUNDS = Number(process.argv[3] ?? 50)
const IDLE_MS = Number(process.argv[4] ?? 30_000)
const REDIS = process.env['REDIS_URL'] ?? 'redis://127.0.0.1:6379'
const agent = new Agent({ keepAlive: false, maxSockets: Infinity })

interface Stream {
  /** When it last heard of an application. */
  next: () => Promise<number>
  close: () => void
}
function listen({ port }: Server, { cookie }: Browser, place: string): Promise<Stream> {
  return new Promise((resolve, reject) => {
    let heard: (at: number) => void = () => undefined
    const path = `/api/live?places=${place}`
    const call = request(
      { host: '127.0.0.1', port, path, headers: { cookie: cookie() }, agent },
      (answer) => {
        if (answer.statusCode !== 200) return reject(new Error(`A stream answered ${answer.statusCode}`))
        answer.on('data', (part: Buffer) => {
          if (part.includes('"applications"')) heard(performance.now())
        })
        answer.on('error', () => undefined)
        resolve({ next: () => new Promise((done) => (heard = done)), close: () => call.destroy() })
      },
    )
    call.on('error', reject)
    call.end()
  })
}

/** People act at `near` and listen at `far`. */
async function measure(name: string, near: Server, far: Server): Promise<Line[]> {
  const boss = await signedIn(near, 'ben@northwind-streams.com')
  const made = await boss.call<{ place: string }>(
    'POST',
    '/api/companies',
    companyNamed('Northwind', 'northwind-streams.com'),
  )
  await ask(near, 'verify', made.place.slice('team-'.length))
  const closesAt = new Date(Date.now() + 30 * 86_400_000).toISOString()
  const at = `?place=${made.place}`
  const draft = buildPostingDraft({ title: 'Ledger Engineer', closesAt })
  const posting = await boss.call<{ id: string; version: number }>('POST', `/api/postings${at}`, draft)
  await boss.call('POST', `/api/postings/${posting.id}/publish${at}`, { version: posting.version })
  const people: Browser[] = []
  const streams: Stream[] = []
  while (streams.length < STREAMS - 1) {
    const one = await signedIn(near, `asha-${people.length}@streams.example`)
    await one.call('POST', '/api/profile', PROFILE)
    people.push(one)
    const count = Math.min(LIVE_LIMITS.perBrowser, STREAMS - 1 - streams.length)
    streams.push(...(await Promise.all(Array.from({ length: count }, () => listen(far, one, 'me')))))
  }
  const team = await listen(far, boss, made.place)
  await pause(3_000)
  type Cost = { cpuUs: { user: number; system: number }; rss: number }
  const before = await ask<Cost>(far, 'cost')
  await pause(IDLE_MS)
  const after = await ask<Cost>(far, 'cost')
  const used = after.cpuUs.user + after.cpuUs.system - before.cpuUs.user - before.cpuUs.system
  const mine: number[] = []
  const theirs: number[] = []
  for (let round = 0; round < Math.min(ROUNDS, people.length); round += 1) {
    const [person, stream] = [people[round], streams[round * LIVE_LIMITS.perBrowser]]
    if (!person || !stream) break
    const heard = Promise.all([stream.next(), team.next()])
    const from = performance.now()
    const body = { resumeId: null, shareSalary: false, note: '' }
    await person.call('POST', `/api/jobs/${posting.id}/applications?place=me`, body)
    const [own, others] = await heard
    mine.push(own - from)
    theirs.push(others - from)
    await pause(200 + Math.random() * 1_000)
  }
  for (const stream of [...streams, team]) stream.close()
  process.stdout.write(`     ${name}: ${(after.rss / 2 ** 20).toFixed(0)} MB, ${mine.length} changes\n`)
  return [
    atMost(`${name}: ${STREAMS} idle streams`, used / IDLE_MS / 10, 5, '% CPU'),
    atMost(`${name}: a change to the screen of who made it, p99`, quantile(mine, 0.99), 2_000, 'ms'),
    atMost(`${name}: a change to the other side's screen, p50`, quantile(theirs, 0.5), 2_000, 'ms'),
    atMost(`${name}: a change to the other side's screen, p99`, quantile(theirs, 0.99), 2_000, 'ms'),
  ]
}

const dataDir = mkdtempSync(join(tmpdir(), 'tryka-bench-'))
const lines: Line[] = []
const sqlite = await start(`sqlite:${join(dataDir, 'bench.sqlite')}`, dataDir)
lines.push(...(await measure('SQLite, one process', sqlite, sqlite)))
await stop(sqlite)
for (const redis of ['-', REDIS]) {
  const postgres = await findBenchPostgres()
  if ('why' in postgres) {
    process.stdout.write(`     no PostgreSQL: ${postgres.why}\n`)
    break
  }
  const servers = [
    await start(postgres.url, dataDir, redis),
    await start(postgres.url, dataDir, redis),
  ] as const
  const name = `PostgreSQL, two processes, ${redis === '-' ? 'without' : 'with'} Redis`
  lines.push(...(await measure(name, ...servers)))
  await Promise.all(servers.map(stop))
  await postgres.drop()
}
rmSync(dataDir, { recursive: true, force: true })
report(lines)
