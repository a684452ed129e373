import { entities } from '../compose/entities'
import { openDatabase } from '../db/data-source'
import { RateCountEntity } from '../http/limits/rate-count.entity'

// A process that tells each write after it was acknowledged, until somebody kills it. Several writers share commits.
// A write that was refused is told with a "!" before it.
const [url = '', round = '', writers = '1'] = process.argv.slice(2)
const db = await openDatabase(url, { entities })

async function store(key: string, kind: number): Promise<void> {
  const row = { key, count: 1, expiresAt: 0 }
  if (kind === 0) await db.write((manager) => manager.insert(RateCountEntity, row))
  if (kind === 1) await db.transaction((manager) => manager.save(RateCountEntity, row))
}

/** Refused within a commit of others: it takes nothing of theirs along, and leaves nothing. */
const refuse = (key: string): Promise<void> =>
  db.transaction(async (manager) => {
    await manager.insert(RateCountEntity, { key: `refused-${key}`, count: 1, expiresAt: 0 })
    throw new Error('refused')
  })

async function write(key: string, kind: number): Promise<void> {
  if (kind === 2) return refuse(key).catch(() => undefined)
  const stored = await store(key, kind).then(
    () => true,
    () => false,
  )
  process.stdout.write(`${stored ? '' : '!'}${key}\n`)
}

async function writeForEver(writer: number): Promise<void> {
  for (let i = 0; ; i++) await write(`${round}-${writer}-${i}`, i % 3)
}
await Promise.all(Array.from({ length: Number(writers) }, (_, writer) => writeForEver(writer)))
