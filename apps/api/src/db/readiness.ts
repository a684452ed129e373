import { DAY_MS } from '@tryka/domain'
import type { Database } from './database'

const PROVEN_MS = 60_000
const KEPT_MS = DAY_MS
/** A count of these probes; rows of this table that have expired are removed with the others. */
const MARK = `\n INSERT INTO rate_counts (key, count, expires_at) VALUES ('ready', 1, $1)
  ON CONFLICT (key) DO UPDATE SET count = rate_counts.count + 1, expires_at = excluded.expires_at
  RETURNING count`
const SEEN = `SELECT count FROM rate_counts WHERE key = 'ready'`

interface Counted {
  count: number
}

/** Writes, and throws unless a read finds it: what one connection believes is nothing that others see. */
async function writeAndRead(db: Database): Promise<void> {
  const until = Date.now() + KEPT_MS
  const [written] = await db.write<Counted[]>((manager) => manager.query(MARK, [until]))
  const [seen] = await db.read.query<Counted[]>(SEEN)
  if (!written || !seen || seen.count < written.count) throw new Error('What was written cannot be read')
}

/**
 * Throws unless the data can be read and written. A transaction is begun and ended each time, which costs the disk
 * nothing. Something is written only when nobody else did lately, or when the last write failed.
 */
export async function checkDatabase(db: Database): Promise<void> {
  await Promise.all([db.read.query('SELECT 1'), db.tryTransaction()])
  const { lastWrite } = db
  if (lastWrite === undefined || Date.now() - lastWrite > PROVEN_MS) await writeAndRead(db)
}
