import { In, IsNull } from 'typeorm'
import type { EntityManager } from 'typeorm'
import type { z } from 'zod'
import type { NotificationMarks, NotificationPage, NotificationQuery, ReadRequest } from '@tryka/domain'
import { bellWords } from '../core/bell-words'
import { pageOf, pagingOf } from '../core/list'
import type { SectionDeps } from '../core/section'
import { NotificationEntity } from './message.table'
import type { Place } from '../core/places'
import { readerOf } from './unread'

const PAGE_SIZE = 50

const unreadOf = (manager: EntityManager, place: Place): Promise<number> =>
  manager.countBy(NotificationEntity, { ...readerOf(place), readAt: IsNull() })

/** News of one reader, newest first; those of one moment in the order of their ids. */
export async function listNotifications(
  manager: EntityManager,
  place: Place,
  query: z.output<typeof NotificationQuery> = {},
): Promise<NotificationPage> {
  const { marketId, recipientId } = readerOf(place)
  const { page, pageSize, skip } = pagingOf(query, PAGE_SIZE)
  const where = { marketId, recipientId, ...(query.unread === 'true' ? { readAt: IsNull() } : {}) }
  const found = manager
    .createQueryBuilder(NotificationEntity, 'n')
    .where(where)
    .orderBy('n.at', 'DESC')
    .addOrderBy('n.id', 'ASC')
  const [rows, total, unread] = await Promise.all([
    pageOf(found, { skip, pageSize }),
    manager.countBy(NotificationEntity, where),
    unreadOf(manager, place),
  ])
  const words = await bellWords(manager, rows)
  const items = rows.map(({ id, type, title, link, at, readAt, companyId }, n) => ({
    id,
    type,
    title: words[n] ?? title,
    link,
    at,
    read: readAt !== null,
    companyId,
  }))
  return { items, total, page, pageSize, unread }
}

/** Marks some or all of one's own news as read; ids of others change nothing. */
export function readNotifications(
  { changes }: SectionDeps,
  place: Place,
  { ids }: z.output<typeof ReadRequest>,
): Promise<NotificationMarks> {
  const { marketId, recipientId } = readerOf(place)
  return changes.run(marketId, {}, async (change) => {
    const own = { marketId, recipientId, readAt: IsNull() }
    const where = ids === 'all' ? own : { ...own, id: In(ids) }
    await change.manager.update(NotificationEntity, where, { readAt: change.at })
    change.touch({ person: recipientId }, 'notifications')
    return { unread: await unreadOf(change.manager, place) }
  })
}
