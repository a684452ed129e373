import type { MigrationInterface, QueryRunner } from 'typeorm'
import { Table, TableColumn, TableIndex } from 'typeorm'
import { column, id, time, varchar } from './column-options'
import { index, partOfKey } from './workspace-tables'

const ATTEMPTS = 'assessment_attempts'
const SIGNALS = 'ix_assessment_attempts_signals'
const KEPT = 'kept_answers'
const STATS = 'template_stats'

/**
 * The network of an attempt for a while; of old answers which task they were about and whether they were right; and how
 * often each task was answered.
 */
export class WatchAnswers20261124140100 implements MigrationInterface {
  readonly name = 'WatchAnswers20261124140100'

  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn(ATTEMPTS, new TableColumn(column('signals', 'text', true)))
    await runner.createIndex(
      ATTEMPTS,
      new TableIndex({ ...index(SIGNALS, 'started_at'), where: '"signals" IS NOT NULL' }),
    )
    await runner.createTable(
      new Table({
        name: KEPT,
        columns: [
          id(KEPT),
          varchar('pseudonym', 36),
          varchar('template_id', 120),
          column('revision', 'integer'),
          column('is_correct', 'boolean'),
        ],
        indices: [index('ix_kept_answers_pseudonym', 'pseudonym')],
      }),
    )
    await runner.createTable(
      new Table({
        name: STATS,
        columns: [
          { ...varchar('template_id', 120), ...partOfKey(STATS) },
          { ...column('revision', 'integer'), ...partOfKey(STATS) },
          column('shown', 'integer'),
          column('right', 'integer'),
          time('at'),
        ],
      }),
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(STATS)
    await runner.dropTable(KEPT)
    await runner.dropIndex(ATTEMPTS, SIGNALS)
    await runner.dropColumn(ATTEMPTS, 'signals')
  }
}
