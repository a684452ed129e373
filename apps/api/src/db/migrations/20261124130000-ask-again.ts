import type { MigrationInterface, QueryRunner } from 'typeorm'
import { Table, TableForeignKey } from 'typeorm'
import { column, id, time, varchar } from './column-options'
import { index, ref, table, unique } from './workspace-tables'

const cascade = (name: string, columnName: string, referencedTableName: string) => ({
  name,
  columnNames: [columnName],
  referencedTableName,
  referencedColumnNames: ['id'],
  onDelete: 'CASCADE',
})

function rechecks(): Table {
  const made = table(
    'rechecks',
    [
      id('rechecks'),
      ref('account_id'),
      ref('interview_id', true),
      ref('attempt_id', true),
      varchar('track', 40),
      varchar('skill', 60),
      varchar('state', 16),
      column('right', 'integer', true),
      column('of', 'integer'),
      column('around', 'integer'),
      varchar('bank_version', 20),
      column('time_percent', 'integer'),
      column('minutes', 'integer'),
      time('asked_at'),
      time('accepted_at', true),
      time('started_at', true),
      time('ends_at', true),
      time('ended_at', true),
      column('version', 'integer'),
    ],
    [
      {
        ...unique('ux_rechecks_interview', 'interview_id', 'skill'),
        where: '"interview_id" IS NOT NULL',
      },
      { ...unique('ux_rechecks_attempt', 'attempt_id'), where: '"attempt_id" IS NOT NULL' },
      index('ix_rechecks_account', 'account_id', 'track', 'asked_at'),
      index('ix_rechecks_due', 'state', 'ends_at'),
    ],
    ['account'],
  )
  made.addForeignKey(new TableForeignKey(cascade('fk_rechecks_attempt', 'attempt_id', 'assessment_attempts')))
  return made
}

const tasks = (): Table =>
  new Table({
    name: 'recheck_tasks',
    columns: [
      id('recheck_tasks'),
      ref('recheck_id'),
      column('seq', 'integer'),
      varchar('template_id', 120),
      column('revision', 'integer'),
      varchar('topic', 40),
      time('shown_at'),
      time('due_at'),
      time('answered_at', true),
      column('answer', 'text', true),
      column('is_late', 'boolean'),
      column('is_correct', 'boolean'),
    ],
    indices: [
      unique('ux_recheck_tasks_recheck_id_seq', 'recheck_id', 'seq'),
      index('ix_recheck_tasks_shown_at', 'shown_at'),
    ],
    foreignKeys: [cascade('fk_recheck_tasks_recheck', 'recheck_id', 'rechecks')],
  })

/** Five tasks that look at a skill again. */
export class AskAgain20261124130000 implements MigrationInterface {
  readonly name = 'AskAgain20261124130000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(rechecks())
    await runner.createTable(tasks())
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('recheck_tasks')
    await runner.dropTable('rechecks')
  }
}
