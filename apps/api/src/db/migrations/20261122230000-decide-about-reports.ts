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

const made = (
  name: string,
  columns: TableColumnOptions[],
  indices: TableIndexOptions[],
  inMarket = false,
): Table => new Table({ name, columns, indices, foreignKeys: inMarket ? [MARKET(name)] : [] })

const tables = (): Table[] => [
  made(
    'blocks',
    [
      { ...varchar('by_type', 12), ...partOfKey('blocks') },
      { ...ref('by_id'), ...partOfKey('blocks') },
      { ...varchar('target_type', 12), ...partOfKey('blocks') },
      { ...ref('target_id'), ...partOfKey('blocks') },
      ref('market_id'),
      time('at'),
    ],
    [
      index('ix_blocks_target', 'target_type', 'target_id', 'by_type', 'by_id'),
      index('ix_blocks_market_id', 'market_id'),
    ],
    true,
  ),
  made(
    'cases',
    [
      id('cases'),
      varchar('subject_type', 12),
      ref('subject_id'),
      ref('account_id', true),
      ref('company_id', true),
      varchar('name', 200),
      varchar('reason', 16),
      column('snapshot', 'text'),
      varchar('state', 12),
      column('weight', 'integer'),
      column('reports', 'integer'),
      time('opened_at'),
      varchar('assigned_to', 64, true),
      time('decided_at', true),
      column('version', 'integer'),
    ],
    [
      {
        ...unique('ux_cases_open_subject', 'subject_type', 'subject_id'),
        where: `"state" IN ('open', 'looked_at')`,
      },
      index('ix_cases_queue', 'state', 'weight', 'opened_at', 'id'),
      index('ix_cases_subject', 'subject_type', 'subject_id', 'opened_at'),
      index('ix_cases_account_id', 'account_id'),
    ],
  ),
  made(
    'reports',
    [
      id('reports'),
      ref('case_id'),
      ref('reporter_account_id', true),
      varchar('reporter_hash', 43),
      varchar('reason', 16),
      column('text', 'text'),
      time('at'),
    ],
    [
      unique('ux_reports_case_reporter', 'case_id', 'reporter_hash'),
      index('ix_reports_reporter_hash', 'reporter_hash', 'at'),
      index('ix_reports_reporter_account_id', 'reporter_account_id'),
    ],
  ),
  made(
    'decisions',
    [
      id('decisions'),
      ref('case_id', true),
      varchar('subject_type', 12),
      ref('subject_id'),
      varchar('name', 200),
      ref('account_id', true),
      ref('company_id', true),
      varchar('action', 12),
      varchar('ground', 16, true),
      column('statement', 'text'),
      column('scope', 'text'),
      time('until', true),
      varchar('decided_by', 64),
      time('at'),
      time('lifted_at', true),
    ],
    [
      index('ix_decisions_account_id', 'account_id', 'at'),
      index('ix_decisions_company_id', 'company_id', 'at'),
      index('ix_decisions_subject', 'subject_type', 'subject_id', 'at'),
      { ...index('ix_decisions_until', 'until'), where: '"lifted_at" IS NULL' },
    ],
  ),
  made(
    'objections',
    [
      id('objections'),
      ref('decision_id'),
      ref('account_id', true),
      column('text', 'text'),
      varchar('state', 12),
      column('answer', 'text', true),
      varchar('decided_by', 64, true),
      time('at'),
      time('decided_at', true),
    ],
    [unique('ux_objections_decision_id', 'decision_id'), index('ix_objections_state', 'state', 'at', 'id')],
  ),
]

/** What says in a row that a decision restricts it. */
const MARKS: [table: string, name: string, type: string][] = [
  ['accounts', 'state_decision_id', 'varchar(36)'],
  ['accounts', 'suspended_until', 'varchar(24)'],
  ['company_proofs', 'state_decision_id', 'varchar(36)'],
  ['company_proofs', 'suspended_until', 'varchar(24)'],
  ['companies', 'hidden_decision_id', 'varchar(36)'],
  ['postings', 'hidden_decision_id', 'varchar(36)'],
  ['candidates', 'hidden_decision_id', 'varchar(36)'],
  ['messages', 'hidden_decision_id', 'varchar(36)'],
]

