import { IsNull } from 'typeorm'
import type { EntityManager } from 'typeorm'
import { countRows } from '../core/list'
import { ConversationEntity, NotificationEntity, ParticipantEntity } from '../tables'
import type { Place } from './places'

export interface Unread {
  messages: number
  notifications: number
}

/** Whose marks: a company's team shares one inbox, news are each member's own. */
type Reader = Pick<Place, 'side' | 'workspaceId'> & { ownerId: string; recipientId: string }

export const readerOf = (place: Place): Reader =>
  place.side === 'candidate'
    ? { ...place, ownerId: place.candidateId, recipientId: place.candidateId }
    : { ...place, ownerId: place.companyId, recipientId: place.member.id }

/** The marks of the header: conversations in the inbox and news that nobody opened. */
export async function unreadOf(manager: EntityManager, place: Place): Promise<Unread> {
  const { side, workspaceId, ownerId, recipientId } = readerOf(place)
  const messages = countRows(
    manager
      .createQueryBuilder(ParticipantEntity, 'p')
      .innerJoin(ConversationEntity.options.name, 'c', 'c.id = p.conversationId')
      .where('p.workspaceId = :workspaceId AND p.side = :side AND p.unread = :unread', {
        workspaceId,
        side,
        unread: true,
      })
      .andWhere('p.archivedAt IS NULL')
      .andWhere(side === 'candidate' ? 'c.candidateId = :ownerId' : 'c.companyId = :ownerId', { ownerId }),
  )
  const news = manager.countBy(NotificationEntity, { workspaceId, recipientId, readAt: IsNull() })
  const [inbox, notifications] = await Promise.all([messages, news])
  return { messages: inbox, notifications }
}
