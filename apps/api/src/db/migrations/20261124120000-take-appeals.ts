import type { MigrationInterface, QueryRunner } from 'typeorm'
import { TableForeignKey } from 'typeorm'
import { column, id, time, varchar } from './column-options'
import { index, ref, table, unique } from './workspace-tables'

const APPEALS = 'appeals'

/** What people say of tasks of their assessments, and how that was decided. */
export class TakeAppeals20261124120000 implements MigrationInterface {
  readonly name = 'TakeAppeals20261124120000'

  async up(runner: QueryRunner): Promise<void> {
    const made = table(
      APPEALS,
      [
        id(APPEALS),
        ref('account_id'),
        ref('attempt_id'),
        column('seq', 'integer'),
        column('text', 'text'),
        varchar('state', 12),
        column('reason', 'text', true),
        varchar('decided_by', 64, true),
        column('raised_to', 'integer', true),
        time('at'),
        time('decided_at', true),
      ],
      [
        { ...unique('ux_appeals_open', 'attempt_id', 'seq'), where: `"state" = 'open'` },
        index('ix_appeals_state', 'state', 'at', 'id'),
        { ...index('ix_appeals_decided', 'decided_at', 'id'), where: '"decided_at" IS NOT NULL' },
        index('ix_appeals_account', 'account_id', 'at'),
        index('ix_appeals_attempt', 'attempt_id'),
      ],
      ['account'],
    )
    made.addForeignKey(
      new TableForeignKey({
        name: 'fk_appeals_attempt',
        columnNames: ['attempt_id'],
        referencedTableName: 'assessment_attempts',
        referencedColumnNames: ['id'],
        onDelete: 'CASCADE',
      }),
    )
    await runner.createTable(made)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(APPEALS)
  }
}
