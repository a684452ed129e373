import { In, IsNull } from 'typeorm'
import type { EntityManager } from 'typeorm'
import type { z } from 'zod'
import type { NotificationList, ReadRequest } from '@tryka/domain'
import type { SectionDeps } from '../core/section'
import { NotificationEntity } from './message.table'
import type { Place } from '../core/places'
import { readerOf } from './unread'

const MOST = 50

/** News of one reader, newest first. */
export async function listNotifications(manager: EntityManager, place: Place): Promise<NotificationList> {
  const { marketId, recipientId } = readerOf(place)
  const [rows, unread] = await Promise.all([
    manager.find(NotificationEntity, {
      where: { marketId, recipientId },
      order: { at: 'DESC', id: 'ASC' },
      take: MOST,
    }),
    manager.countBy(NotificationEntity, { marketId, recipientId, readAt: IsNull() }),
  ])
  const items = rows.map(({ id, type, title, link, at, readAt }) => ({
    id,
    type,
    title,
    link,
    at,
    read: readAt !== null,
  }))
  return { items, unread }
}

/** Marks some or all of one's own news as read; ids of others change nothing. */
export function readNotifications(
  { changes }: SectionDeps,
  place: Place,
  { ids }: z.output<typeof ReadRequest>,
): Promise<NotificationList> {
  const { marketId, recipientId } = readerOf(place)
  return changes.run(marketId, {}, async (change) => {
    const own = { marketId, recipientId, readAt: IsNull() }
    const where = ids === 'all' ? own : { ...own, id: In(ids) }
    await change.manager.update(NotificationEntity, where, { readAt: change.at })
    change.touch({ person: recipientId }, 'notifications')
    return listNotifications(change.manager, place)
  })
}
