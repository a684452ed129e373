import { In } from 'typeorm'
import type { SelectQueryBuilder } from 'typeorm'
import type { z } from 'zod'
import { DAY_MS } from '@tryka/domain'
import type { AuditFilters, AuditLine, AuditPage, AuditQuery } from '@tryka/domain'
import type { Database } from '../../db/database'
import type { AuditEntryRow } from './audit-entry.entity'
import { AuditEntryEntity } from './audit-entry.entity'

const PAGE_SIZE = 50
const CHUNK = 250
/** Between the time and the id of the last row shown. */
const MARK = '~'

type Query = SelectQueryBuilder<AuditEntryRow>
type Filters = z.output<typeof AuditFilters>

function filter(query: Query, { actor, action, target, from, to }: Filters): Query {
  if (actor) query.andWhere('e.actor = :actor', { actor })
  if (action) query.andWhere('e.action = :action', { action })
  if (target) query.andWhere('e.target = :target', { target })
  if (from) query.andWhere('e.at >= :from', { from })
  // The whole of its last day.
  if (to) query.andWhere('e.at < :to', { to: new Date(Date.parse(to) + DAY_MS).toISOString() })
  return query
}

const lineOf = ({ id, at, actor, action, target, ip, details }: AuditEntryRow): AuditLine => ({
  id,
  at,
  actor,
  action,
  target,
  ip,
  details: Object.entries(details ?? {}).map(([name, value]) => ({ name, value: String(value) })),
})

/** What was done, newest first; every page goes on where the last one ended. */
export class AuditList {
  constructor(private readonly db: Database) {}

  async page({ after, pageSize = PAGE_SIZE, ...filters }: z.output<typeof AuditQuery>): Promise<AuditPage> {
    const [found, actions] = await Promise.all([
      this.read(filters, after, pageSize + 1),
      this.db.read
        .createQueryBuilder(AuditEntryEntity, 'e')
        .select('DISTINCT e.action', 'action')
        .orderBy('action', 'ASC')
        .getRawMany<{ action: string }>(),
    ])
    const rows = found.slice(0, pageSize)
    const last = rows.at(-1)
    return {
      items: rows.map(lineOf),
      next: found.length > pageSize && last ? markOf(last) : null,
      actions: actions.map(({ action }) => action),
    }
  }

  /** The latest of what was done to any of these. */
  async about(targets: readonly string[], most: number): Promise<AuditLine[]> {
    const rows = await this.db.read.find(AuditEntryEntity, {
      where: { target: In([...targets]) },
      order: { at: 'DESC', id: 'DESC' },
      take: most,
    })
    return rows.map(lineOf)
  }

  /** All of a filter, a few hundred at a time. */
  async *rows(filters: Filters): AsyncGenerator<AuditEntryRow[]> {
    let after: string | undefined
    for (;;) {
      const found = await this.read(filters, after, CHUNK)
      if (found.length) yield found
      const last = found.at(-1)
      if (!last || found.length < CHUNK) return
      after = markOf(last)
    }
  }

  private read(filters: Filters, after: string | undefined, take: number): Promise<AuditEntryRow[]> {
    const query = filter(this.db.read.createQueryBuilder(AuditEntryEntity, 'e').where('1 = 1'), filters)
    const [time, id] = (after ?? '').split(MARK)
    if (time && id) query.andWhere('(e.at < :time OR (e.at = :time AND e.id < :last))', { time, last: id })
    return query.orderBy('e.at', 'DESC').addOrderBy('e.id', 'DESC').limit(take).getMany()
  }
}

const markOf = ({ at, id }: AuditEntryRow): string => `${at}${MARK}${id}`
