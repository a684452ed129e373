import type { MigrationInterface, QueryRunner } from 'typeorm'
import { Table } from 'typeorm'
import { column, id, time, varchar } from './column-options'
import { index, unique } from './workspace-tables'

const ADDED: [table: string, column: string, type: string][] = [
  ['preferences', 'quiet_from', 'varchar(5)'],
  ['preferences', 'quiet_to', 'varchar(5)'],
  ['preferences', 'time_zone', 'varchar(64)'],
  ['preferences', 'show_details', 'boolean'],
  ['preferences', 'muted', 'text'],
  ['preferences', 'push_day', 'varchar(10)'],
  ['preferences', 'push_count', 'integer'],
  ['outbox', 'company_id', 'varchar(36)'],
  ['outbox', 'urgent_from', 'varchar(24)'],
]

const pushSubscriptions = () =>
  new Table({
    name: 'push_subscriptions',
    columns: [
      id('push_subscriptions'),
      varchar('account_id', 36),
      varchar('session_id', 36),
      varchar('endpoint', 1_000),
      varchar('endpoint_hash', 43),
      varchar('p256dh', 88),
      varchar('auth', 24),
      varchar('label', 80),
      varchar('state', 8),
      column('failures', 'integer'),
      time('last_ok_at', true),
      time('created_at'),
    ],
    indices: [
      unique('ux_push_subscriptions_endpoint_hash', 'endpoint_hash'),
      index('ix_push_subscriptions_account_id', 'account_id', 'state'),
      index('ix_push_subscriptions_session_id', 'session_id'),
    ],
    foreignKeys: [
      {
        name: 'fk_push_subscriptions_account',
        columnNames: ['account_id'],
        referencedTableName: 'accounts',
        referencedColumnNames: ['id'],
        onDelete: 'CASCADE',
      },
      {
        name: 'fk_push_subscriptions_session',
        columnNames: ['session_id'],
        referencedTableName: 'account_sessions',
        referencedColumnNames: ['id'],
        onDelete: 'CASCADE',
      },
    ],
  })

const FILL = [
  `UPDATE preferences SET quiet_from = '21:00', quiet_to = '08:00'`,
  // Mail about messages had the switch of applications: whoever had switched that off still gets none.
  `UPDATE preferences SET kinds = substr(kinds, 1, length(kinds) - 1) || ',"Messages":{"email":false}}'
   WHERE kinds LIKE '%"Application updates":{"email":false}%' AND kinds NOT LIKE '%"Messages":%'`,
  // What nobody may switch off does not wait for the morning.
  `UPDATE outbox SET urgent_from = created_at WHERE kind = 'always'`,
]

/** What people want to be told by which way and when, and the browsers that take pushes. */
export class DeliverByChoice20261122340000 implements MigrationInterface {
  readonly name = 'DeliverByChoice20261122340000'

  async up(runner: QueryRunner): Promise<void> {
    for (const [table, name, type] of ADDED)
      await runner.query(`ALTER TABLE ${table} ADD COLUMN "${name}" ${type}`)
    await runner.createTable(pushSubscriptions())
    for (const statement of FILL) await runner.query(statement)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('push_subscriptions')
    for (const [table, name] of [...ADDED].reverse())
      await runner.query(`ALTER TABLE ${table} DROP COLUMN "${name}"`)
  }
}
