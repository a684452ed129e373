import type { MigrationInterface, QueryRunner } from 'typeorm'
import { Table } from 'typeorm'
import { time, varchar } from './column-options'

const TABLE = 'domain_challenges'

/** The record that a company puts into the DNS of its domain, and what was found there. */
export class ProveByDns20261122240000 implements MigrationInterface {
  readonly name = 'ProveByDns20261122240000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: TABLE,
        columns: [
          { ...varchar('company_id', 36), isPrimary: true, primaryKeyConstraintName: 'pk_domain_challenges' },
          varchar('market_id', 36),
          varchar('token', 26),
          time('made_at'),
          time('expires_at'),
          varchar('found', 8, true),
          varchar('seen', 80, true),
          time('looked_at', true),
          time('next_at', true),
          time('found_at', true),
        ],
        indices: [
          { name: 'ix_domain_challenges_market_id', columnNames: ['market_id'] },
          { name: 'ix_domain_challenges_next_at', columnNames: ['next_at'] },
        ],
        foreignKeys: [
          {
            name: 'fk_domain_challenges_market',
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
    await runner.dropTable(TABLE)
  }
}
