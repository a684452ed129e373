import { IsNull } from 'typeorm'
import type { EntityManager } from 'typeorm'
import { countRows } from '../core/list'
import { NotificationEntity } from './message.table'
import { marksOf, ownConversations } from './inbox'
import type { Place } from '../core/places'

export interface Unread {
  messages: number
  notifications: number
}

/** Whose news: each member's own. */
export const readerOf = (place: Place): { marketId: string; recipientId: string } => ({
  marketId: place.marketId,
  recipientId: place.side === 'candidate' ? place.candidateId : place.member.id,
})

/** The marks of the header: conversations in the inbox and news that nobody opened. */
export async function unreadOf(manager: EntityManager, place: Place): Promise<Unread> {
  const { marketId, recipientId } = readerOf(place)
  const messages = countRows(
    marksOf(manager, place, ownConversations(manager, place))
      .andWhere('p.unread = :unread', { unread: true })
      .andWhere('p.archivedAt IS NULL'),
  )
  const news = manager.countBy(NotificationEntity, { marketId, recipientId, readAt: IsNull() })
  const [inbox, notifications] = await Promise.all([messages, news])
  return { messages: inbox, notifications }
}
