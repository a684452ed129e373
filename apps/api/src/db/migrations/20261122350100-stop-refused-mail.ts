import type { MigrationInterface, QueryRunner } from 'typeorm'
import { Table } from 'typeorm'
import { column, time, varchar } from './column-options'
import { index } from './workspace-tables'

const refusals = () =>
  new Table({
    name: 'mail_refusals',
    columns: [
      { ...varchar('to_key', 43), isPrimary: true, primaryKeyConstraintName: 'pk_mail_refusals' },
      column('count', 'integer'),
      time('at'),
    ],
  })

const digests = () =>
  new Table({
    name: 'digests',
    columns: [
      { ...varchar('account_id', 36), isPrimary: true, primaryKeyConstraintName: 'pk_digests' },
      time('next_at'),
      time('last_at'),
    ],
    indices: [index('ix_digests_next_at', 'next_at')],
    foreignKeys: [
      {
        name: 'fk_digests_account',
        columnNames: ['account_id'],
        referencedTableName: 'accounts',
        referencedColumnNames: ['id'],
        onDelete: 'CASCADE',
      },
    ],
  })

const FILL = [
  // Whoever has a profile in the live market gets the next one within a week, and then by their own clock.
  `INSERT INTO digests (account_id, next_at, last_at)
   SELECT c.account_id, '2026-11-30T08:00:00.000Z', '2026-11-23T08:00:00.000Z' FROM candidates c
   WHERE c.account_id IS NOT NULL`,
  `UPDATE saved_searches SET due_at = COALESCE(last_run_at, created_at) WHERE alert <> 'off'`,
]

/** Addresses that take no mail, and when people are told of jobs. */
export class StopRefusedMail20261122350100 implements MigrationInterface {
  readonly name = 'StopRefusedMail20261122350100'

  async up(runner: QueryRunner): Promise<void> {
    for (const table of [refusals(), digests()]) await runner.createTable(table)
    await runner.query('ALTER TABLE saved_searches ADD COLUMN "due_at" varchar(24)')
    await runner.query('CREATE INDEX "ix_saved_searches_due_at" ON "saved_searches" ("due_at")')
    for (const statement of FILL) await runner.query(statement)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX "ix_saved_searches_due_at"')
    await runner.query('ALTER TABLE saved_searches DROP COLUMN "due_at"')
    for (const name of ['digests', 'mail_refusals']) await runner.dropTable(name)
  }
}
