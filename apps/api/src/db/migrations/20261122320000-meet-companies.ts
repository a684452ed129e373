import type { MigrationInterface, QueryRunner } from 'typeorm'
import { Table } from 'typeorm'
import { column, id, time, varchar } from './column-options'
import { index, ref, unique } from './workspace-tables'

const tables = (): Table[] => [
  new Table({
    name: 'logos',
    columns: [
      { ...varchar('id', 32), isPrimary: true, primaryKeyConstraintName: 'pk_logos' },
      ref('company_id'),
      column('bytes', 'text'),
      column('width', 'integer'),
      column('height', 'integer'),
      time('created_at'),
    ],
    indices: [index('ix_logos_company_id', 'company_id')],
  }),
  new Table({
    name: 'company_join_requests',
    columns: [
      id('company_join_requests'),
      ref('company_id'),
      ref('account_id'),
      varchar('name', 120),
      varchar('title', 120),
      varchar('address', 254),
      varchar('state', 12),
      ref('decided_by', true),
      time('at'),
      time('expires_at'),
      time('decided_at', true),
    ],
    indices: [
      {
        ...unique('ux_company_join_requests_open', 'company_id', 'account_id'),
        where: `"state" = 'sent'`,
      },
      index('ix_company_join_requests_account_id', 'account_id', 'at'),
      index('ix_company_join_requests_expires_at', 'state', 'expires_at'),
    ],
  }),
]

/** What an administrator asked, and what was answered. */
const ADDED: [name: string, type: string][] = [
  ['question', 'text'],
  ['asked_at', 'varchar(24)'],
  ['answer', 'text'],
  ['answered_at', 'varchar(24)'],
]

/** A mark has letters and a tint; with a picture its id stands behind them. SQLite changes no column but in its text. */
async function widenLogo(runner: QueryRunner, from: number, to: number): Promise<void> {
  if (runner.connection.options.type !== 'sqlite') {
    await runner.query(`ALTER TABLE companies ALTER COLUMN "logo" TYPE varchar(${to})`)
    return
  }
  await runner.query('PRAGMA writable_schema = ON')
  await runner.query(
    `UPDATE sqlite_master SET sql = replace(sql, '"logo" varchar(${from})', '"logo" varchar(${to})')
     WHERE type = 'table' AND name = 'companies'`,
  )
  await runner.query('PRAGMA writable_schema = RESET')
}

/** Logos that are pictures, requests to join a team, and questions before a decision. */
export class MeetCompanies20261122320000 implements MigrationInterface {
  readonly name = 'MeetCompanies20261122320000'

  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables()) await runner.createTable(table)
    for (const [name, type] of ADDED)
      await runner.query(`ALTER TABLE company_proofs ADD COLUMN "${name}" ${type}`)
    await widenLogo(runner, 12, 64)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `UPDATE companies SET logo = substr(logo, 1, length(logo) - 33) WHERE length(logo) > 33`,
    )
    await widenLogo(runner, 64, 12)
    for (const [name] of [...ADDED].reverse())
      await runner.query(`ALTER TABLE company_proofs DROP COLUMN "${name}"`)
    for (const { name } of tables().reverse()) await runner.dropTable(name)
  }
}
