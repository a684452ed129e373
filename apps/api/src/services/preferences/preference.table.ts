import { EntitySchema } from 'typeorm'
import type { DeliveryChannels, DeliveryKind } from '@tryka/domain'
import { flag, integer, json, varchar } from '../../db/columns'

/** What an account wants to be told, at all of its places. */
export interface PreferenceRow {
  accountId: string
  /** What was chosen; a kind or a way that is not in it is as it was at first. */
  kinds: Partial<Record<DeliveryKind, Partial<DeliveryChannels>>>
  /** In the links that switch a kind off without signing in. */
  unsubscribeKey: string
  /** Both or neither; neither: nothing waits. */
  quietFrom: string | null
  quietTo: string | null
  timeZone: string | null
  /** Names may stand in what a push shows; null is no. */
  showDetails: boolean | null
  /** Ids of companies that are muted; null is none. */
  muted: string[] | null
  /** The day of the newest push, and how many there were on it. */
  pushDay: string | null
  pushCount: number | null
}

export const PreferenceEntity = new EntitySchema<PreferenceRow>({
  name: 'preference',
  tableName: 'preferences',
  columns: {
    accountId: { ...varchar('account_id', 36), primary: true, primaryKeyConstraintName: 'pk_preferences' },
    kinds: json('kinds'),
    unsubscribeKey: varchar('unsubscribe_key', 43),
    quietFrom: varchar('quiet_from', 5, true),
    quietTo: varchar('quiet_to', 5, true),
    timeZone: varchar('time_zone', 64, true),
    showDetails: { ...flag('show_details'), nullable: true },
    muted: json('muted', true),
    pushDay: varchar('push_day', 10, true),
    pushCount: integer('push_count', true),
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
