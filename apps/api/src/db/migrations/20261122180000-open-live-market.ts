import type { MigrationInterface, QueryRunner } from 'typeorm'
import { Table } from 'typeorm'
import { column, time, varchar } from './column-options'

const LIVE = '00000000-0000-7000-8000-000000000000'
const OF_ACCOUNT = ['candidates', 'team_members'] as const

const proofs = () =>
  new Table({
    name: 'company_proofs',
    columns: [
      { ...varchar('company_id', 36), isPrimary: true, primaryKeyConstraintName: 'pk_company_proofs' },
      varchar('market_id', 36),
      varchar('state', 12),
      time('state_at'),
      varchar('domain', 253),
      varchar('domain_key', 253),
      varchar('country', 2),
      varchar('created_by', 36, true),
      time('created_at'),
      varchar('proven_by', 254, true),
      varchar('sent_to', 254, true),
      column('reason', 'text', true),
      column('refusals', 'integer'),
      column('version', 'integer'),
    ],
    indices: [
      {
        name: 'ux_company_proofs_domain_key',
        columnNames: ['domain_key'],
        isUnique: true,
        where: `"state" IN ('verified', 'suspended')`,
      },
      { name: 'ix_company_proofs_state', columnNames: ['state', 'state_at', 'company_id'] },
    ],
    foreignKeys: [
      {
        name: 'fk_company_proofs_market',
        columnNames: ['market_id'],
        referencedTableName: 'markets',
        referencedColumnNames: ['id'],
        onDelete: 'CASCADE',
      },
    ],
  })

const isSqlite = (runner: QueryRunner) => runner.connection.options.type === 'sqlite'

/** SQLite changes no column: the text of the table says whether it may be empty, and its rows stay as they are. */
async function mayBeEmpty(runner: QueryRunner, empty: boolean): Promise<void> {
  if (!isSqlite(runner)) {
    await runner.query(`ALTER TABLE markets ALTER COLUMN account_id ${empty ? 'DROP' : 'SET'} NOT NULL`)
    return
  }
  const [from, to] = [`"account_id" varchar(36) NOT NULL`, `"account_id" varchar(36)`]
  await runner.query('PRAGMA writable_schema = ON')
  await runner.query(
    `UPDATE sqlite_master SET sql = replace(sql, '${empty ? from : to}', '${empty ? to : from}')
     WHERE type = 'table' AND name = 'markets'`,
  )
  await runner.query('PRAGMA writable_schema = RESET')
}

/**
 * The one market in which strangers meet. It belongs to no account: people and seats there say whose they are. Who
 * signed in before is admitted, and keeps the market of before as a demo.
 */
export class OpenLiveMarket20261122180000 implements MigrationInterface {
  readonly name = 'OpenLiveMarket20261122180000'

  async up(runner: QueryRunner): Promise<void> {
    await mayBeEmpty(runner, true)
    for (const table of OF_ACCOUNT)
      await runner.query(`ALTER TABLE ${table} ADD COLUMN "account_id" varchar(36)`)
    await runner.query(`ALTER TABLE accounts ADD COLUMN "admitted_at" varchar(24)`)
    await runner.query(`UPDATE accounts SET admitted_at = created_at WHERE kind = 'registered'`)
    await runner.query('CREATE UNIQUE INDEX "ux_candidates_account_id" ON "candidates" ("account_id")')
    await runner.query(
      `CREATE UNIQUE INDEX "ux_team_members_account_id" ON "team_members" ("company_id", "account_id")
       WHERE "removed_at" IS NULL AND "account_id" IS NOT NULL`,
    )
    await runner.query('CREATE INDEX "ix_team_members_account_id" ON "team_members" ("account_id")')
    await runner.createTable(proofs())
    await runner.query(
      `INSERT INTO markets (id, account_id, candidate_id, company_id, member_id, seeded_at, changes)
       VALUES ('${LIVE}', NULL, '', '', '', '2026-11-22T00:00:00.000Z', 0)`,
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of OF_ACCOUNT) {
      const rows = (await runner.query(
        `SELECT id FROM ${table} WHERE account_id IS NOT NULL LIMIT 1`,
      )) as unknown[]
      if (rows.length) throw new Error('The live market is in use: what happened in it cannot be undone.')
    }
    await runner.query(`DELETE FROM markets WHERE id = '${LIVE}'`)
    await runner.dropTable('company_proofs')
    for (const index of [
      'ix_team_members_account_id',
      'ux_team_members_account_id',
      'ux_candidates_account_id',
    ])
      await runner.query(`DROP INDEX "${index}"`)
    await runner.query(`ALTER TABLE accounts DROP COLUMN "admitted_at"`)
    for (const table of OF_ACCOUNT) await runner.query(`ALTER TABLE ${table} DROP COLUMN "account_id"`)
    await mayBeEmpty(runner, false)
  }
}
