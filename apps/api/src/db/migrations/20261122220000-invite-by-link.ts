import type { MigrationInterface, QueryRunner } from 'typeorm'
import { Table } from 'typeorm'
import { column, id, time, varchar } from './column-options'

const ADMISSIONS = 'admissions'
const BEFORE = 'admissions_before'

const admissions = () =>
  new Table({
    name: ADMISSIONS,
    columns: [
      id(ADMISSIONS),
      varchar('email', 254),
      varchar('email_key', 254),
      varchar('via', 12),
      varchar('state', 12),
      varchar('token_hash', 43, true),
      varchar('invited_by', 64),
      varchar('batch_id', 36, true),
      time('created_at'),
      time('sent_at', true),
      time('expires_at'),
      time('used_at', true),
      column('sends', 'integer'),
      column('version', 'integer'),
    ],
    indices: [
      { name: 'ux_admissions_token_hash', columnNames: ['token_hash'], isUnique: true },
      {
        name: 'ux_admissions_open',
        columnNames: ['email_key'],
        isUnique: true,
        where: `"state" IN ('sent', 'accepted')`,
      },
      { name: 'ix_admissions_email_key', columnNames: ['email_key', 'created_at'] },
      { name: 'ix_admissions_state', columnNames: ['state', 'expires_at'] },
      { name: 'ix_admissions_batch_id', columnNames: ['batch_id', 'state'] },
      { name: 'ix_admissions_created_at', columnNames: ['created_at', 'id'] },
      { name: 'ix_admissions_sent_at', columnNames: ['sent_at'] },
    ],
  })

const batches = () =>
  new Table({
    name: 'invitation_batches',
    columns: [
      id('invitation_batches'),
      varchar('admin', 64),
      varchar('key', 36),
      column('filter', 'text', true),
      column('asked', 'integer'),
      column('before', 'integer'),
      column('unverified', 'integer'),
      column('sent', 'integer'),
      column('failed', 'integer'),
      time('created_at'),
      time('finished_at', true),
    ],
    indices: [
      { name: 'ux_invitation_batches_key', columnNames: ['admin', 'key'], isUnique: true },
      { name: 'ix_invitation_batches_created_at', columnNames: ['created_at', 'id'] },
    ],
  })

const drafts = () =>
  new Table({
    name: 'onboarding_drafts',
    columns: [
      { ...varchar('account_id', 36), isPrimary: true, primaryKeyConstraintName: 'pk_onboarding_drafts' },
      column('draft', 'text'),
      time('updated_at'),
    ],
    foreignKeys: [
      {
        name: 'fk_onboarding_drafts_account',
        columnNames: ['account_id'],
        referencedTableName: 'accounts',
        referencedColumnNames: ['id'],
        onDelete: 'CASCADE',
      },
    ],
  })

const HEX = 'lower(hex(randomblob(4)))'
const HEX_SHORT = 'lower(hex(randomblob(2)))'
/** A random id, in the form that all have. */
const RANDOM_ID = {
  sqlite: [HEX, HEX_SHORT, HEX_SHORT, HEX_SHORT, `${HEX} || ${HEX_SHORT}`].join(` || '-' || `),
  postgres: 'gen_random_uuid()::text',
}

/** Their mails led to the sign-in, and whoever proves the address there is let in: they stay so. */
const keep = (uuid: string) => `INSERT INTO ${ADMISSIONS} (id, email, email_key, via, state, token_hash,
     invited_by, batch_id, created_at, sent_at, expires_at, used_at, sends, version)
   SELECT ${uuid}, coalesce(s.email, b.email_key), b.email_key, 'list', 'accepted', NULL,
     b.admitted_by, NULL, b.admitted_at, b.sent_at, b.admitted_at, b.sent_at, 1, 1
   FROM ${BEFORE} b LEFT JOIN signups s ON s.email_key = b.email_key`

const STANDING = [
  `UPDATE signups SET standing = 'invited' WHERE email_key IN (SELECT email_key FROM ${ADMISSIONS})`,
  `UPDATE signups SET standing = 'joined'
     WHERE email_key IN (SELECT email_key FROM accounts WHERE admitted_at IS NOT NULL)`,
  'CREATE INDEX "ix_signups_standing_arrival" ON "signups" ("standing", "arrival")',
  'CREATE INDEX "ix_signups_standing_focus_area" ON "signups" ("standing", "focus_area", "arrival")',
]

/** Invitations get states, links and batches; requests say where they stand; what one begins is kept by the account. */
export class InviteByLink20261122220000 implements MigrationInterface {
  readonly name = 'InviteByLink20261122220000'

  async up(runner: QueryRunner): Promise<void> {
    const onSqlite = runner.connection.options.type === 'sqlite'
    await runner.query(`ALTER TABLE ${ADMISSIONS} RENAME TO ${BEFORE}`)
    if (!onSqlite)
      await runner.query(`ALTER TABLE ${BEFORE} RENAME CONSTRAINT pk_admissions TO pk_admissions_before`)
    await runner.createTable(admissions())
    await runner.query(keep(RANDOM_ID[onSqlite ? 'sqlite' : 'postgres']))
    await runner.dropTable(BEFORE)
    await runner.createTable(batches())
    await runner.createTable(drafts())
    await runner.query('ALTER TABLE signups ADD COLUMN "standing" varchar(12)')
    for (const statement of STANDING) await runner.query(statement)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const index of ['ix_signups_standing_focus_area', 'ix_signups_standing_arrival'])
      await runner.query(`DROP INDEX "${index}"`)
    await runner.query('ALTER TABLE signups DROP COLUMN "standing"')
    await runner.dropTable('onboarding_drafts')
    await runner.dropTable('invitation_batches')
    await runner.query(
      `CREATE TABLE ${BEFORE} AS SELECT email_key, min(created_at) AS admitted_at, min(invited_by) AS admitted_by,
         min(sent_at) AS sent_at FROM ${ADMISSIONS} WHERE state IN ('sent', 'accepted') GROUP BY email_key`,
    )
    await runner.dropTable(ADMISSIONS)
    await runner.createTable(
      new Table({
        name: ADMISSIONS,
        columns: [
          { ...varchar('email_key', 254), isPrimary: true, primaryKeyConstraintName: 'pk_admissions' },
          time('admitted_at'),
          varchar('admitted_by', 64),
          time('sent_at', true),
        ],
      }),
    )
    await runner.query(
      `INSERT INTO ${ADMISSIONS} SELECT email_key, admitted_at, admitted_by, sent_at FROM ${BEFORE}`,
    )
    await runner.query(`DROP TABLE ${BEFORE}`)
  }
}
