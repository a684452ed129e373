import type { EntityManager } from 'typeorm'
import { DAY_MS, nextDigest } from '@tryka/domain'
import { DigestEntity, type DigestRow } from './digest.table'

/** A person with a profile is told of new matches from the next Monday on. */
export async function beginDigest(
  manager: EntityManager,
  { accountId, timeZone }: { accountId: string; timeZone: string },
  now: Date,
): Promise<void> {
  const row: DigestRow = {
    accountId,
    nextAt: nextDigest(now, timeZone).toISOString(),
    lastAt: now.toISOString(),
    emptyWeeks: 0,
  }
  await manager
    .createQueryBuilder()
    .insert()
    .into(DigestEntity)
    .values(row)
    .orIgnore()
    .updateEntity(false)
    .execute()
}

/** Less than that after a digest the same Monday is meant, by another clock. */
const SAME_MONDAY_MS = 2 * DAY_MS

/** Whoever changes the time zone is told by the new clock, and of no Monday twice. */
export async function moveDigest(
  manager: EntityManager,
  { accountId, timeZone }: { accountId: string; timeZone: string },
  now: Date,
): Promise<void> {
  const row = await manager.findOneBy(DigestEntity, { accountId })
  // What is due already is told first.
  if (!row || row.nextAt <= now.toISOString()) return
  const next = nextDigest(now, timeZone)
  const isToldOf = next.getTime() - Date.parse(row.lastAt) < SAME_MONDAY_MS
  const nextAt = (isToldOf ? nextDigest(next, timeZone) : next).toISOString()
  await manager.update(DigestEntity, { accountId, nextAt: row.nextAt }, { nextAt })
}
