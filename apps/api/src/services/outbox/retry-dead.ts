import type { EntityManager } from 'typeorm'
import { IsNull, MoreThan } from 'typeorm'
import type { Database } from '../../db/database'
import { OutboxEntity } from './outbox.table'

/** Puts what was given up back among what waits, as if it was never tried; what nobody wants any more stays. */
export async function retryDead(manager: EntityManager, now: Date, id?: string): Promise<number> {
  const at = now.toISOString()
  const dead = { state: 'dead' as const, ...(id === undefined ? {} : { id }) }
  const { affected } = await manager
    .createQueryBuilder()
    .update(OutboxEntity)
    .set({ state: 'queued', notBefore: at, tries: 0, lastError: null })
    .where([
      { ...dead, expiresAt: IsNull() },
      { ...dead, expiresAt: MoreThan(at) },
    ])
    .execute()
  return affected ?? 0
}

/** How many were given up and not tried again since; no more than `most` are counted. */
export async function deadUpTo(db: Database, most: number): Promise<number> {
  const rows = await db.read.find(OutboxEntity, {
    select: { id: true },
    where: { state: 'dead' },
    order: { id: 'ASC' },
    take: most,
  })
  return rows.length
}
