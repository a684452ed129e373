import { EntitySchema } from 'typeorm'
import type { NotificationType, Side } from '@tryka/domain'
import { flag, idColumn, longText, time, varchar } from '../../../db/columns'
import { type InMarket, ofMarket } from '../core/of-market'

export interface ConversationRow {
  id: string
  companyId: string
  candidateId: string
  applicationId: string | null
  subject: string
  lastMessageAt: string
  lastPreview: string
  lastSender: Side
}

/** One side's own marks: a company's team shares an inbox. */
export interface ParticipantRow {
  conversationId: string
  side: Side
  unread: boolean
  archivedAt: string | null
  lastReadAt: string | null
}

export interface MessageRow {
  id: string
  conversationId: string
  side: Side
  senderId: string
  senderName: string
  body: string
  sentAt: string
  forwardedFromId: string | null
}

export interface NotificationRow {
  id: string
  side: Side
  /** The candidate's or the team member's id. */
  recipientId: string
  type: NotificationType
  title: string
  link: string
  at: string
  readAt: string | null
}

export type StoredConversationRow = InMarket<ConversationRow>

export const ConversationEntity = new EntitySchema<StoredConversationRow>({
  name: 'conversation',
  tableName: 'conversations',
  columns: {
    id: idColumn,
    marketId: varchar('market_id', 36),
    companyId: varchar('company_id', 36),
    candidateId: varchar('candidate_id', 36),
    applicationId: varchar('application_id', 36, true),
    subject: varchar('subject', 160),
    lastMessageAt: time('last_message_at'),
    lastPreview: varchar('last_preview', 200),
    lastSender: varchar('last_sender', 12),
  },
  indices: [
    {
      name: 'ix_conversations_company_id_last_message_at',
      columns: ['marketId', 'companyId', 'lastMessageAt', 'id'],
    },
    {
      name: 'ix_conversations_candidate_id_last_message_at',
      columns: ['marketId', 'candidateId', 'lastMessageAt', 'id'],
    },
    { name: 'ix_conversations_application_id', columns: ['marketId', 'applicationId'] },
  ],
  foreignKeys: [ofMarket('conversations')],
})

export type StoredParticipantRow = InMarket<ParticipantRow>

export const ParticipantEntity = new EntitySchema<StoredParticipantRow>({
  name: 'participant',
  tableName: 'conversation_participants',
  columns: {
    conversationId: {
      ...varchar('conversation_id', 36),
      primary: true,
      primaryKeyConstraintName: 'pk_conversation_participants',
    },
    side: { ...varchar('side', 12), primary: true, primaryKeyConstraintName: 'pk_conversation_participants' },
    marketId: varchar('market_id', 36),
    unread: flag('unread'),
    archivedAt: time('archived_at', true),
    lastReadAt: time('last_read_at', true),
  },
  // All that an inbox counts.
  indices: [
    {
      name: 'ix_conversation_participants_side_unread',
      columns: ['marketId', 'side', 'unread', 'archivedAt', 'conversationId'],
    },
  ],
})

export interface StoredMessageRow extends InMarket<MessageRow> {
  /** The decision that hides its words; null while none does. */
  hiddenDecisionId: string | null
}

export const MessageEntity = new EntitySchema<StoredMessageRow>({
  name: 'message',
  tableName: 'messages',
  columns: {
    id: idColumn,
    marketId: varchar('market_id', 36),
    conversationId: varchar('conversation_id', 36),
    side: varchar('side', 12),
    senderId: varchar('sender_id', 36),
    senderName: varchar('sender_name', 120),
    body: longText('body'),
    sentAt: time('sent_at'),
    forwardedFromId: varchar('forwarded_from_id', 36, true),
    hiddenDecisionId: varchar('hidden_decision_id', 36, true),
  },
  indices: [
    { name: 'ix_messages_conversation_id_sent_at', columns: ['marketId', 'conversationId', 'sentAt'] },
  ],
})

export interface StoredNotificationRow extends InMarket<NotificationRow> {
  /** The company that it comes from; null where it is none, or none that one could mute. */
  companyId: string | null
  /** The posting that it names; null where it names none, and in lines from before it was known. */
  postingId: string | null
  /** What it says without names; null in lines from before there was one. */
  brief: string | null
}

export const NotificationEntity = new EntitySchema<StoredNotificationRow>({
  name: 'notification',
  tableName: 'notifications',
  columns: {
    id: idColumn,
    marketId: varchar('market_id', 36),
    side: varchar('side', 12),
    recipientId: varchar('recipient_id', 36),
    type: varchar('type', 30),
    title: varchar('title', 300),
    link: varchar('link', 300),
    at: time('at'),
    readAt: time('read_at', true),
    companyId: varchar('company_id', 36, true),
    postingId: varchar('posting_id', 36, true),
    brief: varchar('brief', 300, true),
  },
  indices: [{ name: 'ix_notifications_recipient_id_at', columns: ['marketId', 'recipientId', 'at'] }],
})
