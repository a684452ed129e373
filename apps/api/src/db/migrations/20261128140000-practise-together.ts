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
const REQUESTS = 'peer_requests'
const MOCKS = 'mocks'
const SHEETS = 'mock_sheets'

/** People who look for somebody to practise with, their mock interviews, and what each side said of them. */
export class PractiseTogether20261128140000 implements MigrationInterface {
  readonly name = 'PractiseTogether20261128140000'

  async up(runner: QueryRunner): Promise<void> {
    const tables = [
      new Table({
        name: REQUESTS,
        columns: [
          id(REQUESTS),
          ref('market_id'),
          ref('candidate_id'),
          varchar('kind', 8),
          varchar('type', 16),
          column('areas', 'text'),
          varchar('level', 16),
          varchar('language', 16),
          column('hours', 'text'),
          varchar('state', 10),
          column('price', 'integer'),
          time('asked_at'),
          time('expires_at'),
          column('past', 'text'),
          varchar('other_id', 36, true),
          time('answer_by', true),
          column('times', 'text'),
          varchar('deposit_id', 36, true),
        ],
        indices: [
          index(`ix_${REQUESTS}_state`, 'state', 'type', 'asked_at'),
          index(`ix_${REQUESTS}_candidate_id`, 'market_id', 'candidate_id', 'asked_at'),
        ],
        foreignKeys: [market(REQUESTS)],
      }),
      new Table({
        name: MOCKS,
        columns: [
          id(MOCKS),
          ref('market_id'),
          ref('a'),
          ref('b'),
          ref('request_a'),
          ref('request_b'),
          varchar('deposit_a', 36, true),
          varchar('deposit_b', 36, true),
          varchar('kind', 8),
          varchar('type', 16),
          varchar('level', 16),
          varchar('language', 16),
          column('parts', 'text'),
          column('presence', 'text'),
          column('links', 'text'),
          time('starts_at'),
          time('live_at', true),
          time('ended_at', true),
          varchar('by_side', 4, true),
          varchar('state', 14),
          column('version', 'integer'),
          time('at'),
          time('erase_at', true),
        ],
        indices: [
          index(`ix_${MOCKS}_a`, 'a', 'starts_at'),
          index(`ix_${MOCKS}_b`, 'b', 'starts_at'),
          index(`ix_${MOCKS}_state`, 'state', 'starts_at'),
          index(`ix_${MOCKS}_erase_at`, 'erase_at'),
          index(`ix_${MOCKS}_market_id`, 'market_id'),
          unique(`ux_${MOCKS}_request_a`, 'request_a'),
          unique(`ux_${MOCKS}_request_b`, 'request_b'),
        ],
        foreignKeys: [market(MOCKS)],
      }),
      new Table({
        name: SHEETS,
        columns: [
          { ...ref('mock_id'), ...partOfKey(SHEETS) },
          { ...ref('candidate_id'), ...partOfKey(SHEETS) },
          ref('market_id'),
          column('levels', 'text'),
          column('reasons', 'text'),
          column('thing', 'text'),
          column('took_place', 'boolean'),
          column('help', 'integer'),
          time('submitted_at'),
        ],
        indices: [index(`ix_${SHEETS}_candidate_id`, 'market_id', 'candidate_id')],
        foreignKeys: [market(SHEETS)],
      }),
    ]
    for (const table of tables) await runner.createTable(table)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of [SHEETS, MOCKS, REQUESTS]) await runner.dropTable(name)
  }
}
