import type { MigrationInterface, QueryRunner } from 'typeorm'
import { TableColumn, TableForeignKey, TableIndex } from 'typeorm'
import { column, id, time, varchar } from './column-options'
import { index, ref, table, unique } from './workspace-tables'

const [HOLDS, TASKS] = ['assessment_holds', 'attempt_tasks']
const FORMS = new TableIndex({
  ...index('ix_attempt_tasks_code_form', 'template_id', 'code_form'),
  where: '"code_form" IS NOT NULL',
})

/** Results that are looked at again, and what answers in code have in common. */
export class HoldResults20261124130100 implements MigrationInterface {
  readonly name = 'HoldResults20261124130100'

  async up(runner: QueryRunner): Promise<void> {
    const made = table(
      HOLDS,
      [
        id(HOLDS),
        ref('account_id'),
        ref('attempt_id'),
        varchar('state', 16),
        column('signs', 'text'),
        time('at'),
        time('until'),
        column('said', 'text', true),
        column('appeal', 'text', true),
        column('reason', 'text', true),
        varchar('decided_by', 64, true),
        time('decided_at', true),
        column('version', 'integer'),
      ],
      [
        unique('ux_assessment_holds_attempt', 'attempt_id'),
        index('ix_assessment_holds_account', 'account_id'),
        index('ix_assessment_holds_state', 'state', 'at', 'id'),
        index('ix_assessment_holds_until', 'state', 'until'),
        {
          ...index('ix_assessment_holds_decided', 'decided_at', 'id'),
          where: '"decided_at" IS NOT NULL',
        },
      ],
      ['account'],
    )
    made.addForeignKey(
      new TableForeignKey({
        name: 'fk_assessment_holds_attempt',
        columnNames: ['attempt_id'],
        referencedTableName: 'assessment_attempts',
        referencedColumnNames: ['id'],
        onDelete: 'CASCADE',
      }),
    )
    await runner.createTable(made)
    await runner.addColumn(TASKS, new TableColumn(varchar('code_form', 43, true)))
    await runner.createIndex(TASKS, FORMS)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex(TASKS, FORMS)
    await runner.dropColumn(TASKS, 'code_form')
    await runner.dropTable(HOLDS)
  }
}
