import type { MigrationInterface, QueryRunner } from 'typeorm'
import { Table, TableIndex } from 'typeorm'
import type { TableColumnOptions, TableIndexOptions } from 'typeorm'
import { column, id, time, varchar } from './column-options'
import { index, partOfKey, ref, unique } from './workspace-tables'

const MARKET = (name: string) => ({
  name: `fk_${name}_market`,
  columnNames: ['market_id'],
  referencedTableName: 'markets',
  referencedColumnNames: ['id'],
  onDelete: 'CASCADE',
})

const made = (name: string, columns: TableColumnOptions[], indices: TableIndexOptions[]): Table =>
  new Table({ name, columns, indices, foreignKeys: [MARKET(name)] })

const tables = (): Table[] => [
  made(
    'profile_views',
    [
      { ...ref('candidate_id'), ...partOfKey('profile_views') },
      { ...ref('company_id'), ...partOfKey('profile_views') },
      { ...ref('posting_id'), ...partOfKey('profile_views') },
      { ...varchar('day', 10), ...partOfKey('profile_views') },
      ref('market_id'),
      column('count', 'integer'),
      time('first_at'),
      time('last_at'),
      ref('member_id'),
    ],
    [
      index('ix_profile_views_company_id', 'company_id', 'day'),
      index('ix_profile_views_day', 'day'),
      index('ix_profile_views_market_id', 'market_id'),
    ],
  ),
  made(
    'first_contacts',
    [
      id('first_contacts'),
      ref('market_id'),
      ref('company_id'),
      ref('candidate_id'),
      ref('posting_id', true),
      ref('member_id'),
      column('text', 'text'),
      varchar('state', 12),
      time('at'),
      time('expires_at'),
      time('answered_at', true),
      ref('conversation_id', true),
      column('version', 'integer'),
    ],
    [
      { ...unique('ux_first_contacts_open', 'company_id', 'candidate_id'), where: `"state" = 'sent'` },
      index('ix_first_contacts_candidate_id', 'candidate_id', 'state', 'at'),
      index('ix_first_contacts_company_id', 'company_id', 'at', 'id'),
      index('ix_first_contacts_expires_at', 'state', 'expires_at'),
      index('ix_first_contacts_market_id', 'market_id'),
    ],
  ),
  made(
    'share_links',
    [
      { ...varchar('code', 10), ...partOfKey('share_links') },
      ref('market_id'),
      ref('posting_id'),
      ref('account_id'),
      ref('candidate_id', true),
      time('created_at'),
      column('visits', 'integer'),
    ],
    [
      unique('ux_share_links_posting_account', 'posting_id', 'account_id'),
      index('ix_share_links_account_id', 'account_id'),
      index('ix_share_links_market_id', 'market_id'),
    ],
  ),
]

const ADDED: [table: string, name: string, type: string][] = [
  ['applications', 'referrer_candidate_id', 'varchar(36)'],
  ['applications', 'closed_out_at', 'varchar(24)'],
  ['postings', 'close_out_at', 'varchar(24)'],
  ['postings', 'close_out_notice_at', 'varchar(24)'],
  ['company_proofs', 'untold_after', 'varchar(36)'],
  ['candidates', 'directory_asked_at', 'varchar(24)'],
]

const INDICES = (): [string, TableIndexOptions][] => [
  ['postings', { ...index('ix_postings_close_out_at', 'close_out_at'), where: '"close_out_at" IS NOT NULL' }],
  [
    'postings',
    {
      ...index('ix_postings_close_out_notice_at', 'close_out_notice_at'),
      where: '"close_out_notice_at" IS NOT NULL',
    },
  ],
  [
    'company_proofs',
    { ...index('ix_company_proofs_untold', 'company_id'), where: '"untold_after" IS NOT NULL' },
  ],
  [
    'applications',
    {
      ...index('ix_applications_referrer', 'referrer_candidate_id', 'posting_id'),
      where: '"referrer_candidate_id" IS NOT NULL',
    },
  ],
]

const WEEK_MS = 7 * 24 * 60 * 60_000
const NOTICE_MS = 5 * 24 * 60 * 60_000

/** Who still waits for a posting that was filled before this has the same week from now on. */
async function beginWeeks(runner: QueryRunner): Promise<void> {
  const ahead = (ms: number) => new Date(Date.now() + ms).toISOString()
  await runner.query(
    `UPDATE postings SET close_out_at = '${ahead(WEEK_MS)}', close_out_notice_at = '${ahead(NOTICE_MS)}'
     WHERE status = 'Closed' AND close_reason = 'filled'
       AND market_id = '00000000-0000-7000-8000-000000000000'
       AND EXISTS (SELECT 1 FROM applications a WHERE a.market_id = postings.market_id
         AND a.posting_id = postings.id
         AND a.stage IN ('applied', 'under_review', 'interview_scheduled', 'offer_received'))`,
  )
}

/** Who looked at whom, requests to talk, links that are shared, and ends of what nobody decides. */
export class TrustStrangers20261122310000 implements MigrationInterface {
  readonly name = 'TrustStrangers20261122310000'

  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables()) await runner.createTable(table)
    for (const [table, name, type] of ADDED)
      await runner.query(`ALTER TABLE ${table} ADD COLUMN "${name}" ${type}`)
    for (const [table, options] of INDICES()) await runner.createIndex(table, new TableIndex(options))
    await beginWeeks(runner)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, options] of INDICES().reverse()) await runner.dropIndex(table, new TableIndex(options))
    for (const [table, name] of [...ADDED].reverse())
      await runner.query(`ALTER TABLE ${table} DROP COLUMN "${name}"`)
    for (const { name } of tables().reverse()) await runner.dropTable(name)
  }
}
