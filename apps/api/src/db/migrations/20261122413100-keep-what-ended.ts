import type { MigrationInterface, QueryRunner } from 'typeorm'
import { Table } from 'typeorm'
import { id, time, varchar } from './column-options'
import { index } from './workspace-tables'

const ended = () =>
  new Table({
    name: 'ended_places',
    columns: [
      id('ended_places'),
      varchar('account_id', 36),
      varchar('company_id', 36, true),
      varchar('how', 8),
      time('at'),
    ],
    indices: [index('ix_ended_places_account', 'account_id', 'at'), index('ix_ended_places_at', 'at')],
    foreignKeys: [
      {
        name: 'fk_ended_places_account',
        columnNames: ['account_id'],
        referencedTableName: 'accounts',
        referencedColumnNames: ['id'],
        onDelete: 'CASCADE',
      },
    ],
  })

/** Places that accounts lost lately, so that a link to one says what happened. Of earlier ones nothing is known. */
export class KeepWhatEnded20261122413100 implements MigrationInterface {
  readonly name = 'KeepWhatEnded20261122413100'

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(ended())
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('ended_places')
  }
}
