import type { FactsRow, Market, Subject } from './layout'
import type { Reader } from './reader'

/** Rows read at once: what they are made of is thrown away, and twenty thousand of them are memory that stays. */
const PAGE = 5_000
/** Letters of an id, after which a line of a page goes on. */
const ID = 36
/** Rows that may come before the arrays have to grow. */
const SPARE = 1.02
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

/**
 * A page of living rows as one text, a line each: objects of a driver would cost three times as much. The plus keeps SQLite to
 * the key; it would take the index over changes, which has the market in front, and sort everything again for each page.
 */
function pageSelect(subject: Subject, { isSqlite }: Reader): string {
  const id = `${WORDS[subject]}_id`
  const [market, number, join, lines] = isSqlite
    ? [
        '+f.market_id',
        'ifnull(t.id, 0)',
        `LEFT JOIN ${WORDS[subject]}_texts t ON t.${id} = f.id`,
        'group_concat',
      ]
    : ['f.market_id', '0', '', 'string_agg']
  return `SELECT ${lines}(line, ';') AS lines, MAX(id) AS last, MAX(changed_at) AS newest, COUNT(*) AS count FROM (
    SELECT f.id AS id, f.changed_at AS changed_at, f.id || ${number} || ',' || f.facts AS line
    FROM match_facts f ${join}
    WHERE f.subject = $1 AND ${market} = $2 AND NOT f.gone AND f.id > $3 ORDER BY f.id LIMIT $4) AS page`
}

const COUNT = `SELECT COUNT(*) AS count FROM match_facts WHERE subject = $1 AND market_id = $2`

interface Page {
  lines: string | null
  last: string | null
  newest: string | null
  count: number | string
}

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
    for (const subject of SUBJECTS) {
      const [row] = await this.reader.rows<{ count: number | string }>(COUNT, [subject, this.marketId])
      this.market.table(subject).reserve(Math.ceil(Number(row?.count ?? 0) * SPARE))
      const sql = pageSelect(subject, this.reader)
      const after = (last: string) => this.reader.rows<Page>(sql, [subject, this.marketId, last, PAGE])
      for (let next: Promise<Page[]> | undefined = after(''); next;) {
        const [page]: Page[] = await next
        // The database looks for the next page while this one is taken over.
        next = page?.last && Number(page.count) === PAGE ? after(page.last) : undefined
        next?.catch(() => undefined)
        this.takeLines(subject, page?.lines ?? '')
        if (page?.newest && page.newest > this.newest[subject]) this.newest[subject] = page.newest
      }
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

  private takeLines(subject: Subject, lines: string): void {
    for (let from = 0; from < lines.length;) {
      const comma = lines.indexOf(',', from + ID)
      const next = lines.indexOf(';', comma)
      const until = next < 0 ? lines.length : next
      this.market.take(subject, {
        id: lines.slice(from, from + ID),
        text: Number(lines.slice(from + ID, comma)),
        facts: lines.slice(comma + 1, until),
        gone: false,
      })
      from = until + 1
    }
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
