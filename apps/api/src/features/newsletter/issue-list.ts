import type { EntityManager } from 'typeorm'
import { In } from 'typeorm'
import { maskedEmail } from '@tryka/domain'
import type { FailurePage, Issue, WholeIssue } from '@tryka/domain'
import { notFound } from '../../app-error'
import type { Database } from '../../db/database'
import type { DeliveryCounts } from './issue-moves'
import { countDeliveries } from './issue-moves'
import type { IssueDeliveryRow, IssueRow } from './issue.table'
import { IssueDeliveryEntity, IssueEntity } from './issue.table'
import { SubscriberEntity } from './subscriber.table'

const PAGE_SIZE = 25
const FAILURES = 50
/** Between the time and the id of the last row shown. */
const MARK = '~'

interface Extra {
  counts: DeliveryCounts | undefined
  left: number
}

const viewOf = (row: IssueRow, { counts, left }: Extra): Issue => ({
  id: row.id,
  subject: row.subject,
  preview: row.preview,
  state: row.state,
  by: row.by,
  updatedAt: row.updatedAt,
  startedAt: row.startedAt,
  finishedAt: row.finishedAt,
  recipients: row.recipients,
  sent: counts?.sent ?? row.sent,
  failed: counts?.failed ?? row.failed,
  skipped: counts?.skipped ?? row.skipped,
  retried: counts?.retried ?? 0,
  left,
  heldUntil: row.state === 'sending' ? row.heldUntil : null,
  version: row.version,
})

/** What was counted when a letter was finished stays; of one under way the mails are counted. */
async function viewsOf(manager: EntityManager, rows: readonly IssueRow[]): Promise<Issue[]> {
  const open = rows.filter(({ state }) => ['sending', 'paused', 'cancelled'].includes(state))
  const counts = await countDeliveries(
    manager,
    open.map(({ id }) => id),
  )
  const started = rows.filter(({ state }) => state !== 'draft').map(({ id }) => id)
  const left = started.length
    ? await manager
        .createQueryBuilder(SubscriberEntity, 's')
        .select('s.leftIssueId', 'id')
        .addSelect('count(*)', 'n')
        .where({ leftIssueId: In(started) })
        .groupBy('s.leftIssueId')
        .getRawMany<{ id: string; n: number | string }>()
    : []
  const leftOf = new Map(left.map(({ id, n }) => [id, Number(n)]))
  return rows.map((row) => viewOf(row, { counts: counts.get(row.id), left: leftOf.get(row.id) ?? 0 }))
}

/** A letter as the console shows it. */
export async function issueView(manager: EntityManager, row: IssueRow): Promise<WholeIssue> {
  const [view] = await viewsOf(manager, [row])
  return { ...viewOf(row, { counts: undefined, left: 0 }), ...view, markdown: row.markdown }
}

/** Reads of letters and of what did not arrive. */
export class IssueList {
  constructor(private readonly db: Database) {}

  /** The latest first; every page goes on where the last one ended. */
  async page(after: string | undefined): Promise<{ items: Issue[]; next: string | null }> {
    const query = this.db.read.createQueryBuilder(IssueEntity, 'i').where('1 = 1')
    const [time, id] = (after ?? '').split(MARK)
    if (time && id)
      query.andWhere('(i.createdAt < :time OR (i.createdAt = :time AND i.id < :id))', { time, id })
    const rows = await query
      .orderBy('i.createdAt', 'DESC')
      .addOrderBy('i.id', 'DESC')
      .limit(PAGE_SIZE + 1)
      .getMany()
    const shown = rows.slice(0, PAGE_SIZE)
    const last = rows.length > PAGE_SIZE ? shown.at(-1) : undefined
    return {
      items: await viewsOf(this.db.read, shown),
      next: last ? `${last.createdAt}${MARK}${last.id}` : null,
    }
  }

  async find(id: string): Promise<WholeIssue> {
    const row = await this.db.read.findOneBy(IssueEntity, { id })
    if (!row) throw notFound()
    return issueView(this.db.read, row)
  }

  /** Mails of a letter that were refused: given up first, then those that are tried again. */
  async failures(issueId: string, after: string | undefined): Promise<FailurePage> {
    if (!(await this.db.read.existsBy(IssueEntity, { id: issueId }))) throw notFound()
    const query = this.db.read
      .createQueryBuilder(IssueDeliveryEntity, 'd')
      .where({ issueId, state: In(['failed', 'queued']) })
      .andWhere('d.reason IS NOT NULL')
    const [state, at, id] = (after ?? '').split(MARK)
    if (state && at && id)
      query.andWhere(
        '(d.state > :state OR (d.state = :state AND (d.at > :at OR (d.at = :at AND d.subscriberId > :id))))',
        { state, at, id },
      )
    const rows = await query
      .orderBy('d.state', 'ASC')
      .addOrderBy('d.at', 'ASC')
      .addOrderBy('d.subscriberId', 'ASC')
      .limit(FAILURES + 1)
      .getMany()
    const shown = rows.slice(0, FAILURES)
    const last = rows.length > FAILURES ? shown.at(-1) : undefined
    return { items: await this.named(shown), next: last ? markOf(last) : null }
  }

  private async named(rows: readonly IssueDeliveryRow[]): Promise<FailurePage['items']> {
    const ids = rows.map(({ subscriberId }) => subscriberId)
    const readers = ids.length ? await this.db.read.findBy(SubscriberEntity, { id: In(ids) }) : []
    const emailOf = new Map(readers.map(({ id, email }) => [id, maskedEmail(email)]))
    return rows.map(({ subscriberId, state, tries, reason, at }) => ({
      subscriberId,
      email: emailOf.get(subscriberId) ?? null,
      state,
      tries,
      reason: reason ?? '',
      at,
    }))
  }
}

const markOf = ({ state, at, subscriberId }: IssueDeliveryRow): string => [state, at, subscriberId].join(MARK)
