import { openDatabase } from '../db/data-source'
import { RateCountEntity } from '../db/rate-count.entity'

// A process that tells each write after it was acknowledged, until somebody kills it. Several writers share commits.
const [url = '', round = '', writers = '1'] = process.argv.slice(2)
const db = await openDatabase(url)

async function write(key: string, kind: number): Promise<void> {
  const row = { key, count: 1, expiresAt: 0 }
  if (kind === 0) await db.write((manager) => manager.insert(RateCountEntity, row))
  if (kind === 1) await db.transaction((manager) => manager.save(RateCountEntity, row))
  if (kind < 2) process.stdout.write(`${key}\n`)
  // Refused within a commit of others: it takes nothing of theirs along, and leaves nothing.
  else
    await db
      .transaction(async (manager) => {
        await manager.insert(RateCountEntity, { ...row, key: `refused-${key}` })
        throw new Error('refused')
      })
      .catch(() => undefined)
}

async function writeForEver(writer: number): Promise<void> {
  for (let i = 0; ; i++) await write(`${round}-${writer}-${i}`, i % 3)
}
await Promise.all(Array.from({ length: Number(writers) }, (_, writer) => writeForEver(writer)))
