import type { EntityManager } from 'typeorm'
import { messagePreview } from '@tryka/domain'
import { ConversationEntity, MessageEntity } from './message.table'

/** What both sides read where the words were. */
export const TAKEN_DOWN = 'This message was taken down.'

/** The line of the inbox shows the newest message as it may be read now. */
async function refreshPreview(manager: EntityManager, conversationId: string): Promise<void> {
  const newest = await manager.findOne(MessageEntity, {
    where: { conversationId },
    order: { sentAt: 'DESC', id: 'DESC' },
  })
  if (!newest) return
  const lastPreview = messagePreview(newest.hiddenDecisionId ? TAKEN_DOWN : newest.body)
  await manager.update(ConversationEntity, { id: conversationId }, { lastPreview })
}

/** The words of a message are hidden from both sides. */
export async function hideMessage(manager: EntityManager, id: string, decisionId: string): Promise<void> {
  await manager.update(MessageEntity, { id }, { hiddenDecisionId: decisionId })
  const message = await manager.findOneByOrFail(MessageEntity, { id })
  await refreshPreview(manager, message.conversationId)
}

/** Shows again what a decision hid; a later one stays. */
export async function showMessages(manager: EntityManager, decisionId: string): Promise<void> {
  const rows = await manager.findBy(MessageEntity, { hiddenDecisionId: decisionId })
  await manager.update(MessageEntity, { hiddenDecisionId: decisionId }, { hiddenDecisionId: null })
  for (const { conversationId } of rows) await refreshPreview(manager, conversationId)
}
