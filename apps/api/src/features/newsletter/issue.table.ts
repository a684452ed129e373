import { EntitySchema } from 'typeorm'
import type { DeliveryState, IssueState } from '@tryka/domain'
import { idColumn, integer, longText, time, varchar } from '../../db/columns'

/** A letter of the newsletter. */
export interface IssueRow {
  id: string
  subject: string
  preview: string
  markdown: string
  state: IssueState
  /** Counted when it starts, and the rest when it is finished; until then the deliveries are counted. */
  recipients: number
  sent: number
  failed: number
  skipped: number
  startedAt: string | null
  finishedAt: string | null
  /** Nothing goes out before then: the mail limit is used up, or the mail server is away. */
  heldUntil: string | null
  by: string
  version: number
  createdAt: string
  updatedAt: string
}

export const IssueEntity = new EntitySchema<IssueRow>({
  name: 'newsletter_issue',
  tableName: 'newsletter_issues',
  columns: {
    id: idColumn,
    subject: varchar('subject', 120),
    preview: varchar('preview', 160),
    markdown: longText('markdown'),
    state: varchar('state', 12),
    recipients: integer('recipients'),
    sent: integer('sent'),
    failed: integer('failed'),
    skipped: integer('skipped'),
    startedAt: time('started_at', true),
    finishedAt: time('finished_at', true),
    heldUntil: time('held_until', true),
    by: varchar('by', 64),
    version: integer('version'),
    createdAt: time('created_at'),
    updatedAt: time('updated_at'),
  },
  indices: [
    { name: 'ix_newsletter_issues_state', columns: ['state', 'startedAt'] },
    { name: 'ix_newsletter_issues_created_at', columns: ['createdAt', 'id'] },
  ],
})

/** One letter to one reader: made for all of them at once when the letter starts. */
export interface IssueDeliveryRow {
  issueId: string
  subscriberId: string
  state: DeliveryState
  tries: number
  /** Of `queued`: not before then. Of `sending`: whose claim ends then. Else when it came to that. */
  at: string
  reason: string | null
}

export const IssueDeliveryEntity = new EntitySchema<IssueDeliveryRow>({
  name: 'issue_delivery',
  tableName: 'issue_deliveries',
  columns: {
    issueId: { ...varchar('issue_id', 36), primary: true, primaryKeyConstraintName: 'pk_issue_deliveries' },
    subscriberId: {
      ...varchar('subscriber_id', 36),
      primary: true,
      primaryKeyConstraintName: 'pk_issue_deliveries',
    },
    state: varchar('state', 8),
    tries: integer('tries'),
    at: time('at'),
    reason: varchar('reason', 40, true),
  },
  indices: [
    { name: 'ix_issue_deliveries_state', columns: ['issueId', 'state', 'at', 'subscriberId'] },
    { name: 'ix_issue_deliveries_subscriber_id', columns: ['subscriberId'] },
  ],
})
