import type { MigrationInterface, QueryRunner } from 'typeorm'
import { Table } from 'typeorm'
import { time } from './column-options'
import { index, partOfKey, ref } from './workspace-tables'

const NAME = 'mock_no_shows'

/** That somebody did not come is kept apart from the mock interview, which either side may delete. */
export class MarkNoShows20261129010000 implements MigrationInterface {
  readonly name = 'MarkNoShows20261129010000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: NAME,
        columns: [
          { ...ref('candidate_id'), ...partOfKey(NAME) },
          { ...ref('mock_id'), ...partOfKey(NAME) },
          ref('market_id'),
          time('starts_at'),
        ],
        indices: [index(`ix_${NAME}_starts_at`, 'starts_at'), index(`ix_${NAME}_market_id`, 'market_id')],
        foreignKeys: [
          {
            name: `fk_${NAME}_market`,
            columnNames: ['market_id'],
            referencedTableName: 'markets',
            referencedColumnNames: ['id'],
            onDelete: 'CASCADE',
          },
        ],
      }),
    )
    for (const side of ['a', 'b'])
      await runner.query(
        `INSERT INTO ${NAME} (candidate_id, mock_id, market_id, starts_at)
         SELECT ${side}, id, market_id, starts_at FROM mocks
         WHERE state = 'no_show' AND by_side IN ('${side}', 'both')`,
      )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(NAME)
  }
}
