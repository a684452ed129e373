import type { MigrationInterface, QueryRunner } from 'typeorm'
import { Table } from 'typeorm'
import { column, time, varchar } from './column-options'

const TABLE = 'live_events'

/** What changed for whom, from process to process. Two processes share a PostgreSQL; SQLite has one and needs no table. */
export class TellAudiences20261122260000 implements MigrationInterface {
  readonly name = 'TellAudiences20261122260000'

  async up(runner: QueryRunner): Promise<void> {
    if (runner.connection.options.type === 'sqlite') return
    await runner.createTable(
      new Table({
        name: TABLE,
        columns: [
          { ...varchar('id', 36), isPrimary: true, primaryKeyConstraintName: 'pk_live_events' },
          time('at'),
          varchar('audience', 80),
          column('topics', 'text'),
          varchar('change_id', 200, true),
        ],
        indices: [{ name: 'ix_live_events_at_id', columnNames: ['at', 'id'] }],
      }),
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    if (runner.connection.options.type === 'sqlite') return
    await runner.dropTable(TABLE)
  }
}
