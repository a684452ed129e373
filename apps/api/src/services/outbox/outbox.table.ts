import { EntitySchema } from 'typeorm'
import type { MailSwitch } from '@tryka/domain'
import { idColumn, integer, json, time, varchar } from '../../db/columns'

/** `dead`: given up, kept for a person to look at. `dropped`: not wanted any more when its turn came. */
export type OutboxState = 'queued' | 'claimed' | 'sent' | 'dead' | 'dropped'

/** Something that is to be delivered, stored in the transaction of the change that it follows. */
export interface OutboxRow {
  id: string
  channel: 'mail' | 'push'
  /** What makes a letter of the row. */
  template: string
  /** Ids and paths; what they stand for is read when the letter is made. Empty once delivered. */
  data: object
  /** Whose letter it is: its address is read when it is delivered. */
  accountId: string | null
  /** Of somebody without an account; it falls with the delivery. */
  address: string | null
  /** Keyed hash of the address. */
  toKey: string
  /** The switch that it falls under. */
  kind: MailSwitch
  /** The company that it is about, for whoever muted it. */
  companyId: string | null
  /** From then on it waits for the end of no quiet hours; null: it always does. */
  urgentFrom: string | null
  /** Names what it tells to whom: a second row of that name is not stored. */
  dedupKey: string
  /** Lower goes first. */
  priority: number
  state: OutboxState
  notBefore: string
  /** Nobody wants it after that. */
  expiresAt: string | null
  tries: number
  claimedBy: string | null
  claimedUntil: string | null
  lastError: string | null
  createdAt: string
  sentAt: string | null
}

export const OutboxEntity = new EntitySchema<OutboxRow>({
  name: 'outbox_message',
  tableName: 'outbox',
  columns: {
    id: idColumn,
    channel: varchar('channel', 8),
    template: varchar('template', 40),
    data: json('data'),
    accountId: varchar('account_id', 36, true),
    address: varchar('address', 254, true),
    toKey: varchar('to_key', 43),
    kind: varchar('kind', 40),
    companyId: varchar('company_id', 36, true),
    urgentFrom: time('urgent_from', true),
    dedupKey: varchar('dedup_key', 200),
    priority: integer('priority'),
    state: varchar('state', 10),
    notBefore: time('not_before'),
    expiresAt: time('expires_at', true),
    tries: integer('tries'),
    claimedBy: varchar('claimed_by', 36, true),
    claimedUntil: time('claimed_until', true),
    lastError: varchar('last_error', 200, true),
    createdAt: time('created_at'),
    sentAt: time('sent_at', true),
  },
  indices: [
    { name: 'ux_outbox_dedup_key', columns: ['dedupKey'], unique: true },
    { name: 'ix_outbox_state_priority', columns: ['state', 'priority', 'notBefore', 'id'] },
    { name: 'ix_outbox_state_claimed_until', columns: ['state', 'claimedUntil'] },
    { name: 'ix_outbox_state_id', columns: ['state', 'id'] },
    { name: 'ix_outbox_to_key', columns: ['toKey'] },
    { name: 'ix_outbox_account_id_state', columns: ['accountId', 'state'] },
  ],
})
