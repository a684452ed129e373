import type { MigrationInterface, QueryRunner } from 'typeorm'
import { Table } from 'typeorm'
import { column, time, varchar } from './column-options'
import { index, partOfKey } from './workspace-tables'

const tables = (): Table[] => [
  new Table({
    name: 'template_states',
    columns: [
      { ...varchar('template_id', 120), ...partOfKey('template_states') },
      varchar('state', 12),
      column('reason', 'text'),
      varchar('by', 64),
      time('at'),
    ],
  }),
  new Table({
    name: 'task_voids',
    columns: [
      { ...varchar('template_id', 120), ...partOfKey('task_voids') },
      { ...column('revision', 'integer'), ...partOfKey('task_voids') },
      time('at'),
      time('settled_at', true),
    ],
    indices: [{ ...index('ix_task_voids_open', 'at'), where: '"settled_at" IS NULL' }],
  }),
]

/** Which templates of tasks are not given out, and which count for nobody. */
export class RestFaultyTasks20261124121000 implements MigrationInterface {
  readonly name = 'RestFaultyTasks20261124121000'

  async up(runner: QueryRunner): Promise<void> {
    for (const made of tables()) await runner.createTable(made)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { name } of tables().reverse()) await runner.dropTable(name)
  }
}
