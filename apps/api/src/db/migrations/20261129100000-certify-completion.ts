import type { MigrationInterface, QueryRunner } from 'typeorm'
import { column, id, time, varchar } from './column-options'
import { index, ref, table, unique } from './workspace-tables'

const certificates = () =>
  table(
    'certificates',
    [
      id('certificates'),
      ref('account_id'),
      varchar('path_id', 64),
      varchar('path_title', 120),
      column('modules', 'text'),
      column('checks', 'integer'),
      time('finished_at'),
      varchar('state', 12),
      varchar('visibility', 8),
      varchar('reason', 20, true),
      varchar('holder_name', 120, true),
      column('document', 'text'),
      varchar('salt', 43),
      column('leaf_index', 'integer', true),
      column('revoked_leaf', 'integer', true),
      column('list_id', 'integer'),
      column('status_index', 'integer'),
      time('issued_at'),
      time('ended_at', true),
      varchar('superseded_by', 36, true),
      column('version', 'integer'),
    ],
    [
      index('ix_certificates_account_id', 'account_id', 'issued_at'),
      index('ix_certificates_issued_at', 'issued_at', 'id'),
      unique('ux_certificates_list_id', 'list_id', 'status_index'),
      {
        ...unique('ux_certificates_account_id_path_id', 'account_id', 'path_id'),
        where: `"state" = 'active'`,
      },
    ],
    ['account'],
  )

/** What is issued for a finished path; one of each path counts. */
export class CertifyCompletion20261129100000 implements MigrationInterface {
  readonly name = 'CertifyCompletion20261129100000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(certificates())
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(certificates())
  }
}
