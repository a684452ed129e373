import type { MigrationInterface, QueryRunner } from 'typeorm'
import { Table } from 'typeorm'
import { time, varchar } from './column-options'

/** Since when something fails for everybody, and when the owners were told of it. */
export class WatchTroubles20261122390000 implements MigrationInterface {
  readonly name = 'WatchTroubles20261122390000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'troubles',
        columns: [
          { ...varchar('name', 20), isPrimary: true, primaryKeyConstraintName: 'pk_troubles' },
          time('since', true),
          time('last_at', true),
          time('told_at', true),
        ],
      }),
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('troubles')
  }
}
