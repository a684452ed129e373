import type { MigrationInterface, QueryRunner } from 'typeorm'
import { TableColumn } from 'typeorm'
import { column } from './column-options'

const TASKS = 'recheck_tasks'

/** What stands in the answer of an open task of an interview: the company looks on. */
export class LookOn20261124150000 implements MigrationInterface {
  readonly name = 'LookOn20261124150000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn(TASKS, new TableColumn(column('draft', 'text', true)))
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn(TASKS, 'draft')
  }
}
