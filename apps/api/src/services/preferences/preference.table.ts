import { EntitySchema } from 'typeorm'
import type { NotificationType } from '@tryka/domain'
import { json, varchar } from '../../db/columns'

/** What an account wants to be told, at all of its places. */
export interface PreferenceRow {
  accountId: string
  /** What was chosen; a kind that is not in it is as it was at first. */
  kinds: Partial<Record<NotificationType, { email: boolean }>>
  /** In the links that switch a kind off without signing in. */
  unsubscribeKey: string
}

export const PreferenceEntity = new EntitySchema<PreferenceRow>({
  name: 'preference',
  tableName: 'preferences',
  columns: {
    accountId: { ...varchar('account_id', 36), primary: true, primaryKeyConstraintName: 'pk_preferences' },
    kinds: json('kinds'),
    unsubscribeKey: varchar('unsubscribe_key', 43),
  },
  indices: [{ name: 'ux_preferences_unsubscribe_key', columns: ['unsubscribeKey'], unique: true }],
  foreignKeys: [
    {
      name: 'fk_preferences_account',
      target: 'account',
      columnNames: ['accountId'],
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    },
  ],
})
