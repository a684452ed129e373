import type { MigrationInterface, QueryRunner } from 'typeorm'
import { Table } from 'typeorm'
import { column, time, varchar } from './column-options'
import { index, partOfKey, ref, table } from './workspace-tables'

const consents = () =>
  table(
    'coach_consents',
    [
      { ...ref('account_id'), ...partOfKey('coach_consents') },
      { ...varchar('purpose', 16), ...partOfKey('coach_consents') },
      { ...time('given_at'), ...partOfKey('coach_consents') },
      column('text_version', 'integer'),
      varchar('host', 255),
      time('withdrawn_at', true),
    ],
    [],
    ['account'],
  )

/** One row of each day is of all accounts together, so that no account owns the table. */
const usage = () =>
  table(
    'model_usage',
    [
      { ...varchar('day', 10), ...partOfKey('model_usage') },
      { ...ref('account_id'), ...partOfKey('model_usage') },
      column('feedback_calls', 'integer'),
      column('conversation_calls', 'integer'),
      column('packs', 'integer'),
      column('reserved', 'integer'),
      column('tokens_in', 'integer'),
      column('tokens_out', 'integer'),
    ],
    [index('ix_model_usage_account_id', 'account_id')],
    [],
  )

const words = () =>
  new Table({
    name: 'practice_words',
    columns: [
      { ...ref('turn_id'), ...partOfKey('practice_words') },
      ref('market_id'),
      ref('candidate_id'),
      column('turn_version', 'integer'),
      time('busy_until', true),
      column('words', 'text', true),
      time('at'),
    ],
    indices: [index('ix_practice_words_candidate_id', 'market_id', 'candidate_id')],
    foreignKeys: [
      {
        name: 'fk_practice_words_turn',
        columnNames: ['turn_id'],
        referencedTableName: 'practice_turns',
        referencedColumnNames: ['id'],
        onDelete: 'CASCADE',
      },
    ],
  })

const TABLES = [consents, usage, words]

/** Words of a language model: who agreed to them, what they used, and what they said of an answer. */
export class WordFeedback20261125070000 implements MigrationInterface {
  readonly name = 'WordFeedback20261125070000'

  async up(runner: QueryRunner): Promise<void> {
    for (const make of TABLES) await runner.createTable(make())
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const make of TABLES.toReversed()) await runner.dropTable(make())
  }
}
