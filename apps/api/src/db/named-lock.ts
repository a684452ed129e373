import { EntitySchema } from 'typeorm'
import type { EntityManager } from 'typeorm'
import { varchar } from './columns'

export interface LockRow {
  name: string
}

export const LockEntity = new EntitySchema<LockRow>({
  name: 'lock',
  tableName: 'locks',
  columns: { name: { ...varchar('name', 60), primary: true, primaryKeyConstraintName: 'pk_locks' } },
})

/**
 * Holds the rest of this transaction alone against every other holder of `name`, in all instances: the row of that
 * name is written first. For short counts that must not be raced ("at most five an hour").
 */
export async function holdLock(manager: EntityManager, name: string): Promise<void> {
  const update = () => manager.createQueryBuilder().update(LockEntity).set({ name }).where({ name }).execute()
  if ((await update()).affected) return
  await manager
    .createQueryBuilder()
    .insert()
    .into(LockEntity)
    .values({ name })
    .orIgnore()
    .updateEntity(false)
    .execute()
  await update()
}
