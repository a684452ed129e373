import type { EntityManager, FindOptionsWhere } from 'typeorm'
import { In, LessThanOrEqual } from 'typeorm'
import { MINUTE_MS } from '@tryka/domain'
import type { Database } from '../../db/database'
import type { OutboxRow } from './outbox.table'
import { OutboxEntity } from './outbox.table'

/** Whoever claimed a row has so long to deliver it, longer than any mail server is waited for. */
const CLAIM_MS = MINUTE_MS
/** Rows of one claim, delivered side by side. */
export const CLAIM_ROWS = 20

interface Claim {
  now: Date
  /** The process that delivers. */
  holder: string
  /** Only rows of that priority or a more urgent one. */
  most?: number
}

const isDue = (manager: EntityManager, at: string, wanted: FindOptionsWhere<OutboxRow>) =>
  manager.existsBy(OutboxEntity, [
    { ...wanted, state: 'queued', notBefore: LessThanOrEqual(at) },
    { state: 'claimed', claimedUntil: LessThanOrEqual(at) },
  ])

/**
 * Takes the rows whose turn it is, for this process alone. A row that somebody claimed and did not finish in time is
 * free again.
 */
export async function claim(db: Database, { now, holder, most }: Claim): Promise<OutboxRow[]> {
  const at = now.toISOString()
  const wanted = most === undefined ? {} : { priority: LessThanOrEqual(most) }
  // A read keeps the turns of those who write free while there is nothing to do.
  if (!(await isDue(db.read, at, wanted))) return []
  return db.transaction(async (manager) => {
    await manager.update(
      OutboxEntity,
      { state: 'claimed', claimedUntil: LessThanOrEqual(at) },
      { state: 'queued', claimedBy: null, claimedUntil: null },
    )
    const rows = await manager.find(OutboxEntity, {
      where: { ...wanted, state: 'queued', notBefore: LessThanOrEqual(at) },
      order: { priority: 'ASC', notBefore: 'ASC', id: 'ASC' },
      take: CLAIM_ROWS,
      // Two processes take different rows, and neither waits. SQLite has one process.
      ...(db.isSqlite
        ? {}
        : { lock: { mode: 'pessimistic_write' as const, onLocked: 'skip_locked' as const } }),
    })
    if (rows.length === 0) return []
    const claimed = {
      state: 'claimed' as const,
      claimedBy: holder,
      claimedUntil: new Date(now.getTime() + CLAIM_MS).toISOString(),
    }
    const ids = rows.map(({ id }) => id)
    await manager
      .createQueryBuilder()
      .update(OutboxEntity)
      .set({ ...claimed, tries: () => 'tries + 1' })
      .where({ id: In(ids) })
      .execute()
    return rows.map((row) => ({ ...row, ...claimed, tries: row.tries + 1 }))
  })
}

/** Writes down what became of a claimed row, unless somebody else has it by now. */
export async function settle(
  db: Database,
  { id, claimedBy }: OutboxRow,
  outcome: Partial<OutboxRow>,
): Promise<void> {
  const free = { claimedBy: null, claimedUntil: null, ...outcome }
  await db.write((manager) => manager.update(OutboxEntity, { id, claimedBy: claimedBy ?? '' }, free))
}
