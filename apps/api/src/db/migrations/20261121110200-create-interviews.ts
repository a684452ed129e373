import type { MigrationInterface, QueryRunner } from 'typeorm'
import { column, id, time, varchar } from './column-options'
import { index, partOfKey, ref, table, unique } from './workspace-tables'

const tables = () => [
  table(
    'interviews',
    [
      id('interviews'),
      ref('workspace_id'),
      ref('application_id'),
      ref('company_id'),
      ref('candidate_id'),
      varchar('type', 16),
      time('starts_at'),
      time('ends_at'),
      varchar('time_zone', 60),
      column('duration', 'integer'),
      varchar('meeting_link', 500, true),
      varchar('place', 200, true),
      column('interviewer_ids', 'text'),
      varchar('status', 12),
      varchar('ical_uid', 120),
      column('ical_sequence', 'integer'),
      column('proposed_slots', 'text'),
      varchar('proposed_by', 12),
      varchar('reschedule_reason', 500, true),
      varchar('absent', 12, true),
      varchar('outcome', 16, true),
      column('feedback', 'text', true),
      varchar('next_step', 500, true),
      time('created_at'),
      time('confirmed_at', true),
      column('version', 'integer'),
    ],
    [
      index('ix_interviews_company_id_starts_at', 'workspace_id', 'company_id', 'starts_at'),
      index('ix_interviews_candidate_id_starts_at', 'workspace_id', 'candidate_id', 'starts_at'),
      index('ix_interviews_application_id', 'workspace_id', 'application_id'),
      index('ix_interviews_status_ends_at', 'status', 'ends_at'),
    ],
    ['workspace'],
  ),
  table(
    'interviewer_times',
    [
      { ...ref('member_id'), ...partOfKey('interviewer_times') },
      { ...time('at'), ...partOfKey('interviewer_times') },
      ref('workspace_id'),
      ref('interview_id'),
    ],
    [
      index('ix_interviewer_times_interview_id', 'interview_id'),
      index('ix_interviewer_times_workspace_id', 'workspace_id'),
    ],
    ['workspace'],
  ),
  table(
    'scorecards',
    [
      id('scorecards'),
      ref('workspace_id'),
      ref('interview_id'),
      ref('member_id'),
      column('items', 'text'),
      varchar('recommendation', 12, true),
      varchar('state', 12),
      time('submitted_at', true),
    ],
    [
      unique('ux_scorecards_interview_id_member_id', 'interview_id', 'member_id'),
      index('ix_scorecards_workspace_id', 'workspace_id'),
    ],
    ['workspace'],
  ),
  table(
    'offers',
    [
      id('offers'),
      ref('workspace_id'),
      ref('application_id'),
      ref('company_id'),
      ref('candidate_id'),
      column('salary', 'integer'),
      varchar('currency', 3),
      varchar('period', 8),
      varchar('start_date', 10),
      time('expires_at'),
      column('terms', 'text'),
      varchar('state', 12),
      ref('sent_by', true),
      time('sent_at', true),
      time('responded_at', true),
      varchar('response_note', 500, true),
      time('created_at'),
      column('version', 'integer'),
    ],
    [
      { ...unique('ux_offers_live', 'application_id'), where: `"state" = 'draft' OR "state" = 'sent'` },
      index('ix_offers_application_id', 'workspace_id', 'application_id'),
      index('ix_offers_state_expires_at', 'state', 'expires_at'),
    ],
    ['workspace'],
  ),
  table(
    'invitations',
    [
      id('invitations'),
      ref('workspace_id'),
      ref('company_id'),
      ref('posting_id'),
      ref('candidate_id'),
      ref('invited_by'),
      column('message', 'text'),
      varchar('state', 12),
      time('sent_at'),
      time('expires_at'),
    ],
    [
      index('ix_invitations_candidate_id_sent_at', 'workspace_id', 'candidate_id', 'sent_at'),
      index('ix_invitations_company_id_sent_at', 'workspace_id', 'company_id', 'sent_at'),
      index('ix_invitations_state_expires_at', 'state', 'expires_at'),
    ],
    ['workspace'],
  ),
  table(
    'conversations',
    [
      id('conversations'),
      ref('workspace_id'),
      ref('company_id'),
      ref('candidate_id'),
      ref('application_id', true),
      varchar('subject', 160),
      time('last_message_at'),
      varchar('last_preview', 200),
      varchar('last_sender', 12),
    ],
    [
      index('ix_conversations_company_id_last_message_at', 'workspace_id', 'company_id', 'last_message_at'),
      index(
        'ix_conversations_candidate_id_last_message_at',
        'workspace_id',
        'candidate_id',
        'last_message_at',
      ),
      index('ix_conversations_application_id', 'workspace_id', 'application_id'),
    ],
    ['workspace'],
  ),
  table(
    'conversation_participants',
    [
      { ...ref('conversation_id'), ...partOfKey('conversation_participants') },
      { ...varchar('side', 12), ...partOfKey('conversation_participants') },
      ref('workspace_id'),
      column('unread', 'boolean'),
      time('archived_at', true),
      time('last_read_at', true),
    ],
    [index('ix_conversation_participants_side_unread', 'workspace_id', 'side', 'unread')],
    ['workspace'],
  ),
  table(
    'messages',
    [
      id('messages'),
      ref('workspace_id'),
      ref('conversation_id'),
      varchar('side', 12),
      ref('sender_id'),
      varchar('sender_name', 120),
      column('body', 'text'),
      time('sent_at'),
      ref('forwarded_from_id', true),
    ],
    [index('ix_messages_conversation_id_sent_at', 'workspace_id', 'conversation_id', 'sent_at')],
    ['workspace'],
  ),
  table(
    'notifications',
    [
      id('notifications'),
      ref('workspace_id'),
      varchar('side', 12),
      ref('recipient_id'),
      varchar('type', 30),
      varchar('title', 300),
      varchar('link', 300),
      time('at'),
      time('read_at', true),
    ],
    [index('ix_notifications_recipient_id_at', 'workspace_id', 'recipient_id', 'at')],
    ['workspace'],
  ),
]

/** Interviews, offers and messages. */
export class CreateInterviews20261121110200 implements MigrationInterface {
  readonly name = 'CreateInterviews20261121110200'

  async up(runner: QueryRunner): Promise<void> {
    for (const made of tables()) await runner.createTable(made)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { name } of tables().reverse()) await runner.dropTable(name)
  }
}
