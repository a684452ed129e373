import { EntitySchema } from 'typeorm'
import { idColumn, integer, time, varchar } from '../../db/columns'

/**
 * `failing`: it did not take the last ones. `gone`: its push service knows it no more, or nothing reached it for
 * thirty days.
 */
export type PushState = 'active' | 'failing' | 'gone'

/** A browser of an account that takes pushes; it falls with the session it was made in. */
export interface PushSubscriptionRow {
  id: string
  accountId: string
  sessionId: string
  endpoint: string
  endpointHash: string
  p256dh: string
  auth: string
  label: string
  state: PushState
  failures: number
  lastOkAt: string | null
  createdAt: string
}

const fallsWith = (name: string, target: string, column: string) => ({
  name,
  target,
  columnNames: [column],
  referencedColumnNames: ['id'],
  onDelete: 'CASCADE' as const,
})

export const PushSubscriptionEntity = new EntitySchema<PushSubscriptionRow>({
  name: 'push_subscription',
  tableName: 'push_subscriptions',
  columns: {
    id: idColumn,
    accountId: varchar('account_id', 36),
    sessionId: varchar('session_id', 36),
    endpoint: varchar('endpoint', 1_000),
    endpointHash: varchar('endpoint_hash', 43),
    p256dh: varchar('p256dh', 88),
    auth: varchar('auth', 24),
    label: varchar('label', 80),
    state: varchar('state', 8),
    failures: integer('failures'),
    lastOkAt: time('last_ok_at', true),
    createdAt: time('created_at'),
  },
  indices: [
    { name: 'ux_push_subscriptions_endpoint_hash', columns: ['endpointHash'], unique: true },
    { name: 'ix_push_subscriptions_account_id', columns: ['accountId', 'state'] },
    { name: 'ix_push_subscriptions_session_id', columns: ['sessionId'] },
  ],
  foreignKeys: [
    fallsWith('fk_push_subscriptions_account', 'account', 'accountId'),
    fallsWith('fk_push_subscriptions_session', 'account_session', 'sessionId'),
  ],
})
