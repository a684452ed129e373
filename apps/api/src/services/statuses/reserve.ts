import { randomInt } from 'node:crypto'
import type { DataSource, EntityManager } from 'typeorm'
import { STATUS_BITS } from '@tryka/credentials'
import type { StatusListRow } from './status.table'
import { StatusEntryEntity, StatusListEntity } from './status.table'

/** A place in a list: what a credential's status entry says. */
export interface StatusSlot {
  listId: number
  index: number
}

/** From so full on the next list begins: draws stay short, and a free place says little of when it will be taken. */
const FULL_PERCENT = 60

/** Each misses with 6 in 10 at the most: 200 in a row do not happen. */
const DRAWS = 200

const isPostgres = (manager: EntityManager): boolean => manager.connection.options.type === 'postgres'

type List = Pick<StatusListRow, 'id' | 'size'>

async function begin(manager: EntityManager, id: number, size: number): Promise<List> {
  const none = { document: null, signedBy: null, signedAt: null, leafIndex: null }
  const list: StatusListRow = { id, size, changes: 0, signedChanges: 0, signings: 0, ...none }
  await manager
    .createQueryBuilder()
    .insert()
    .into(StatusListEntity)
    .values(list)
    .orIgnore()
    .updateEntity(false)
    .execute()
  return list
}

/** Of a list that was counted: so many more places are taken from it before it is counted again. */
const counted = new WeakMap<DataSource, { listId: number; left: number }>()

/** Of the room that was found, this process takes so much unseen: seven others may do the same. */
const SHARE = 8

/** The newest list that is not full enough. Counting is the dearest part of issuing, so it is not done for each. */
async function openList(manager: EntityManager, size: number): Promise<List> {
  const newestFirst = { order: { id: 'DESC' }, take: 1 } as const
  const [newest] = await manager.find(StatusListEntity, { select: { id: true, size: true }, ...newestFirst })
  if (!newest) return begin(manager, 1, size)
  const known = counted.get(manager.connection)
  if (known?.listId === newest.id && known.left > 0) {
    known.left -= 1
    return newest
  }
  const used = await manager.countBy(StatusEntryEntity, { listId: newest.id })
  const room = Math.ceil((newest.size * FULL_PERCENT) / 100) - used
  if (room <= 0) return begin(manager, newest.id + 1, size)
  counted.set(manager.connection, { listId: newest.id, left: Math.floor((room - 1) / SHARE) })
  return newest
}

/** Whether a place was free and is now taken. Nobody waits for a lock: the primary key decides. */
async function take(manager: EntityManager, { listId, index }: StatusSlot): Promise<boolean> {
  const entry = { listId, index, reason: null, at: null }
  const insert = manager.createQueryBuilder().insert().into(StatusEntryEntity).values(entry)
  if (isPostgres(manager)) {
    const { raw } = await insert.orIgnore().returning('index').updateEntity(false).execute()
    return (raw as unknown[]).length > 0
  }
  // On SQLite one transaction writes at a time.
  if (await manager.existsBy(StatusEntryEntity, { listId, index })) return false
  await insert.updateEntity(false).execute()
  return true
}

/** Takes a place that nobody can foretell. One that is never used is harmless. */
export async function reserve(manager: EntityManager, size = STATUS_BITS): Promise<StatusSlot> {
  const list = await openList(manager, size)
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const slot = { listId: list.id, index: randomInt(list.size) }
    if (await take(manager, slot)) return slot
  }
  throw new Error(`No free place was found in the list ${list.id}.`)
}
