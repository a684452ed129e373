import type { SelectQueryBuilder } from 'typeorm'
import { SUBSCRIBER_STATES, emailKey } from '@tryka/domain'
import type { ReaderCounts, Subscriber, SubscriberFilter } from '@tryka/domain'
import type { Database } from '../../db/database'
import type { SubscriberRow } from './subscriber.table'
import { SubscriberEntity } from './subscriber.table'

const PAGE_SIZE = 50
const CHUNK = 500
/** Between the time and the id of the last row shown. */
const MARK = '~'
const COUNTS = `SELECT state, count(*) AS n, sum(CASE WHEN asked_at IS NULL THEN 1 ELSE 0 END) AS unasked
  FROM subscribers GROUP BY state`

type Query = SelectQueryBuilder<SubscriberRow>

const markOf = ({ createdAt, id }: SubscriberRow): string => `${createdAt}${MARK}${id}`

const viewOf = (row: SubscriberRow): Subscriber => ({
  id: row.id,
  email: row.email,
  state: row.state,
  createdAt: row.createdAt,
  askedAt: row.askedAt,
  confirmedAt: row.confirmedAt,
  leftAt: row.leftAt,
  bounces: row.bounces,
})

/** Who reads the newsletter, the latest first; every page goes on where the last one ended. */
export class SubscriberList {
  constructor(private readonly db: Database) {}

  async page(filter: SubscriberFilter, after: string | undefined) {
    const rows = await this.read(filter, after, PAGE_SIZE + 1)
    const shown = rows.slice(0, PAGE_SIZE)
    const last = rows.length > PAGE_SIZE ? shown.at(-1) : undefined
    return { items: shown.map(viewOf), next: last ? markOf(last) : null }
  }

  /** All of a filter, a few hundred at a time. */
  async *rows(filter: SubscriberFilter): AsyncGenerator<SubscriberRow[]> {
    let after: string | undefined
    for (;;) {
      const rows = await this.read(filter, after, CHUNK)
      if (rows.length) yield rows
      const last = rows.at(-1)
      if (!last || rows.length < CHUNK) return
      after = markOf(last)
    }
  }

  async counts(): Promise<ReaderCounts> {
    const rows = await this.db.rows<{ state: string; n: number | string; unasked: number | string }>(COUNTS)
    const of = (state: string) => rows.find((row) => row.state === state)
    const [pending, confirmed, left, bouncing] = SUBSCRIBER_STATES.map((state) => Number(of(state)?.n ?? 0))
    return {
      pending: pending ?? 0,
      confirmed: confirmed ?? 0,
      left: left ?? 0,
      bouncing: bouncing ?? 0,
      unasked: Number(of('pending')?.unasked ?? 0),
    }
  }

  private read({ search, state }: SubscriberFilter, after: string | undefined, take: number) {
    const query: Query = this.db.read.createQueryBuilder(SubscriberEntity, 's').where('1 = 1')
    if (state) query.andWhere('s.state = :state', { state })
    if (search) {
      const begins = `${emailKey(search).replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
      query.andWhere("s.emailKey LIKE :begins ESCAPE '\\'", { begins })
    }
    const [time, id] = (after ?? '').split(MARK)
    if (time && id)
      query.andWhere('(s.createdAt < :time OR (s.createdAt = :time AND s.id < :id))', { time, id })
    return query.orderBy('s.createdAt', 'DESC').addOrderBy('s.id', 'DESC').limit(take).getMany()
  }
}
