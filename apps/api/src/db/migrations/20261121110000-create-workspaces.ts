import type { MigrationInterface, QueryRunner } from 'typeorm'
import { column, id, time, varchar } from './column-options'
import { index, partOfKey, ref, table, unique } from './workspace-tables'

const tables = () => [
  table(
    'workspaces',
    [
      id('workspaces'),
      ref('account_id'),
      ref('candidate_id'),
      ref('company_id'),
      ref('member_id'),
      time('seeded_at'),
      column('changes', 'integer'),
    ],
    [unique('ux_workspaces_account_id', 'account_id')],
    ['account'],
  ),
  table(
    'seats',
    [
      { ...ref('account_id'), ...partOfKey('seats') },
      ref('workspace_id'),
      ref('member_id'),
      time('joined_at'),
    ],
    [unique('ux_seats_member_id', 'member_id'), index('ix_seats_workspace_id', 'workspace_id')],
    ['account', 'workspace'],
  ),
  table(
    'companies',
    [
      id('companies'),
      ref('workspace_id'),
      varchar('name', 120),
      column('description', 'text'),
      varchar('industry', 20),
      varchar('size', 12),
      varchar('location', 200),
      varchar('logo', 12),
      varchar('time_zone', 60),
      column('preferences', 'text'),
      column('median_first_response_days', 'integer', true),
      column('first_response_count', 'integer'),
      column('version', 'integer'),
    ],
    [index('ix_companies_workspace_id', 'workspace_id')],
    ['workspace'],
  ),
  table(
    'team_members',
    [
      id('team_members'),
      ref('workspace_id'),
      ref('company_id'),
      varchar('name', 120),
      varchar('email', 254),
      varchar('title', 120),
      varchar('role', 20),
      varchar('status', 12),
      time('invited_at', true),
      time('invite_expires_at', true),
      time('joined_at', true),
      column('version', 'integer'),
      varchar('invite_token_hash', 64, true),
      time('removed_at', true),
    ],
    [
      index('ix_team_members_company_id', 'workspace_id', 'company_id'),
      unique('ux_team_members_invite_token_hash', 'invite_token_hash'),
    ],
    ['workspace'],
  ),
  table(
    'talent_pools',
    [
      id('talent_pools'),
      ref('workspace_id'),
      ref('company_id'),
      varchar('name', 120),
      column('version', 'integer'),
    ],
    [index('ix_talent_pools_company_id', 'workspace_id', 'company_id')],
    ['workspace'],
  ),
  table(
    'talent_pool_entries',
    [
      { ...ref('pool_id'), ...partOfKey('talent_pool_entries') },
      { ...ref('candidate_id'), ...partOfKey('talent_pool_entries') },
      ref('workspace_id'),
      varchar('status', 16),
      ref('added_by'),
      column('note', 'text'),
      time('added_at'),
    ],
    [index('ix_talent_pool_entries_candidate_id', 'workspace_id', 'candidate_id')],
    ['workspace'],
  ),
  table(
    'postings',
    [
      id('postings'),
      ref('workspace_id'),
      ref('company_id'),
      varchar('title', 120),
      varchar('department', 120),
      varchar('technology', 40),
      varchar('mode', 12),
      varchar('location', 120),
      varchar('metro', 120, true),
      column('regions', 'text'),
      varchar('type', 16),
      column('salary_min', 'integer', true),
      column('salary_max', 'integer', true),
      varchar('currency', 3, true),
      varchar('period', 8, true),
      column('description', 'text'),
      varchar('urgency', 16),
      column('openings', 'integer'),
      column('existing_vacancy', 'boolean', true),
      column('min_years', 'integer'),
      column('skills', 'text'),
      varchar('status', 8),
      varchar('close_reason', 20, true),
      time('first_activated_at', true),
      time('posted_at', true),
      time('closes_at', true),
      time('closed_at', true),
      column('times_posted', 'integer'),
      column('blind_review', 'boolean'),
      column('search_text', 'text'),
      time('created_at'),
      column('version', 'integer'),
    ],
    [
      index('ix_postings_status_posted_at_id', 'workspace_id', 'status', 'posted_at', 'id'),
      index('ix_postings_status_technology_posted_at', 'workspace_id', 'status', 'technology', 'posted_at'),
      index('ix_postings_status_location_posted_at', 'workspace_id', 'status', 'location', 'posted_at'),
      index('ix_postings_company_id_status', 'workspace_id', 'company_id', 'status'),
      index('ix_postings_status_closes_at', 'status', 'closes_at'),
    ],
    ['workspace'],
  ),
  table(
    'posting_members',
    [
      { ...ref('posting_id'), ...partOfKey('posting_members') },
      { ...ref('member_id'), ...partOfKey('posting_members') },
      ref('workspace_id'),
      varchar('duty', 16),
    ],
    [index('ix_posting_members_member_id', 'workspace_id', 'member_id')],
    ['workspace'],
  ),
  table(
    'job_views',
    [
      { ...ref('posting_id'), ...partOfKey('job_views') },
      { ...varchar('day', 10), ...partOfKey('job_views') },
      { ...varchar('viewer', 64), ...partOfKey('job_views') },
      ref('workspace_id'),
      column('people', 'integer'),
    ],
    [index('ix_job_views_day', 'workspace_id', 'day')],
    ['workspace'],
  ),
  table(
    'saved_jobs',
    [
      { ...ref('candidate_id'), ...partOfKey('saved_jobs') },
      { ...ref('posting_id'), ...partOfKey('saved_jobs') },
      ref('workspace_id'),
      time('saved_at'),
    ],
    [index('ix_saved_jobs_workspace_id', 'workspace_id')],
    ['workspace'],
  ),
  table(
    'saved_searches',
    [
      id('saved_searches'),
      ref('workspace_id'),
      ref('candidate_id'),
      varchar('name', 120),
      column('query', 'text'),
      varchar('alert', 8),
      time('last_run_at', true),
      time('created_at'),
    ],
    [index('ix_saved_searches_candidate_id', 'workspace_id', 'candidate_id')],
    ['workspace'],
  ),
]

/** Workspaces, companies and their postings. */
export class CreateWorkspaces20261121110000 implements MigrationInterface {
  readonly name = 'CreateWorkspaces20261121110000'

  async up(runner: QueryRunner): Promise<void> {
    for (const made of tables()) await runner.createTable(made)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { name } of tables().reverse()) await runner.dropTable(name)
  }
}
