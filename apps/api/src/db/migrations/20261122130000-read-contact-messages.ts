import type { MigrationInterface, QueryRunner } from 'typeorm'
import { TableColumn, TableIndex } from 'typeorm'
import { time } from './column-options'

const TABLE = 'contact_messages'
const INDEX = 'ix_contact_messages_read_at'

/** When an administrator first opened a message. */
export class ReadContactMessages20261122130000 implements MigrationInterface {
  readonly name = 'ReadContactMessages20261122130000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn(TABLE, new TableColumn(time('read_at', true)))
    await runner.createIndex(TABLE, new TableIndex({ name: INDEX, columnNames: ['read_at'] }))
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex(TABLE, INDEX)
    await runner.dropColumn(TABLE, 'read_at')
  }
}
