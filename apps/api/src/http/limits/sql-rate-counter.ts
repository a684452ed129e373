import { LessThan } from 'typeorm'
import type { Count, CountDelta, RateCounter } from './rate-counter'
import type { Database } from '../../db/database'
import { postgresAdd } from './postgres-rate-counter'
import { RateCountEntity } from './rate-count.entity'

/** The driver gives an INSERT's last row id instead of its RETURNING unless the text starts otherwise. */
const ADD = `\n INSERT INTO rate_counts (key, count, expires_at) VALUES ($1, $2, $3)
  ON CONFLICT (key) DO UPDATE SET
    count = CASE WHEN rate_counts.expires_at <= $4 THEN excluded.count ELSE rate_counts.count + excluded.count END,
    expires_at = CASE WHEN rate_counts.expires_at <= $4 THEN excluded.expires_at ELSE rate_counts.expires_at END
  RETURNING count, expires_at`

async function addOne(db: Database, { key, by, windowMs }: CountDelta, now: number): Promise<Count> {
  const params = [key, by, now + windowMs, now]
  const rows: unknown = await db.writeEarly((manager) => manager.query(ADD, params))
  const [row] = rows as { count: number; expires_at: number }[]
  if (!row) throw new Error('A rate count came back empty')
  return { count: row.count, expiresAt: row.expires_at }
}

/** Counts in the database, by one statement, so that parallel requests and instances never lose one: the default. */
export const databaseCounter = (db: Database): RateCounter => ({
  add: db.isSqlite
    ? (deltas, now) => Promise.all(deltas.map((delta) => addOne(db, delta, now)))
    : postgresAdd(db),
  async sweep(now) {
    await db.write((manager) => manager.delete(RateCountEntity, { expiresAt: LessThan(now) }))
  },
})
