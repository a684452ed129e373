import { openDatabase } from '../db/data-source'
import { RateCountEntity } from '../db/rate-count.entity'

// A process that tells each write after it was acknowledged, until somebody kills it.
const [url = '', round = ''] = process.argv.slice(2)
const db = await openDatabase(url)
for (let i = 0; ; i++) {
  const key = `${round}-${i}`
  const row = { key, count: 1, expiresAt: 0 }
  await (i % 2
    ? db.write((manager) => manager.insert(RateCountEntity, row))
    : db.transaction((manager) => manager.save(RateCountEntity, row)))
  process.stdout.write(`${key}\n`)
}
