/**
 * The public log with a million entries: proofs, appending beside a plain insert of the same durability, memory, and the
 * start. Run: npm run bench:log -- [entries]. Appending was at 2.8 × (SQLite) and 3.3 × (PostgreSQL) while the tile of the
 * newest entries was written with each (ADR 67).
 */
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import 'reflect-metadata'
import { checkpointText, leafText } from '@tryka/credentials'
import { signNote } from '@tryka/credentials/issue'
import { entities } from '../../apps/api/src/compose/entities'
import { migrate, openDatabase } from '../../apps/api/src/db/data-source'
import type { Database } from '../../apps/api/src/db/database'
import { RateCountEntity } from '../../apps/api/src/http/limits/rate-count.entity'
import { Edge } from '../../apps/api/src/services/transparency-log/edge'
import { hashOfLeaf, hashText } from '../../apps/api/src/services/transparency-log/hashes'
import {
  LogCheckpointEntity,
  LogLeafEntity,
  LogTileEntity,
} from '../../apps/api/src/services/transparency-log/log.table'
import { leafOf, LOG_NAME, openLog, specSigner } from '../../apps/api/src/testing/log'
import { findBenchPostgres } from './bench-postgres.mts'
import type { Line } from './measure.mts'
import { atMost, costOf, median, report } from './measure.mts'

const ENTRIES = Number(process.argv[2] ?? 1_000_000)
const PROOFS = 200
const APPENDS = 300
const MB = 2 ** 20

/** Many entries at once, by the code that appends, without the checkpoint of each. */
async function fill(db: Database): Promise<void> {
  const edge = new Edge(0, new Map())
  const batch = 5_000
  for (let from = 0; from < ENTRIES; from += batch) {
    const rows = Array.from({ length: Math.min(batch, ENTRIES - from) }, (_, at) => {
      const leaf = leafText('issue', randomBytes(32))
      const hash = hashOfLeaf(leaf)
      edge.push(hash)
      return { index: from + at, leaf, hash: hashText(hash) }
    })
    await db.transaction(async (manager) => {
      for (let at = 0; at < rows.length; at += 1_000)
        await manager.insert(LogLeafEntity, rows.slice(at, at + 1_000))
      await manager.upsert(LogTileEntity, edge.takeRows(), ['level', 'n'])
    })
  }
  const [size, root] = [edge.size, await edge.root()]
  const note = await signNote(checkpointText({ origin: LOG_NAME, size, root }), LOG_NAME, await specSigner())
  await db.write((manager) =>
    manager.insert(LogCheckpointEntity, {
      size,
      root: hashText(root),
      note,
      cosignatures: {},
      at: new Date().toISOString(),
    }),
  )
}

async function timed(count: number, work: (n: number) => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  for (let n = 0; n < count; n++) {
    const began = performance.now()
    await work(n)
    times.push(performance.now() - began)
  }
  return times
}

async function measure(db: Database, folder: string): Promise<Line[]> {
  const { log, append } = await openLog(db, folder)
  const somewhere = () => Math.floor(Math.random() * ENTRIES)
  await log.proofOf(somewhere())
  const inclusion = await timed(PROOFS, () => log.proofOf(somewhere()))
  const consistency = await timed(PROOFS, () => log.consistencyFrom(1 + somewhere()))
  const plain: number[] = []
  const appended: number[] = []
  // In turns, so that both have the same machine.
  for (let n = 0; n < APPENDS; n++) {
    const row = { key: `bench-${n}`, count: 1, expiresAt: 0 }
    plain.push(...(await timed(1, () => db.transaction((manager) => manager.insert(RateCountEntity, row)))))
    appended.push(...(await timed(1, () => append([leafOf(`bench ${n}`)]))))
  }
  await log.close()
  const { memoryMb } = await costOf(async () => {
    for (let n = 0; n < PROOFS; n++) await log.proofOf(somewhere())
    for (let n = 0; n < PROOFS; n++) await append([leafOf(`memory ${n}`)])
    await log.trouble()
  })
  await log.close()
  const starts = await timed(20, async () => {
    const again = await openLog(db, folder)
    await again.log.begin()
    await again.log.close()
  })
  return [
    atMost('inclusion', median(inclusion), 10, 'ms'),
    atMost('consistency', median(consistency), 20, 'ms'),
    atMost(
      `append (${median(appended).toFixed(2)} ms), by a plain insert (${median(plain).toFixed(2)} ms)`,
      median(appended) / median(plain),
      2,
      'x',
    ),
    atMost('memory of proofs and appends', memoryMb, 64, 'MB'),
    atMost('what a start has to do', median(starts), 50, 'ms'),
  ]
}

async function run(name: string, url: string): Promise<Line[]> {
  const folder = mkdtempSync(join(tmpdir(), 'tryka-bench-'))
  const db = await openDatabase(url || `sqlite:${join(folder, 'bench.sqlite')}`, { entities })
  await migrate(db)
  try {
    const began = performance.now()
    await fill(db)
    const seconds = (performance.now() - began) / 1_000
    const rss = process.memoryUsage().rss / MB
    process.stdout.write(
      `     ${name}: ${ENTRIES} entries in ${seconds.toFixed(0)} s; ${rss.toFixed(0)} MB resident\n`,
    )
    return (await measure(db, folder)).map((line) => ({ ...line, name: `${name}: ${line.name}` }))
  } finally {
    await db.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

const lines = await run('SQLite', '')
const postgres = await findBenchPostgres()
if ('why' in postgres) process.stdout.write(`PostgreSQL is left out: ${postgres.why}\n`)
else {
  lines.push(...(await run('PostgreSQL', postgres.url)))
  await postgres.drop()
}
report(lines)
