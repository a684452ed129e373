import type { FactsRow, Market, Subject } from './layout'
import type { Reader } from './reader'

/** Rows read between two looks at questions. */
const PAGE = 20_000
/** A change is stored at most so long after its moment: what is that old is read again. */
const LATE_MS = 15_000

const SUBJECTS = ['person', 'posting'] as const
const WORDS: Record<Subject, string> = { person: 'candidate', posting: 'posting' }

interface Stored extends Omit<FactsRow, 'gone'> {
  gone: boolean | number
  changedAt: string
}

const select = (subject: Subject, { isSqlite }: Reader): string =>
  isSqlite
    ? `SELECT f.id, f.facts, f.gone, f.changed_at AS "changedAt", t.id AS text FROM match_facts f
         LEFT JOIN ${WORDS[subject]}_texts t ON t.${WORDS[subject]}_id = f.id`
    : `SELECT f.id, f.facts, f.gone, f.changed_at AS "changedAt", 0 AS text FROM match_facts f`

/** Reads the live market into columns, and then what changes. */
export class Follower {
  private newest: Record<Subject, string> = { person: '', posting: '' }
  /** When something new was seen last. */
  private newsAt = 0

  constructor(
    private readonly reader: Reader,
    private readonly market: Market,
    private readonly marketId: string,
  ) {}

  /** Everything, in the order of the key. */
  async load(): Promise<void> {
    for (const subject of SUBJECTS)
      for (let last = ''; ;) {
        const rows = await this.read(subject, 'f.id > $3 ORDER BY f.id LIMIT $4', [last, PAGE])
        last = rows.at(-1)?.id ?? ''
        if (rows.length < PAGE) break
      }
    this.newsAt = Date.now()
  }

  /**
   * What changed since. A change that began earlier may be stored later, so a while is read again; once that has passed
   * without news, only what is as new as the newest.
   */
  async follow(): Promise<void> {
    const isQuiet = Date.now() - this.newsAt > 2 * LATE_MS
    for (const subject of SUBJECTS) {
      const newest = this.newest[subject]
      const since = isQuiet || newest === '' ? newest : new Date(Date.parse(newest) - LATE_MS).toISOString()
      await this.read(subject, 'f.changed_at >= $3', [since])
      if (this.newest[subject] !== newest) this.newsAt = Date.now()
    }
  }

  /** Some rows at once: what a page showed was older than the database. */
  async refresh(subject: Subject, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return
    const places = ids.map((_, i) => `$${i + 3}`).join(', ')
    await this.read(subject, `f.id IN (${places})`, ids)
  }

  private async read(subject: Subject, where: string, parameters: readonly unknown[]): Promise<Stored[]> {
    const sql = `${select(subject, this.reader)} WHERE f.subject = $1 AND f.market_id = $2 AND ${where}`
    const rows = await this.reader.rows<Stored>(sql, [subject, this.marketId, ...parameters])
    for (const { id, facts, gone, changedAt, text } of rows) {
      this.market.take(subject, { id, facts, gone: Boolean(gone), text: text ?? 0 })
      if (changedAt > this.newest[subject]) this.newest[subject] = changedAt
    }
    return rows
  }
}
