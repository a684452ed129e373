import type { EntityManager } from 'typeorm'
import type { z } from 'zod'
import type { ObjectionsQuery } from '@tryka/domain'
import { markOf, PAGE_SIZE, pageOf, partsOf } from '../core/marks'
import type { ObjectionRow } from './moderation.table'
import { ObjectionEntity } from './moderation.table'

/** Which half of the list a mark is of. */
const OPEN = 'open'

const half = (manager: EntityManager, isOpen: boolean, take: number, after?: readonly string[]) => {
  const query = manager
    .createQueryBuilder(ObjectionEntity, 'o')
    .where(isOpen ? `o.state = 'open'` : 'o.decidedAt IS NOT NULL')
  const [on, order, by] = isOpen ? (['>', 'ASC', 'o.at'] as const) : (['<', 'DESC', 'o.decidedAt'] as const)
  if (after) {
    const [, time, last] = after
    query.andWhere(`${by} ${on}= :time AND (${by} ${on} :time OR o.id ${on} :last)`, { time, last })
  }
  return query.orderBy(by, order).addOrderBy('o.id', order).limit(take).getMany()
}

const mark = ({ state, at, decidedAt, id }: ObjectionRow): string =>
  state === OPEN ? markOf(OPEN, at, id) : markOf('decided', decidedAt ?? '', id)

/** Those that wait first, the oldest of them on top; then decided ones, the latest on top. */
export async function listObjections(
  manager: EntityManager,
  { after, pageSize = PAGE_SIZE }: z.output<typeof ObjectionsQuery>,
) {
  const parts = partsOf(after, 3)
  const inDecided = parts !== undefined && parts[0] !== OPEN
  const open = inDecided ? [] : await half(manager, true, pageSize + 1, parts)
  const room = pageSize + 1 - open.length
  const decided = room > 0 ? await half(manager, false, room, inDecided ? parts : undefined) : []
  return pageOf([...open, ...decided], pageSize, mark)
}
