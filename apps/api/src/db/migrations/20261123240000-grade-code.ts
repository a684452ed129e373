import type { MigrationInterface, QueryRunner } from 'typeorm'
import { TableColumn, TableIndex } from 'typeorm'
import { column, varchar } from './column-options'
import { index } from './workspace-tables'

const TASKS = 'attempt_tasks'
const WAITING = 'ix_attempt_tasks_grading'

/** Answers that are code: which are still run, and how often their authors tried them. */
export class GradeCode20261123240000 implements MigrationInterface {
  readonly name = 'GradeCode20261123240000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn(TASKS, new TableColumn(varchar('grading', 8, true)))
    await runner.addColumn(TASKS, new TableColumn(column('runs', 'integer', true)))
    await runner.query(`UPDATE ${TASKS} SET runs = 0`)
    await runner.changeColumn(TASKS, 'runs', new TableColumn(column('runs', 'integer')))
    await runner.createIndex(
      TASKS,
      new TableIndex({ ...index(WAITING, 'grading', 'answered_at'), where: '"grading" IS NOT NULL' }),
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex(TASKS, WAITING)
    await runner.dropColumn(TASKS, 'runs')
    await runner.dropColumn(TASKS, 'grading')
  }
}
