import type { MigrationInterface, QueryRunner } from 'typeorm'
import { Table } from 'typeorm'
import { column, id, time, varchar } from './column-options'
import { index, partOfKey, ref, table, unique } from './workspace-tables'

const tables = (): Table[] => [
  table(
    'assessment_attempts',
    [
      id('assessment_attempts'),
      ref('account_id'),
      varchar('track', 40),
      varchar('bank_version', 20),
      varchar('state', 16),
      column('time_percent', 'integer'),
      column('share', 'boolean'),
      column('consents', 'text'),
      time('scheduled_at', true),
      time('started_at', true),
      time('expires_at', true),
      time('ended_at', true),
      varchar('end_reason', 12, true),
      column('pause_asked', 'boolean'),
      time('paused_at', true),
      column('paused_ms', 'integer'),
      column('measured', 'text', true),
      column('version', 'integer'),
    ],
    [
      { ...unique('ux_assessment_attempts_open', 'account_id'), where: '"ended_at" IS NULL' },
      index('ix_assessment_attempts_account', 'account_id', 'track', 'started_at'),
      index('ix_assessment_attempts_track', 'track', 'started_at'),
      index('ix_assessment_attempts_due', 'state', 'expires_at'),
      index('ix_assessment_attempts_ended_at', 'ended_at'),
    ],
    ['account'],
  ),
  new Table({
    name: 'attempt_tasks',
    columns: [
      id('attempt_tasks'),
      ref('attempt_id'),
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
      column('signals', 'text', true),
      column('item', 'text'),
    ],
    indices: [
      unique('ux_attempt_tasks_attempt_id_seq', 'attempt_id', 'seq'),
      index('ix_attempt_tasks_template_id', 'template_id', 'shown_at'),
      index('ix_attempt_tasks_shown_at', 'shown_at'),
    ],
    foreignKeys: [
      {
        name: 'fk_attempt_tasks_attempt',
        columnNames: ['attempt_id'],
        referencedTableName: 'assessment_attempts',
        referencedColumnNames: ['id'],
        onDelete: 'CASCADE',
      },
    ],
  }),
  new Table({
    name: 'attempt_marks',
    columns: [
      { ...varchar('address_hash', 43), ...partOfKey('attempt_marks') },
      { ...varchar('track', 40), ...partOfKey('attempt_marks') },
      { ...varchar('day', 10), ...partOfKey('attempt_marks') },
      time('kept_until'),
    ],
    indices: [index('ix_attempt_marks_kept_until', 'kept_until')],
  }),
]

/** Tests that people take: attempts, their tasks, and that an address took one. */
export class TakeAssessments20261123220000 implements MigrationInterface {
  readonly name = 'TakeAssessments20261123220000'

  async up(runner: QueryRunner): Promise<void> {
    for (const made of tables()) await runner.createTable(made)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { name } of tables().reverse()) await runner.dropTable(name)
  }
}
