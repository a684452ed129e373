import type { MigrationInterface, QueryRunner } from 'typeorm'
import { Table, TableIndex } from 'typeorm'

export class CreateSessions20261121080000 implements MigrationInterface {
  readonly name = 'CreateSessions20261121080000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'sessions',
        columns: [
          {
            name: 'id_hash',
            type: 'varchar',
            length: '64',
            isPrimary: true,
            primaryKeyConstraintName: 'pk_sessions',
          },
          { name: 'data', type: 'text' },
          { name: 'last_seen_at', type: 'bigint' },
          { name: 'expires_at', type: 'bigint' },
          { name: 'ends_at', type: 'bigint' },
        ],
      }),
    )
    await runner.createIndex(
      'sessions',
      new TableIndex({ name: 'ix_sessions_expires_at', columnNames: ['expires_at'] }),
    )
    await runner.createTable(
      new Table({
        name: 'rate_counts',
        columns: [
          {
            name: 'key',
            type: 'varchar',
            length: '120',
            isPrimary: true,
            primaryKeyConstraintName: 'pk_rate_counts',
          },
          { name: 'count', type: 'integer' },
          { name: 'expires_at', type: 'bigint' },
        ],
      }),
    )
    await runner.createIndex(
      'rate_counts',
      new TableIndex({ name: 'ix_rate_counts_expires_at', columnNames: ['expires_at'] }),
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('rate_counts')
    await runner.dropTable('sessions')
  }
}
