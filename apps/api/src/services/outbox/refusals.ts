import type { EntityManager } from 'typeorm'
import { AppError } from '../../app-error'
import type { Database } from '../../db/database'
import { RefusalEntity } from './refusal.table'

/** So many refusals for good, one after the other, and an address gets no more mail until it is proved again. */
const MOST = 3

/** Why nothing goes to such an address; the console shows it. */
export const ADDRESS_STOPPED = 'ADDRESS_STOPPED'

/** How often an address was refused for good since it last took a mail. */
export async function refusalsOf(manager: EntityManager, toKey: string): Promise<number> {
  return (await manager.findOneBy(RefusalEntity, { toKey }))?.count ?? 0
}

export const isStopped = (refusals: number): boolean => refusals >= MOST

/** Counts what a server says about the address itself; a refused letter says nothing about who should read it. */
export async function noteRefusal(db: Database, toKey: string, error: unknown, at: string): Promise<void> {
  if (!(error instanceof AppError) || error.code !== 'MAIL_REFUSED') return
  await db.transaction(async (manager) => {
    await manager
      .createQueryBuilder()
      .insert()
      .into(RefusalEntity)
      .values({ toKey, count: 0, at })
      .orIgnore()
      .updateEntity(false)
      .execute()
    await manager
      .createQueryBuilder()
      .update(RefusalEntity)
      .set({ count: () => 'count + 1', at })
      .where({ toKey })
      .execute()
  })
}

/** The address took a mail, or somebody proved that it is theirs. */
export async function forgetRefusals(db: Database, toKey: string): Promise<void> {
  await db.write((manager) => manager.delete(RefusalEntity, { toKey }))
}
