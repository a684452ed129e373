import { LessThanOrEqual } from 'typeorm'
import type { Database } from '../../db/database'
import { LeaseEntity } from './lease.table'

const LEASE_MS = 30_000

/** Takes or renews the lease of a name; false while somebody else has it. */
export async function takeLease(
  db: Database,
  { name, holder, now }: { name: string; holder: string; now: Date },
): Promise<boolean> {
  const at = now.toISOString()
  const until = new Date(now.getTime() + LEASE_MS).toISOString()
  return db.transaction(async (manager) => {
    const mine = await manager
      .createQueryBuilder()
      .update(LeaseEntity)
      .set({ holder, until })
      .where([
        { name, holder },
        { name, until: LessThanOrEqual(at) },
      ])
      .execute()
    if (mine.affected) return true
    await manager
      .createQueryBuilder()
      .insert()
      .into(LeaseEntity)
      .values({ name, holder, until })
      .orIgnore()
      .updateEntity(false)
      .execute()
    return manager.existsBy(LeaseEntity, { name, holder })
  })
}

/** A process that stops leaves its work to others at once. */
export async function giveLeases(db: Database, holder: string): Promise<void> {
  await db.write((manager) => manager.delete(LeaseEntity, { holder }))
}
