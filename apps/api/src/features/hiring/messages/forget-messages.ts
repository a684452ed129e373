import { In, LessThan } from 'typeorm'
import type { EntityManager } from 'typeorm'
import { CandidateEntity } from '../profile/candidate.table'
import type { Thing } from './forget-news'
import { ConversationEntity, MessageEntity, NotificationEntity, ParticipantEntity } from './message.table'
import { withoutPerson } from './without-person'

interface Own {
  marketId: string
  candidateId: string
}

const REMOVED = 'Message removed'
const UNTITLED = 'Subject removed'

/**
 * The words of the person go, wherever they were forwarded; that something was written stays where others answered it.
 * What others wrote stays theirs, without the person's name.
 */
export async function forgetMessages(manager: EntityManager, own: Own, name: string): Promise<void> {
  const { marketId, candidateId } = own
  await manager.delete(NotificationEntity, { marketId, recipientId: candidateId })
  const person = await manager.findOneByOrFail(CandidateEntity, { id: candidateId, marketId })
  const cut = withoutPerson(person, name)
  for (const { id, companyId, subject, lastSender, lastPreview } of await manager.findBy(
    ConversationEntity,
    own,
  )) {
    const lines = await manager.find(MessageEntity, {
      where: { marketId, conversationId: id },
      order: { sentAt: 'ASC', id: 'ASC' },
    })
    const said = lines.filter(({ side }) => side === 'candidate')
    for (const line of lines.filter(({ side, body }) => side === 'company' && cut(body) !== body))
      await manager.update(MessageEntity, { id: line.id, marketId }, { body: cut(line.body) })
    await forgetForwarded(manager, { marketId, companyId }, said)
    const isAsked = lines[0]?.side === 'candidate'
    const shown = {
      subject: isAsked ? UNTITLED : cut(subject),
      lastPreview: lastSender === 'candidate' ? REMOVED : cut(lastPreview),
    }
    await manager.update(ConversationEntity, { id, marketId }, shown)
  }
  await manager.update(
    MessageEntity,
    { marketId, side: 'candidate', senderId: candidateId },
    { body: REMOVED, senderName: name },
  )
}

/** Copies of what the person said stand in other conversations of the same company. */
async function forgetForwarded(
  manager: EntityManager,
  of: { marketId: string; companyId: string },
  said: readonly { id: string }[],
): Promise<void> {
  if (said.length === 0) return
  const copies = await manager
    .createQueryBuilder(MessageEntity, 'm')
    .innerJoin(ConversationEntity.options.name, 'c', 'c.id = m.conversationId AND c.marketId = m.marketId')
    .where('c.marketId = :marketId AND c.companyId = :companyId', of)
    .andWhere('m.forwardedFromId IN (:...ids)', { ids: said.map(({ id }) => id) })
    .getMany()
  for (const { id, conversationId, sentAt } of copies) {
    await manager.update(MessageEntity, { id, marketId: of.marketId }, { body: REMOVED })
    const newest = { id: conversationId, marketId: of.marketId, lastMessageAt: sentAt }
    await manager.update(ConversationEntity, newest, { lastPreview: REMOVED })
  }
}

/** Conversations about an application in which nobody wrote since then go whole. Returns which. */
export async function forgetConversations(
  manager: EntityManager,
  of: { marketId: string; applicationId: string },
  before: string,
): Promise<Thing[]> {
  const quiet = { ...of, lastMessageAt: LessThan(before) }
  const gone = await manager.find(ConversationEntity, { select: { id: true, companyId: true }, where: quiet })
  const ids = In(gone.map(({ id }) => id))
  await manager.delete(MessageEntity, { marketId: of.marketId, conversationId: ids })
  await manager.delete(ParticipantEntity, { marketId: of.marketId, conversationId: ids })
  await manager.delete(ConversationEntity, { marketId: of.marketId, id: ids })
  return gone
}
