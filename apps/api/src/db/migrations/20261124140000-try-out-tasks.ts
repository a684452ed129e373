import type { MigrationInterface, QueryRunner } from 'typeorm'
import { TableColumn } from 'typeorm'
import { column } from './column-options'

const TASKS = 'attempt_tasks'

/** Tasks that are tried out and count for nothing; none was before. */
export class TryOutTasks20261124140000 implements MigrationInterface {
  readonly name = 'TryOutTasks20261124140000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn(TASKS, new TableColumn(column('is_pilot', 'boolean', true)))
    await runner.query(`UPDATE ${TASKS} SET is_pilot = FALSE`)
    await runner.changeColumn(TASKS, 'is_pilot', new TableColumn(column('is_pilot', 'boolean')))
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn(TASKS, 'is_pilot')
  }
}
