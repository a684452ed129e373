import type { MigrationInterface, QueryRunner } from 'typeorm'
import { Table, TableIndex } from 'typeorm'
import { column, id, time, varchar } from './column-options'

const OUTBOX_INDEX = 'ix_outbox_state_id'

const subscribers = () =>
  new Table({
    name: 'subscribers',
    columns: [
      id('subscribers'),
      varchar('email', 254),
      varchar('email_key', 254),
      varchar('state', 12),
      varchar('token_hash', 43, true),
      time('asked_at', true),
      time('confirmed_at', true),
      time('left_at', true),
      varchar('left_issue_id', 36, true),
      varchar('source', 12),
      column('bounces', 'integer'),
      time('created_at'),
    ],
    indices: [
      { name: 'ux_subscribers_email_key', columnNames: ['email_key'], isUnique: true },
      { name: 'ux_subscribers_token_hash', columnNames: ['token_hash'], isUnique: true },
      { name: 'ix_subscribers_state_id', columnNames: ['state', 'id'] },
      { name: 'ix_subscribers_state_asked_at', columnNames: ['state', 'asked_at'] },
      { name: 'ix_subscribers_state_created_at', columnNames: ['state', 'created_at', 'id'] },
      { name: 'ix_subscribers_created_at', columnNames: ['created_at', 'id'] },
      { name: 'ix_subscribers_left_issue_id', columnNames: ['left_issue_id'] },
    ],
  })

const issues = () =>
  new Table({
    name: 'newsletter_issues',
    columns: [
      id('newsletter_issues'),
      varchar('subject', 120),
      varchar('preview', 160),
      column('markdown', 'text'),
      varchar('state', 12),
      column('recipients', 'integer'),
      column('sent', 'integer'),
      column('failed', 'integer'),
      column('skipped', 'integer'),
      time('started_at', true),
      time('finished_at', true),
      time('held_until', true),
      varchar('by', 64),
      column('version', 'integer'),
      time('created_at'),
      time('updated_at'),
    ],
    indices: [
      { name: 'ix_newsletter_issues_state', columnNames: ['state', 'started_at'] },
      { name: 'ix_newsletter_issues_created_at', columnNames: ['created_at', 'id'] },
    ],
  })

const PK = { isPrimary: true, primaryKeyConstraintName: 'pk_issue_deliveries' }
const deliveries = () =>
  new Table({
    name: 'issue_deliveries',
    columns: [
      { ...varchar('issue_id', 36), ...PK },
      { ...varchar('subscriber_id', 36), ...PK },
      varchar('state', 8),
      column('tries', 'integer'),
      time('at'),
      varchar('reason', 40, true),
    ],
    indices: [
      { name: 'ix_issue_deliveries_state', columnNames: ['issue_id', 'state', 'at', 'subscriber_id'] },
      { name: 'ix_issue_deliveries_subscriber_id', columnNames: ['subscriber_id'] },
    ],
  })

const HEX = 'lower(hex(randomblob(4)))'
const HEX_SHORT = 'lower(hex(randomblob(2)))'
/** A random id, in the form that all have. */
const RANDOM_ID = {
  sqlite: [HEX, HEX_SHORT, HEX_SHORT, HEX_SHORT, `${HEX} || ${HEX_SHORT}`].join(` || '-' || `),
  postgres: 'gen_random_uuid()::text',
}

/** Who asked for the newsletter before did so without a proof: nobody gets a letter until they confirm. */
const copy = (uuid: string) => `INSERT INTO subscribers (id, email, email_key, state, token_hash, asked_at,
     confirmed_at, left_at, left_issue_id, source, bounces, created_at)
   SELECT ${uuid}, email, email_key, 'pending', NULL, NULL, NULL, NULL, NULL, 'list', 0, created_at
   FROM signups WHERE focus_area = 'newsletter'`

/** Readers that confirm, letters, and each letter's way to each reader. */
export class SendNewsletters20261122290000 implements MigrationInterface {
  readonly name = 'SendNewsletters20261122290000'

  async up(runner: QueryRunner): Promise<void> {
    for (const table of [subscribers(), issues(), deliveries()]) await runner.createTable(table)
    const onSqlite = runner.connection.options.type === 'sqlite'
    // The console lists messages of a state, the latest first.
    await runner.createIndex('outbox', new TableIndex({ name: OUTBOX_INDEX, columnNames: ['state', 'id'] }))
    await runner.query(copy(RANDOM_ID[onSqlite ? 'sqlite' : 'postgres']))
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('outbox', OUTBOX_INDEX)
    for (const name of ['issue_deliveries', 'newsletter_issues', 'subscribers']) await runner.dropTable(name)
  }
}
