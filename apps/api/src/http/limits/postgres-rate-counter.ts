import type { Count, CountDelta, RateCounter } from './rate-counter'
import type { Database } from '../../db/database'

/**
 * Many counts at once, in the order of their keys, so that two of these never wait for each other crosswise. A count
 * may be lost in a power cut, so the commit of this statement does not wait for the disk.
 */
const ADD = `WITH here AS (SELECT set_config('synchronous_commit', 'off', true))
  INSERT INTO rate_counts (key, count, expires_at)
    SELECT d.key, d.by, d.until FROM here, unnest($1::text[], $2::int[], $3::bigint[]) AS d (key, by, until)
    ORDER BY d.key
  ON CONFLICT (key) DO UPDATE SET
    count = CASE WHEN rate_counts.expires_at <= $4::bigint THEN excluded.count
      ELSE rate_counts.count + excluded.count END,
    expires_at = CASE WHEN rate_counts.expires_at <= $4::bigint THEN excluded.expires_at
      ELSE rate_counts.expires_at END
  RETURNING key, count, expires_at`

interface Asked {
  delta: CountDelta
  now: number
  done(count: Count): void
  failed(error: unknown): void
}

interface Stored {
  key: string
  count: number
  expires_at: string
}

/** What each key grows by, told once: a statement cannot change a row twice. */
function sumsOf(asked: Asked[]): Map<string, { by: number; until: number }> {
  const sums = new Map<string, { by: number; until: number }>()
  for (const { delta, now } of asked) {
    const by = (sums.get(delta.key)?.by ?? 0) + delta.by
    sums.set(delta.key, { by, until: now + delta.windowMs })
  }
  return sums
}

async function store(db: Database, asked: Asked[]): Promise<void> {
  const sums = sumsOf(asked)
  const [keys, all] = [[...sums.keys()], [...sums.values()]]
  const now = Math.max(...asked.map((one) => one.now))
  const params = [keys, all.map(({ by }) => by), all.map(({ until }) => until), now]
  const stored = new Map((await db.rows<Stored>(ADD, params)).map((row) => [row.key, row]))
  // Each gets the total as if they had come one after the other.
  const before = new Map(keys.map((key) => [key, (stored.get(key)?.count ?? 0) - (sums.get(key)?.by ?? 0)]))
  for (const { delta, done } of asked) {
    const count = (before.get(delta.key) ?? 0) + delta.by
    before.set(delta.key, count)
    done({ count, expiresAt: Number(stored.get(delta.key)?.expires_at) })
  }
}

/** Counts that come while others are stored go together in the next statement, instead of one connection for each. */
export function postgresAdd(db: Database): RateCounter['add'] {
  let waiting: Asked[] = []
  let storing = false
  const run = async () => {
    storing = true
    while (waiting.length > 0) {
      const asked = waiting
      waiting = []
      await store(db, asked).catch((error: unknown) => asked.forEach(({ failed }) => failed(error)))
    }
    storing = false
  }
  return (deltas, now) => {
    const counts = deltas.map(
      (delta) => new Promise<Count>((done, failed) => void waiting.push({ delta, now, done, failed })),
    )
    if (!storing) void run()
    return Promise.all(counts)
  }
}
