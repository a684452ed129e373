import type { MigrationInterface, QueryRunner } from 'typeorm'
import { column, id, time, varchar } from './column-options'
import { index, ref, table, unique } from './workspace-tables'

const credentials = () =>
  table(
    'credentials',
    [
      id('credentials'),
      ref('account_id'),
      ref('attempt_id'),
      varchar('track', 40),
      varchar('skill', 60),
      column('awarded', 'integer'),
      column('score', 'integer'),
      column('interval_low', 'integer'),
      column('interval_high', 'integer'),
      column('likelihoods', 'text'),
      column('above', 'text'),
      varchar('state', 12),
      varchar('visibility', 8),
      varchar('reason', 20, true),
      column('document', 'text'),
      varchar('salt', 43),
      column('leaf_index', 'integer', true),
      column('list_id', 'integer'),
      column('status_index', 'integer'),
      time('proved_at'),
      time('issued_at'),
      time('expires_at'),
      time('ended_at', true),
      varchar('superseded_by', 36, true),
      column('version', 'integer'),
    ],
    [
      index('ix_credentials_account_id', 'account_id', 'state'),
      unique('ux_credentials_list_id', 'list_id', 'status_index'),
      index('ix_credentials_state', 'state', 'expires_at'),
      { ...unique('ux_credentials_attempt_id', 'attempt_id'), where: `"state" = 'active'` },
    ],
    ['account'],
  )

/** What was issued for results; entries of the log and bits of lists know nobody. */
export class IssueCredentials20261124163000 implements MigrationInterface {
  readonly name = 'IssueCredentials20261124163000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(credentials())
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(credentials())
  }
}
