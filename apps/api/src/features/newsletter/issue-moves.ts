import type { EntityManager } from 'typeorm'
import type { Database } from '../../db/database'
import { IssueDeliveryEntity, IssueEntity } from './issue.table'

/** Everybody who confirmed, at this moment: who confirms later gets the next letter. */
const RECIPIENTS = `INSERT INTO issue_deliveries (issue_id, subscriber_id, state, tries, at, reason)
  SELECT $1, id, 'queued', 0, $2, NULL FROM subscribers WHERE state = 'confirmed' ORDER BY id`

/** Settles whom a letter goes to, in the transaction of its start. Answers how many. */
export async function freezeRecipients(manager: EntityManager, issueId: string, at: string): Promise<number> {
  await manager.query(RECIPIENTS, [issueId, at])
  return manager.countBy(IssueDeliveryEntity, { issueId })
}

/** What the mails of letters came to. `retried` of those that are queued failed before. */
export interface DeliveryCounts {
  sent: number
  failed: number
  skipped: number
  retried: number
}

const COUNTS = `SELECT issue_id AS id, state, count(*) AS n,
    sum(CASE WHEN state = 'queued' AND reason IS NOT NULL THEN 1 ELSE 0 END) AS retried
  FROM issue_deliveries WHERE issue_id IN (:ids) GROUP BY issue_id, state`

export async function countDeliveries(
  manager: EntityManager,
  ids: readonly string[],
): Promise<Map<string, DeliveryCounts>> {
  const found = new Map<string, DeliveryCounts>()
  if (ids.length === 0) return found
  const sql = COUNTS.replace(':ids', ids.map((_, at) => `$${at + 1}`).join(', '))
  const rows = (await manager.query(sql, [...ids])) as {
    id: string
    state: string
    n: number | string
    retried: number | string
  }[]
  for (const { id, state, n, retried } of rows) {
    const counts = found.get(id) ?? { sent: 0, failed: 0, skipped: 0, retried: 0 }
    if (state === 'sent' || state === 'failed' || state === 'skipped') counts[state] = Number(n)
    counts.retried += Number(retried)
    found.set(id, counts)
  }
  return found
}

/** Ends a letter that nothing is left of; the last of several processes finds it ended. */
export async function finishIssue(db: Database, id: string, now: Date): Promise<void> {
  const open = [
    { issueId: id, state: 'queued' as const },
    { issueId: id, state: 'sending' as const },
  ]
  if (await db.read.existsBy(IssueDeliveryEntity, open)) return
  const counts = (await countDeliveries(db.read, [id])).get(id)
  const { sent = 0, failed = 0, skipped = 0 } = counts ?? {}
  const finishedAt = now.toISOString()
  await db.write((manager) =>
    manager
      .createQueryBuilder()
      .update(IssueEntity)
      .set({
        state: 'sent',
        finishedAt,
        heldUntil: null,
        sent,
        failed,
        skipped,
        version: () => 'version + 1',
      })
      .where({ id, state: 'sending' })
      .execute(),
  )
}

/** Nothing of a letter goes out before then. */
export async function holdIssue(db: Database, id: string, heldUntil: string): Promise<void> {
  await db.write((manager) => manager.update(IssueEntity, { id, state: 'sending' }, { heldUntil }))
}
