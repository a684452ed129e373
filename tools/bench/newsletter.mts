import { performance } from 'node:perf_hooks'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import 'reflect-metadata'
import { v7 } from 'uuid'
import { systemClock } from '../../apps/api/src/clock'
import { entities } from '../../apps/api/src/compose/entities'
import { migrate, openDatabase } from '../../apps/api/src/db/data-source'
import type { Database } from '../../apps/api/src/db/database'
import { countDeliveries, freezeRecipients } from '../../apps/api/src/features/newsletter/issue-moves'
import { IssueDeliveryEntity, IssueEntity } from '../../apps/api/src/features/newsletter/issue.table'
import { NewsletterLinks } from '../../apps/api/src/features/newsletter/newsletter-links'
import { IssueSender } from '../../apps/api/src/features/newsletter/sender'
import { SubscriberEntity } from '../../apps/api/src/features/newsletter/subscriber.table'
import { SubscriberList } from '../../apps/api/src/features/newsletter/subscriber-list'
import { findBenchPostgres } from './bench-postgres.mts'
import type { Line } from './measure.mts'
import { atMost, median, report } from './measure.mts'

// A letter to so many readers: its start, a pause in the middle, memory while it goes, and the console's lists. The mails
// go nowhere, after the milliseconds that a mail server takes: what is measured is the product.
const READERS = Number(process.argv[2] ?? 100_000)
/** Mails that are sent before the pause, and in all; the rest would tell nothing new. */
const SENT = Math.min(READERS, Number(process.argv[3] ?? 20_000))
const PAUSED_AT = SENT / 10
const SERVER_MS = 5

const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024)
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

async function fill(db: Database): Promise<void> {
  const at = new Date().toISOString()
  for (let from = 0; from < READERS; from += 500) {
    const rows = Array.from({ length: Math.min(500, READERS - from) }, (_, n) => {
      const email = `reader-${from + n}@example.com`
      const none = { tokenHash: null, leftAt: null, leftIssueId: null, bounces: 0 }
      return {
        id: v7(),
        email,
        emailKey: email,
        state: 'confirmed' as const,
        source: 'form' as const,
        askedAt: at,
        confirmedAt: at,
        createdAt: at,
        ...none,
      }
    })
    await db.transaction((manager) => manager.insert(SubscriberEntity, rows))
  }
}

async function measure(db: Database): Promise<Line[]> {
  await fill(db)
  const at = new Date().toISOString()
  const id = v7()
  const none = { recipients: 0, sent: 0, failed: 0, skipped: 0, finishedAt: null, heldUntil: null }
  const text = {
    subject: 'A letter',
    preview: '',
    markdown: '# Hello\n\n'.padEnd(20_000, 'words and words '),
  }
  const row = { ...text, ...none, id, startedAt: at, by: 'bench', version: 1, createdAt: at, updatedAt: at }
  const began = performance.now()
  await db.transaction(async (manager) => {
    await manager.insert(IssueEntity, { ...row, state: 'sending' as const })
    await freezeRecipients(manager, id, at)
  })
  const startMs = performance.now() - began

  let sent = 0
  const seen = new Set<string>()
  const sender = new IssueSender({
    db,
    clock: systemClock,
    isReal: true,
    host: 'example.com',
    hello: 'hello@example.com',
    publicUrl: 'https://example.com',
    links: new NewsletterLinks('bench', 'https://example.com'),
    mailer: {
      async send({ to }) {
        await wait(SERVER_MS)
        sent += 1
        seen.add(to)
      },
      close: () => Promise.resolve(),
    },
    onTrouble: (error) => console.error(error),
  })
  const sending = () => db.read.countBy(IssueDeliveryEntity, { issueId: id, state: 'sending' })
  const move = (state: 'paused' | 'sending') => db.write((m) => m.update(IssueEntity, { id }, { state }))
  sender.start()
  while (sent < PAUSED_AT) await wait(5)
  const pressed = performance.now()
  await move('paused')
  let last = sent
  while (await sending()) {
    last = sent
    await wait(20)
  }
  const pauseMs = performance.now() - pressed
  await wait(500)
  const afterPause = sent - last

  globalThis.gc?.()
  const before = process.memoryUsage().rss
  // Pages of the database and a heap that finds its size are paid once: what grows with the readers grows in each half.
  const peaks = { first: before, second: 0 }
  const middle = (sent + SENT) / 2
  const watch = setInterval(() => {
    const half = sent < middle ? 'first' : 'second'
    peaks[half] = Math.max(peaks[half], process.memoryUsage().rss)
  }, 20)
  await move('sending')
  sender.nudge()
  const [from, since] = [sent, performance.now()]
  while (sent < SENT) await wait(20)
  const rate = ((sent - from) / (performance.now() - since)) * 1_000
  await sender.stop()
  clearInterval(watch)
  const counts = (await countDeliveries(db.read, [id])).get(id)

  const list = new SubscriberList(db)
  const pages: number[] = []
  let after: string | undefined
  for (let page = 0; page < 20; page++) {
    const start = performance.now()
    after = (await list.page({}, after)).next ?? undefined
    pages.push(performance.now() - start)
  }
  const countStart = performance.now()
  await list.counts()
  const countMs = performance.now() - countStart
  return [
    atMost(`start to ${READERS}`, startMs, 3_000, 'ms'),
    atMost('pause, until the last mail is settled', pauseMs, 2_000, 'ms'),
    atMost('mails begun after that', afterPause, 0, ''),
    { name: 'mails a second', value: rate.toFixed(0), goal: '', ok: true },
    {
      name: 'memory of the first half over the pause',
      value: `${megabytes(peaks.first - before)} MB`,
      goal: '',
      ok: true,
    },
    atMost('memory of the second half over the first', megabytes(peaks.second - peaks.first), 16, 'MB'),
    atMost('mails beyond one each', sent - seen.size, 0, ''),
    atMost('rows that say otherwise', Math.abs((counts?.sent ?? 0) - sent), 0, ''),
    atMost('a page of readers', median(pages), 100, 'ms'),
    atMost('readers by state', countMs, 300, 'ms'),
  ]
}

async function run(name: string, url: string): Promise<Line[]> {
  const db = await openDatabase(url, { entities })
  await migrate(db)
  const lines = await measure(db).finally(() => db.close())
  return lines.map((line) => ({ ...line, name: `${name}: ${line.name}` }))
}

const folder = mkdtempSync(join(tmpdir(), 'tryka-bench-'))
const found = await findBenchPostgres()
const lines = await run('SQLite', `sqlite:${join(folder, 'bench.sqlite')}`)
rmSync(folder, { recursive: true, force: true })
if ('url' in found) lines.push(...(await run('PostgreSQL', found.url).finally(() => found.drop())))
else process.stdout.write(`PostgreSQL is left out: ${found.why}\n`)
report(lines)
