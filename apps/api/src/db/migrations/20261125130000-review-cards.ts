import type { MigrationInterface, QueryRunner, TableColumnOptions, TableIndexOptions } from 'typeorm'
import { Table } from 'typeorm'
import { column, id, time, varchar } from './column-options'
import { index, partOfKey, ref, unique } from './workspace-tables'

const ofMarket = (name: string, columns: TableColumnOptions[], indices: TableIndexOptions[] = []): Table =>
  new Table({
    name,
    columns,
    indices,
    foreignKeys: [
      {
        name: `fk_${name}_market`,
        columnNames: ['market_id'],
        referencedTableName: 'markets',
        referencedColumnNames: ['id'],
        onDelete: 'CASCADE',
      },
    ],
  })

const cards = () =>
  ofMarket(
    'review_cards',
    [
      id('review_cards'),
      ref('market_id'),
      ref('candidate_id'),
      varchar('source', 8),
      varchar('ref', 200),
      varchar('state', 8),
      varchar('due', 10),
      column('memory', 'text', true),
      column('memory_before', 'text', true),
      column('asked', 'integer'),
      varchar('again_on', 10, true),
      time('made_at'),
      column('version', 'integer'),
    ],
    [
      unique('ux_review_cards_candidate_id', 'candidate_id', 'source', 'ref'),
      index('ix_review_cards_market_id', 'market_id', 'candidate_id', 'due'),
    ],
  )

const log = () =>
  ofMarket(
    'review_log',
    [
      id('review_log'),
      ref('market_id'),
      ref('candidate_id'),
      ref('card_id'),
      column('n', 'integer'),
      varchar('rating', 8, true),
      column('is_right', 'boolean'),
      column('seconds', 'integer'),
      varchar('day', 10),
      column('is_clearing', 'boolean'),
      time('at'),
    ],
    [
      unique('ux_review_log_card_id', 'card_id', 'n'),
      index('ix_review_log_market_id', 'market_id', 'candidate_id', 'day'),
    ],
  )

const settings = () =>
  ofMarket('review_settings', [
    { ...ref('candidate_id'), ...partOfKey('review_settings') },
    { ...ref('market_id'), ...partOfKey('review_settings') },
    column('per_day', 'integer'),
    time('at'),
  ])

/** What was wrong or missing is asked again, on days that a schedule picks. */
export class ReviewCards20261125130000 implements MigrationInterface {
  readonly name = 'ReviewCards20261125130000'

  async up(runner: QueryRunner): Promise<void> {
    for (const table of [cards(), log(), settings()]) await runner.createTable(table)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of ['review_settings', 'review_log', 'review_cards']) await runner.dropTable(name)
  }
}
