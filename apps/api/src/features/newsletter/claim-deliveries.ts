import type { EntityManager } from 'typeorm'
import { In, LessThanOrEqual } from 'typeorm'
import { MINUTE_MS } from '@tryka/domain'
import type { DeliveryState } from '@tryka/domain'
import type { Database } from '../../db/database'
import { IssueDeliveryEntity } from './issue.table'

/** Whoever claimed mails has so long for all of them, longer than a mail server is waited for each time. */
const CLAIM_MS = 5 * MINUTE_MS
/** Mails of one claim. */
export const CLAIM_SIZE = 200

/** A mail that this process sends, and the how many-eth try it is: who claims it anew has the next number. */
export interface Claimed {
  issueId: string
  subscriberId: string
  tries: number
}

/** Takes mails of a letter whose turn it is, for this process alone. Claims that ran out are free again. */
export async function claimDeliveries(db: Database, issueId: string, now: Date): Promise<Claimed[]> {
  const at = now.toISOString()
  const until = new Date(now.getTime() + CLAIM_MS).toISOString()
  return db.transaction(async (manager) => {
    await manager.update(
      IssueDeliveryEntity,
      { issueId, state: 'sending', at: LessThanOrEqual(at) },
      { state: 'queued', at },
    )
    const rows = await manager.find(IssueDeliveryEntity, {
      where: { issueId, state: 'queued', at: LessThanOrEqual(at) },
      order: { at: 'ASC', subscriberId: 'ASC' },
      take: CLAIM_SIZE,
      // Two processes take different rows, and neither waits. SQLite has one process.
      ...(db.isSqlite
        ? {}
        : { lock: { mode: 'pessimistic_write' as const, onLocked: 'skip_locked' as const } }),
    })
    if (rows.length === 0) return []
    await manager
      .createQueryBuilder()
      .update(IssueDeliveryEntity)
      .set({ state: 'sending', at: until, tries: () => 'tries + 1' })
      .where({ issueId, subscriberId: In(rows.map(({ subscriberId }) => subscriberId)) })
      .execute()
    return rows.map(({ subscriberId, tries }) => ({ issueId, subscriberId, tries: tries + 1 }))
  })
}

interface Outcome {
  state: DeliveryState
  at: string
  /** As before when it is left out. */
  reason?: string | null
  /** Less by one where nothing was tried. */
  tries?: number
}

/** Writes down what became of a claimed mail, unless somebody else has it by now. */
export async function settleDelivery(
  manager: EntityManager,
  { issueId, subscriberId, tries }: Claimed,
  outcome: Outcome,
): Promise<void> {
  await manager.update(IssueDeliveryEntity, { issueId, subscriberId, tries, state: 'sending' }, outcome)
}

/** Gives back what was claimed and not begun. */
export async function releaseDeliveries(
  db: Database,
  claimed: readonly Claimed[],
  at: string,
): Promise<void> {
  if (claimed.length === 0) return
  await db.transaction(async (manager) => {
    for (const one of claimed)
      await settleDelivery(manager, one, { state: 'queued', at, tries: one.tries - 1 })
  })
}
