import { EntitySchema } from 'typeorm'
import { idColumn, time, varchar } from '../../db/columns'

/** Somebody who uses the dashboards: a guest by cookie, or a person with a proven address. */
export interface AccountRow {
  id: string
  kind: 'guest' | 'registered'
  /** As typed; null for a guest. */
  email: string | null
  /** What makes the address unique; null for a guest. */
  emailKey: string | null
  createdAt: string
  /** When this account was let into the live market. */
  admittedAt: string | null
  /** Written down at most once an hour; a guest unused for seven days is erased. */
  lastUsedAt: string
  /** The decision by which the account is suspended; null while it is not. */
  stateDecisionId: string | null
  /** When the suspension ends by itself; null is without end. */
  suspendedUntil: string | null
}

export const AccountEntity = new EntitySchema<AccountRow>({
  name: 'account',
  tableName: 'accounts',
  columns: {
    id: idColumn,
    kind: varchar('kind', 12),
    email: varchar('email', 254, true),
    emailKey: varchar('email_key', 254, true),
    createdAt: time('created_at'),
    admittedAt: time('admitted_at', true),
    lastUsedAt: time('last_used_at'),
    stateDecisionId: varchar('state_decision_id', 36, true),
    suspendedUntil: time('suspended_until', true),
  },
  indices: [
    { name: 'ux_accounts_email_key', columns: ['emailKey'], unique: true },
    { name: 'ix_accounts_kind_last_used_at', columns: ['kind', 'lastUsedAt'] },
    { name: 'ix_accounts_kind_created_at', columns: ['kind', 'createdAt', 'id'] },
    // One of the two may be few: then the other list would be read to find them.
    {
      name: 'ix_accounts_let_in',
      columns: ['kind', 'createdAt', 'id'],
      where: '"admitted_at" IS NOT NULL',
    },
    {
      name: 'ix_accounts_not_let_in',
      columns: ['kind', 'createdAt', 'id'],
      where: '"admitted_at" IS NULL',
    },
    {
      name: 'ix_accounts_suspended',
      columns: ['suspendedUntil', 'id'],
      where: '"state_decision_id" IS NOT NULL',
    },
  ],
})
