import type { MigrationInterface, QueryRunner } from 'typeorm'
import { Table } from 'typeorm'
import { column, id, time, varchar } from './column-options'
import { index, partOfKey, ref, unique } from './workspace-tables'

const market = (name: string) => ({
  name: `fk_${name}_market`,
  columnNames: ['market_id'],
  referencedTableName: 'markets',
  referencedColumnNames: ['id'],
  onDelete: 'CASCADE',
})
const CARDS = 'peer_cards'
const CALIBRATIONS = 'peer_calibrations'
const SHARED = 'shared_answers'
const REVIEWS = 'peer_reviews'

/** Cards of people who help each other, how they are calibrated, answers that they share, and reviews of those. */
export class HelpEachOther20261128110000 implements MigrationInterface {
  readonly name = 'HelpEachOther20261128110000'

  async up(runner: QueryRunner): Promise<void> {
    const tables = [
      new Table({
        name: CARDS,
        columns: [
          { ...ref('candidate_id'), ...partOfKey(CARDS) },
          ref('market_id'),
          column('is_on', 'boolean'),
          column('is_adult', 'boolean'),
          varchar('name', 40),
          column('areas', 'text'),
          column('types', 'text'),
          varchar('level', 16),
          column('languages', 'text'),
          column('version', 'integer'),
          time('at'),
        ],
        indices: [index(`ix_${CARDS}_market_id`, 'market_id')],
        foreignKeys: [market(CARDS)],
      }),
      new Table({
        name: CALIBRATIONS,
        columns: [
          { ...ref('candidate_id'), ...partOfKey(CALIBRATIONS) },
          { ...varchar('type', 16), ...partOfKey(CALIBRATIONS) },
          ref('market_id'),
          column('tries', 'integer'),
          column('distance', 'integer'),
          column('shift', 'integer'),
          time('tried_at'),
          time('passed_at', true),
          column('given', 'integer'),
        ],
        indices: [index(`ix_${CALIBRATIONS}_market_id`, 'market_id')],
        foreignKeys: [market(CALIBRATIONS)],
      }),
      new Table({
        name: SHARED,
        columns: [
          id(SHARED),
          ref('market_id'),
          ref('candidate_id'),
          ref('turn_id'),
          varchar('question_id', 100),
          varchar('type', 16),
          varchar('level', 16),
          varchar('language', 16),
          column('text', 'text'),
          column('score', 'integer'),
          column('levels', 'text'),
          column('price', 'integer'),
          column('wanted', 'integer'),
          varchar('state', 10),
          time('shared_at'),
          time('closes_at', true),
          time('erase_at', true),
        ],
        indices: [
          index(`ix_${SHARED}_state`, 'state', 'type', 'shared_at'),
          index(`ix_${SHARED}_candidate_id`, 'market_id', 'candidate_id', 'shared_at'),
          index(`ix_${SHARED}_closes_at`, 'closes_at'),
          index(`ix_${SHARED}_erase_at`, 'erase_at'),
          { ...unique(`ux_${SHARED}_open`, 'turn_id'), where: `"state" = 'open'` },
        ],
        foreignKeys: [market(SHARED)],
      }),
      new Table({
        name: REVIEWS,
        columns: [
          id(REVIEWS),
          ref('market_id'),
          ref('candidate_id'),
          ref('owner_id'),
          ref('shared_id'),
          column('levels', 'text'),
          column('quotes', 'text'),
          column('thing', 'text'),
          varchar('state', 10),
          time('taken_at'),
          time('taken_until'),
          time('submitted_at', true),
        ],
        indices: [
          unique(`ux_${REVIEWS}_shared_id`, 'shared_id', 'candidate_id'),
          index(`ix_${REVIEWS}_candidate_id`, 'market_id', 'candidate_id', 'taken_at'),
          index(`ix_${REVIEWS}_owner_id`, 'owner_id', 'candidate_id', 'taken_at'),
          index(`ix_${REVIEWS}_state`, 'state', 'taken_until'),
        ],
        foreignKeys: [market(REVIEWS)],
      }),
    ]
    for (const table of tables) await runner.createTable(table)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of [REVIEWS, SHARED, CALIBRATIONS, CARDS]) await runner.dropTable(name)
  }
}
