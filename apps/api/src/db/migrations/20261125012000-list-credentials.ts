import type { MigrationInterface, QueryRunner } from 'typeorm'
import { TableIndex } from 'typeorm'

const [TABLE, INDEX] = ['credentials', 'ix_credentials_issued_at']

/** The console lists credentials by the moment of their issue. */
export class ListCredentials20261125012000 implements MigrationInterface {
  readonly name = 'ListCredentials20261125012000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.createIndex(TABLE, new TableIndex({ name: INDEX, columnNames: ['issued_at', 'id'] }))
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex(TABLE, INDEX)
  }
}
