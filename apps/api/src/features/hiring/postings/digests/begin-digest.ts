import type { EntityManager } from 'typeorm'
import { nextDigest } from '@tryka/domain'
import { DigestEntity } from './digest.table'

/** A person with a profile is told of new matches from the next Monday on. */
export async function beginDigest(
  manager: EntityManager,
  { accountId, timeZone }: { accountId: string; timeZone: string },
  now: Date,
): Promise<void> {
  const row = { accountId, nextAt: nextDigest(now, timeZone).toISOString(), lastAt: now.toISOString() }
  await manager
    .createQueryBuilder()
    .insert()
    .into(DigestEntity)
    .values(row)
    .orIgnore()
    .updateEntity(false)
    .execute()
}
