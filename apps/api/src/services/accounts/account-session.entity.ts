import { EntitySchema } from 'typeorm'
import { idColumn, time, varchar } from '../../db/columns'

/** A browser in which an account is open, for the person to see and to end. */
export interface AccountSessionRow {
  id: string
  accountId: string
  /** Browser and system, in words; never the whole header. */
  device: string
  createdAt: string
  lastSeenAt: string
}

export const AccountSessionEntity = new EntitySchema<AccountSessionRow>({
  name: 'account_session',
  tableName: 'account_sessions',
  columns: {
    id: idColumn,
    accountId: varchar('account_id', 36),
    device: varchar('device', 80),
    createdAt: time('created_at'),
    lastSeenAt: time('last_seen_at'),
  },
  indices: [
    { name: 'ix_account_sessions_account_id', columns: ['accountId'] },
    { name: 'ix_account_sessions_last_seen_at', columns: ['lastSeenAt'] },
  ],
  foreignKeys: [
    {
      name: 'fk_account_sessions_account',
      target: 'account',
      columnNames: ['accountId'],
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    },
  ],
})
