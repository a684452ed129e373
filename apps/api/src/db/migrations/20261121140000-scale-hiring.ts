import type { MigrationInterface, QueryRunner } from 'typeorm'
import { TableColumn, TableIndex } from 'typeorm'
import { column, time, varchar } from './column-options'
import { index, partOfKey, ref, table } from './workspace-tables'

const FILTERS = ['technology', 'location', 'type']
const matches = () => [
  table(
    'job_matches',
    [
      { ...ref('candidate_id'), ...partOfKey('job_matches') },
      { ...ref('posting_id'), ...partOfKey('job_matches') },
      ref('workspace_id'),
      column('match_rank', 'integer'),
      time('posted_at'),
      column('salary_max', 'integer'),
      varchar('technology', 40),
      varchar('location', 120),
      varchar('type', 16),
    ],
    [
      index(
        'ix_job_matches_match_rank',
        ...['candidate_id', 'match_rank', 'posted_at', 'posting_id', ...FILTERS],
      ),
      index(
        'ix_job_matches_posted_at',
        ...['candidate_id', 'posted_at', 'posting_id', 'match_rank', ...FILTERS],
      ),
      index(
        'ix_job_matches_salary_max',
        ...['candidate_id', 'salary_max', 'posted_at', 'posting_id', 'match_rank', ...FILTERS],
      ),
      index('ix_job_matches_workspace_id', 'workspace_id'),
    ],
    ['workspace'],
  ),
  table(
    'job_match_states',
    [
      { ...ref('candidate_id'), ...partOfKey('job_match_states') },
      ref('workspace_id'),
      varchar('facts_sha256', 64),
    ],
    [index('ix_job_match_states_workspace_id', 'workspace_id')],
    ['workspace'],
  ),
]

const of = (tableName: string, ...columns: string[]): [string, TableIndex] => [
  tableName,
  new TableIndex(index(`ix_${tableName}_${columns[0]}`, 'workspace_id', ...columns.slice(1))),
]

/** The first name is of the index, the rest are its columns after the workspace. */
const ADDED = () => [
  of(
    'candidates',
    'directory',
    ...['include_in_talent_directory', 'visible_to_recruiters', 'verified_skills', 'created_at'],
    ...['technology', 'metro', 'experience_months', 'id'],
  ),
  of(
    'applications',
    'figures',
    ...['company_id', 'applied_at', 'stage', 'source', 'hired_at', 'offer_sent_at'],
    ...['first_interview_at', 'screen_passed_at', 'response_days', 'id'],
  ),
  of(
    'applications',
    'match',
    ...['company_id', 'match_requirements', 'match_score', 'applied_at', 'stage', 'id'],
  ),
  of('applications', 'hires', 'company_id', 'hired_at'),
]
const ADDED_PLAIN: [string, TableIndex][] = [
  [
    'candidate_skills',
    new TableIndex(index('ix_candidate_skills_candidate_id_state', 'candidate_id', 'state')),
  ],
]
const DROPPED = () => [
  of(
    'candidates',
    'include_visible_technology',
    'include_in_talent_directory',
    'visible_to_recruiters',
    'technology',
  ),
  of('candidates', 'experience_months', 'experience_months'),
  of('applications', 'company_id_applied_at', 'company_id', 'applied_at'),
]

/** Whole days from applying to the first answer, half a day up: times are text, and each database reads them its own way. */
const days = (isSqlite: boolean): string =>
  isSqlite
    ? `(CAST(round((julianday(first_response_at) - julianday(applied_at)) * 86400000) AS integer) + 43200000) / 86400000`
    : `floor(extract(epoch FROM first_response_at::timestamptz - applied_at::timestamptz) / 86400 + 0.5)`

/** Lists, searches and figures that stay fast with 100,000 jobs and 1,000,000 applications. */
export class ScaleHiring20261121140000 implements MigrationInterface {
  readonly name = 'ScaleHiring20261121140000'

  async up(runner: QueryRunner): Promise<void> {
    const isSqlite = runner.connection.options.type === 'sqlite'
    for (const made of matches()) await runner.createTable(made)
    await runner.addColumn('applications', new TableColumn(column('response_days', 'integer', true)))
    await runner.query(
      `UPDATE applications SET response_days = ${days(isSqlite)} WHERE first_response_at IS NOT NULL`,
    )
    const verified = new TableColumn(column('verified_skills', 'integer', true))
    await runner.addColumn('candidates', verified)
    await runner.query(
      `UPDATE candidates SET verified_skills = (SELECT COUNT(*) FROM candidate_skills s
         WHERE s.candidate_id = candidates.id AND s.state = 'Verified')`,
    )
    const counted = new TableColumn(column('verified_skills', 'integer'))
    await runner.changeColumn('candidates', 'verified_skills', counted)
    for (const [name, old] of DROPPED()) await runner.dropIndex(name, old)
    for (const [name, made] of [...ADDED(), ...ADDED_PLAIN]) await runner.createIndex(name, made)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [name, made] of [...ADDED_PLAIN, ...ADDED()]) await runner.dropIndex(name, made)
    for (const [name, old] of DROPPED()) await runner.createIndex(name, old)
    await runner.dropColumn('candidates', 'verified_skills')
    await runner.dropColumn('applications', 'response_days')
    for (const { name } of matches().reverse()) await runner.dropTable(name)
  }
}
