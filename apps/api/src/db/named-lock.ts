import { EntitySchema } from 'typeorm'
import type { EntityManager } from 'typeorm'
import { varchar } from './columns'
import { queryPrepared } from './query-prepared'

export interface LockRow {
  name: string
}

export const LockEntity = new EntitySchema<LockRow>({
  name: 'lock',
  tableName: 'locks',
  columns: { name: { ...varchar('name', 60), primary: true, primaryKeyConstraintName: 'pk_locks' } },
})

const WRITE = 'UPDATE locks SET name = $1 WHERE name = $1 RETURNING name'

/** Whether there is a row of this name; it is locked then. */
async function writeRow(manager: EntityManager, name: string): Promise<boolean> {
  const [rows = []] = await queryPrepared<unknown[]>(manager, WRITE, [name])
  return rows.length > 0
}

/**
 * Holds the rest of this transaction alone against every other holder of `name`, in all instances: the row of that
 * name is written first. For short counts that must not be raced ("at most five an hour"). Of SQLite there is one
 * writer, and a transaction begins with its lock.
 */
export async function holdLock(manager: EntityManager, name: string): Promise<void> {
  if (manager.connection.options.type !== 'postgres' || (await writeRow(manager, name))) return
  await manager
    .createQueryBuilder()
    .insert()
    .into(LockEntity)
    .values({ name })
    .orIgnore()
    .updateEntity(false)
    .execute()
  await writeRow(manager, name)
}