const hidden = (name: string): TableIndexOptions => ({
  ...index(`ix_${name}_hidden`, 'market_id', 'id'),
  where: '"hidden_decision_id" IS NOT NULL',
})
const ADDED = (): [string, TableIndexOptions][] => [
  [
    'accounts',
    { ...index('ix_accounts_suspended', 'suspended_until', 'id'), where: '"state_decision_id" IS NOT NULL' },
  ],
  ['accounts', index('ix_accounts_kind_created_at', 'kind', 'created_at', 'id')],
  ['companies', hidden('companies')],
  ['postings', hidden('postings')],
  ['candidates', hidden('candidates')],
  ['audit_entries', index('ix_audit_entries_actor', 'actor', 'at', 'id')],
  ['audit_entries', index('ix_audit_entries_action', 'action', 'at', 'id')],
  ['audit_entries', index('ix_audit_entries_target', 'target', 'at', 'id')],
]

const BLOCKS_INDEX = () =>
  new TableIndex({
    ...index('ix_candidates_blocks', 'market_id', 'id'),
    where: `"blocked_company_ids" <> '[]'`,
  })

const isSqlite = (runner: QueryRunner) => runner.connection.options.type === 'sqlite'

/** Blocks were a list of ids in the person's row; as rows of their own they work in both directions. */
async function moveBlocks(runner: QueryRunner): Promise<void> {
  const each = isSqlite(runner)
    ? 'json_each(c.blocked_company_ids) j'
    : 'json_array_elements_text(c.blocked_company_ids::json) AS j(value)'
  await runner.query(
    `INSERT INTO blocks (market_id, by_type, by_id, target_type, target_id, at)
     SELECT DISTINCT c.market_id, 'person', c.id, 'company', j.value, c.created_at
     FROM candidates c, ${each} WHERE c.blocked_company_ids <> '[]'`,
  )
  await runner.dropIndex('candidates', BLOCKS_INDEX())
  await runner.query('ALTER TABLE candidates DROP COLUMN "blocked_company_ids"')
}

/** SQLite changes no column, and a table made anew would lose its triggers: its text says what may be empty. */
async function mustBeTold(runner: QueryRunner): Promise<void> {
  if (!isSqlite(runner)) {
    await runner.query('ALTER TABLE candidates ALTER COLUMN "blocked_company_ids" SET NOT NULL')
    return
  }
  await runner.query('PRAGMA writable_schema = ON')
  await runner.query(
    `UPDATE sqlite_master SET sql = replace(sql, '"blocked_company_ids" text', '"blocked_company_ids" text NOT NULL')
     WHERE type = 'table' AND name = 'candidates'`,
  )
  await runner.query('PRAGMA writable_schema = RESET')
}

async function moveBlocksBack(runner: QueryRunner): Promise<void> {
  const list = isSqlite(runner) ? 'json_group_array(b.target_id)' : 'json_agg(b.target_id)::text'
  await runner.query('ALTER TABLE candidates ADD COLUMN "blocked_company_ids" text')
  await runner.query(
    `UPDATE candidates SET blocked_company_ids = COALESCE((SELECT ${list} FROM blocks b
     WHERE b.by_type = 'person' AND b.by_id = candidates.id AND b.target_type = 'company'
     HAVING COUNT(*) > 0), '[]')`,
  )
  await mustBeTold(runner)
  await runner.createIndex('candidates', BLOCKS_INDEX())
}

/** Reports, what is decided about them, and blocks in both directions. */
export class DecideAboutReports20261122230000 implements MigrationInterface {
  readonly name = 'DecideAboutReports20261122230000'

  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables()) await runner.createTable(table)
    for (const [table, name, type] of MARKS)
      await runner.query(`ALTER TABLE ${table} ADD COLUMN "${name}" ${type}`)
    for (const [table, options] of ADDED()) await runner.createIndex(table, new TableIndex(options))
    await moveBlocks(runner)
  }

  /** What was decided about somebody cannot be forgotten by going back. */
  async down(runner: QueryRunner): Promise<void> {
    const decided = (await runner.query('SELECT id FROM decisions LIMIT 1')) as unknown[]
    if (decided.length) throw new Error('Decisions were made: what follows from them cannot be undone.')
    await moveBlocksBack(runner)
    for (const [table, options] of ADDED().reverse()) await runner.dropIndex(table, new TableIndex(options))
    for (const [table, name] of [...MARKS].reverse())
      await runner.query(`ALTER TABLE ${table} DROP COLUMN "${name}"`)
    for (const { name } of tables().reverse()) await runner.dropTable(name)
  }
}
