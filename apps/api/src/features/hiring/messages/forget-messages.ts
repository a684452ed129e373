import { Brackets } from 'typeorm'
import type { EntityManager } from 'typeorm'
import { TeamMemberEntity } from '../team/team.table'
import { ConversationEntity, MessageEntity, NotificationEntity } from './message.table'

/** An application or a conversation of the person at a company. */
interface Thing {
  id: string
  companyId: string
}
interface Own {
  marketId: string
  candidateId: string
}

const REMOVED = 'Message removed'

/** The words of the person go; that something was written stays where others answered it. */
export async function forgetMessages(manager: EntityManager, own: Own, name: string): Promise<void> {
  const { marketId, candidateId } = own
  await manager.delete(NotificationEntity, { marketId, recipientId: candidateId })
  await manager.update(
    MessageEntity,
    { marketId, side: 'candidate', senderId: candidateId },
    { body: REMOVED, senderName: name },
  )
  await manager.update(ConversationEntity, { ...own, lastSender: 'candidate' }, { lastPreview: REMOVED })
}

/** Lines under the bells of teams name the person; those about its applications and conversations go. */
export async function forgetNews(
  manager: EntityManager,
  own: Own,
  applications: readonly Thing[],
): Promise<void> {
  const { marketId } = own
  const select = { id: true, companyId: true } as const
  const things: Thing[] = [
    ...applications,
    ...(await manager.find(ConversationEntity, { select, where: own })),
  ]
  for (const companyId of new Set(things.map((thing) => thing.companyId))) {
    const team = await manager.find(TeamMemberEntity, {
      select: { id: true },
      where: { marketId, companyId },
    })
    const ids = things.filter((thing) => thing.companyId === companyId).map(({ id }) => id)
    await manager
      .createQueryBuilder()
      .delete()
      .from(NotificationEntity)
      .where('market_id = :marketId', { marketId })
      .andWhere('recipient_id IN (:...team)', { team: team.map(({ id }) => id) })
      .andWhere(
        new Brackets((any) =>
          ids.forEach((id, n) => any.orWhere(`link LIKE :about${n}`, { [`about${n}`]: `%${id}%` })),
        ),
      )
      .execute()
  }
}
