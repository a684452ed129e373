import { randomUUID } from 'node:crypto'
import { messagePreview } from '@tryka/domain'
import type { Change } from '../core/change'
import { ConversationEntity, MessageEntity, ParticipantEntity } from './message.table'

interface Beginning {
  companyId: string
  candidateId: string
  subject: string
  /** What the company wrote when it asked. */
  first: { memberId: string; memberName: string; body: string; at: string }
}

/** A conversation that a person said yes to: it begins with what the company asked, read by both. */
export async function openConversation(change: Change, begun: Beginning): Promise<string> {
  const { manager, marketId, at } = change
  const { companyId, candidateId, subject, first } = begun
  const id = randomUUID()
  await manager.insert(ConversationEntity, {
    id,
    marketId,
    companyId,
    candidateId,
    applicationId: null,
    subject,
    lastMessageAt: at,
    lastPreview: messagePreview(first.body),
    lastSender: 'company',
  })
  const mark = { conversationId: id, marketId, archivedAt: null, lastReadAt: at }
  // The team has not seen that it may write now.
  await manager.insert(ParticipantEntity, { ...mark, side: 'candidate', unread: false })
  await manager.insert(ParticipantEntity, { ...mark, side: 'company', unread: true, lastReadAt: null })
  await manager.insert(MessageEntity, {
    id: randomUUID(),
    marketId,
    conversationId: id,
    side: 'company',
    senderId: first.memberId,
    senderName: first.memberName,
    body: first.body,
    sentAt: first.at,
    forwardedFromId: null,
    hiddenDecisionId: null,
  })
  change.touchSides({ candidateId, companyId }, 'messages')
  return id
}
