import type { MigrationInterface, QueryRunner } from 'typeorm'
import { Table } from 'typeorm'
import { time, varchar } from './column-options'
import { index, partOfKey, ref } from './workspace-tables'

/** Jobs and roles that somebody added to what they aim at. */
export class AimAtTargets20261125080000 implements MigrationInterface {
  readonly name = 'AimAtTargets20261125080000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'targets',
        columns: [
          { ...ref('candidate_id'), ...partOfKey('targets') },
          { ...varchar('kind', 8), ...partOfKey('targets') },
          { ...varchar('ref', 80), ...partOfKey('targets') },
          ref('market_id'),
          time('added_at'),
        ],
        indices: [index('ix_targets_market_id', 'market_id', 'candidate_id')],
        foreignKeys: [
          {
            name: 'fk_targets_market',
            columnNames: ['market_id'],
            referencedTableName: 'markets',
            referencedColumnNames: ['id'],
            onDelete: 'CASCADE',
          },
        ],
      }),
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('targets')
  }
}
