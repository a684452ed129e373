import type { MigrationInterface, QueryRunner } from 'typeorm'
import { Table, TableIndex } from 'typeorm'
import { column, id, time, varchar } from './column-options'

const outbox = () =>
  new Table({
    name: 'outbox',
    columns: [
      id('outbox'),
      varchar('channel', 8),
      varchar('template', 40),
      column('data', 'text'),
      varchar('account_id', 36, true),
      varchar('address', 254, true),
      varchar('to_key', 43),
      varchar('kind', 40),
      varchar('dedup_key', 200),
      column('priority', 'integer'),
      varchar('state', 10),
      time('not_before'),
      time('expires_at', true),
      column('tries', 'integer'),
      varchar('claimed_by', 36, true),
      time('claimed_until', true),
      varchar('last_error', 200, true),
      time('created_at'),
      time('sent_at', true),
    ],
    indices: [
      { name: 'ux_outbox_dedup_key', columnNames: ['dedup_key'], isUnique: true },
      { name: 'ix_outbox_state_priority', columnNames: ['state', 'priority', 'not_before', 'id'] },
      { name: 'ix_outbox_state_claimed_until', columnNames: ['state', 'claimed_until'] },
      { name: 'ix_outbox_to_key', columnNames: ['to_key'] },
      { name: 'ix_outbox_account_id_state', columnNames: ['account_id', 'state'] },
    ],
  })

const leases = () =>
  new Table({
    name: 'leases',
    columns: [
      { ...varchar('name', 60), isPrimary: true, primaryKeyConstraintName: 'pk_leases' },
      varchar('holder', 36),
      time('until'),
    ],
  })

const preferences = () =>
  new Table({
    name: 'preferences',
    columns: [
      { ...varchar('account_id', 36), isPrimary: true, primaryKeyConstraintName: 'pk_preferences' },
      column('kinds', 'text'),
      varchar('unsubscribe_key', 43),
    ],
    indices: [{ name: 'ux_preferences_unsubscribe_key', columnNames: ['unsubscribe_key'], isUnique: true }],
    foreignKeys: [
      {
        name: 'fk_preferences_account',
        columnNames: ['account_id'],
        referencedTableName: 'accounts',
        referencedColumnNames: ['id'],
        onDelete: 'CASCADE',
      },
    ],
  })

/** What waits to be delivered, who leads the work of the clock, and what people want to be told. */
export class SendByOutbox20261122200000 implements MigrationInterface {
  readonly name = 'SendByOutbox20261122200000'

  async up(runner: QueryRunner): Promise<void> {
    for (const table of [outbox(), leases(), preferences()]) await runner.createTable(table)
    // Reminders look for interviews by their beginning.
    await runner.createIndex(
      'interviews',
      new TableIndex({ name: 'ix_interviews_status_starts_at', columnNames: ['status', 'starts_at'] }),
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('interviews', 'ix_interviews_status_starts_at')
    for (const name of ['preferences', 'leases', 'outbox']) await runner.dropTable(name)
  }
}
