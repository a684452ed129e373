import type { ConversationRow, ParticipantRow, MessageRow, NotificationRow } from '@tryka/domain/seed'
import { EntitySchema } from 'typeorm'
import { flag, idColumn, longText, time, varchar } from '../../../db/columns'
import type { InWorkspace } from './of-workspace'
import { ofWorkspace } from './of-workspace'

export type StoredConversationRow = InWorkspace<ConversationRow>
export const ConversationEntity = new EntitySchema<StoredConversationRow>({
  name: 'conversation',
  tableName: 'conversations',
  columns: {
    id: idColumn,
    workspaceId: varchar('workspace_id', 36),
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
      columns: ['workspaceId', 'companyId', 'lastMessageAt', 'id'],
    },
    {
      name: 'ix_conversations_candidate_id_last_message_at',
      columns: ['workspaceId', 'candidateId', 'lastMessageAt', 'id'],
    },
    { name: 'ix_conversations_application_id', columns: ['workspaceId', 'applicationId'] },
  ],
  foreignKeys: [ofWorkspace('conversations')],
})

export type StoredParticipantRow = InWorkspace<ParticipantRow>
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
    workspaceId: varchar('workspace_id', 36),
    unread: flag('unread'),
    archivedAt: time('archived_at', true),
    lastReadAt: time('last_read_at', true),
  },
  // All that an inbox counts.
  indices: [
    {
      name: 'ix_conversation_participants_side_unread',
      columns: ['workspaceId', 'side', 'unread', 'archivedAt', 'conversationId'],
    },
  ],
  foreignKeys: [ofWorkspace('conversation_participants')],
})

export type StoredMessageRow = InWorkspace<MessageRow>
export const MessageEntity = new EntitySchema<StoredMessageRow>({
  name: 'message',
  tableName: 'messages',
  columns: {
    id: idColumn,
    workspaceId: varchar('workspace_id', 36),
    conversationId: varchar('conversation_id', 36),
    side: varchar('side', 12),
    senderId: varchar('sender_id', 36),
    senderName: varchar('sender_name', 120),
    body: longText('body'),
    sentAt: time('sent_at'),
    forwardedFromId: varchar('forwarded_from_id', 36, true),
  },
  indices: [
    { name: 'ix_messages_conversation_id_sent_at', columns: ['workspaceId', 'conversationId', 'sentAt'] },
  ],
  foreignKeys: [ofWorkspace('messages')],
})

export type StoredNotificationRow = InWorkspace<NotificationRow>
export const NotificationEntity = new EntitySchema<StoredNotificationRow>({
  name: 'notification',
  tableName: 'notifications',
  columns: {
    id: idColumn,
    workspaceId: varchar('workspace_id', 36),
    side: varchar('side', 12),
    recipientId: varchar('recipient_id', 36),
    type: varchar('type', 30),
    title: varchar('title', 300),
    link: varchar('link', 300),
    at: time('at'),
    readAt: time('read_at', true),
  },
  indices: [{ name: 'ix_notifications_recipient_id_at', columns: ['workspaceId', 'recipientId', 'at'] }],
  foreignKeys: [ofWorkspace('notifications')],
})
