import type { EntityManager } from 'typeorm'
import type { LiveTopic } from '@tryka/domain'
import type { Database } from '../../../../db/database'
import type { ClockKind } from '../../../../services/clockwork/clockwork'
import type { Word } from './hub'

/** The longest that a transaction takes: a row is stored with its time before it can be read. */
const LONGEST_CHANGE_MS = 10_000
const KEPT_MS = 120_000
const EVERY_MS = 60_000

/** The time of the database, which all processes share, as text that sorts. */
const timeAgo = (ms: string) =>
  `to_char((clock_timestamp() - ${ms} * interval '1 millisecond') AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

interface Row {
  id: string
  audience: string
  topics: string
  change_id: string | null
}

/**
 * Words between processes by the append-only table `live_events` of PostgreSQL. Nobody waits for anybody: rows are
 * inserted with the change they tell of, and read by their time. It has no entity, for SQLite has no such table.
 */
export class TableWords {
  private timer: NodeJS.Timeout | undefined
  private readAt = Date.now()
  private isReading = false

  constructor(
    private readonly db: Database,
    private readonly onWords: (words: readonly Word[]) => void,
  ) {}

  /** Reads from now on, so often. */
  start(everyMs: number): void {
    this.timer = setInterval(() => void this.read().catch(() => undefined), everyMs)
    this.timer.unref()
  }

  async store(manager: EntityManager, words: readonly Word[]): Promise<void> {
    if (words.length === 0) return
    const rows = words.map(
      (_word, at) => `($${at * 4 + 1}, $${at * 4 + 2}, $${at * 4 + 3}, $${at * 4 + 4}, ${timeAgo('0')})`,
    )
    const values = words.flatMap(({ id, audience, topics, changeId }) => [
      id,
      audience,
      topics.join(','),
      changeId,
    ])
    await manager.query(
      `INSERT INTO live_events (id, audience, topics, change_id, at) VALUES ${rows.join(', ')}`,
      values,
    )
  }

  /** Looks back over the longest change and over the time since the last look; who hears leaves out what it knows. */
  async read(): Promise<void> {
    if (this.isReading) return
    this.isReading = true
    try {
      const now = Date.now()
      const rows = (await this.db.read.query(
        `SELECT id, audience, topics, change_id FROM live_events WHERE at > ${timeAgo('$1::integer')} ORDER BY at, id`,
        [LONGEST_CHANGE_MS + now - this.readAt],
      )) as Row[]
      this.readAt = now
      this.onWords(
        rows.map(({ id, audience, topics, change_id: changeId }) => ({
          id,
          audience,
          topics: topics.split(',') as LiveTopic[],
          changeId,
        })),
      )
    } finally {
      this.isReading = false
    }
  }

  close(): void {
    clearInterval(this.timer)
  }
}

/** Deletes words that everybody who listens has heard. */
export const liveRetention = (db: Database): ClockKind[] =>
  db.isSqlite
    ? []
    : [
        {
          name: 'live events',
          everyMs: EVERY_MS,
          async run() {
            await db.write((manager) =>
              manager.query(`DELETE FROM live_events WHERE at < ${timeAgo('$1::integer')}`, [KEPT_MS]),
            )
            return false
          },
        },
      ]
