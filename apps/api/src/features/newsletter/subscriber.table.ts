import { EntitySchema } from 'typeorm'
import type { SubscriberState } from '@tryka/domain'
import { idColumn, integer, time, varchar } from '../../db/columns'

/** `form`: asked for it here. `list`: was on the list before readers confirmed. */
export type SubscriberSource = 'form' | 'list'

/** An address that asked for the newsletter, and where it stands. */
export interface SubscriberRow {
  id: string
  email: string
  /** What makes two addresses one: see `emailKey`. Unique. */
  emailKey: string
  state: SubscriberState
  /** Of the link that confirms; the link follows from the row and a key of the server. */
  tokenHash: string | null
  /** When the mail with that link was last asked for; null for whoever was never asked. */
  askedAt: string | null
  confirmedAt: string | null
  leftAt: string | null
  /** The letter by whose link they left. */
  leftIssueId: string | null
  source: SubscriberSource
  /** Refusals for good since the last letter that arrived. */
  bounces: number
  createdAt: string
}

export const SubscriberEntity = new EntitySchema<SubscriberRow>({
  name: 'subscriber',
  tableName: 'subscribers',
  columns: {
    id: idColumn,
    email: varchar('email', 254),
    emailKey: varchar('email_key', 254),
    state: varchar('state', 12),
    tokenHash: varchar('token_hash', 43, true),
    askedAt: time('asked_at', true),
    confirmedAt: time('confirmed_at', true),
    leftAt: time('left_at', true),
    leftIssueId: varchar('left_issue_id', 36, true),
    source: varchar('source', 12),
    bounces: integer('bounces'),
    createdAt: time('created_at'),
  },
  indices: [
    { name: 'ux_subscribers_email_key', columns: ['emailKey'], unique: true },
    { name: 'ux_subscribers_token_hash', columns: ['tokenHash'], unique: true },
    { name: 'ix_subscribers_state_id', columns: ['state', 'id'] },
    { name: 'ix_subscribers_state_asked_at', columns: ['state', 'askedAt'] },
    { name: 'ix_subscribers_state_created_at', columns: ['state', 'createdAt', 'id'] },
    { name: 'ix_subscribers_created_at', columns: ['createdAt', 'id'] },
    { name: 'ix_subscribers_left_issue_id', columns: ['leftIssueId'] },
  ],
})
