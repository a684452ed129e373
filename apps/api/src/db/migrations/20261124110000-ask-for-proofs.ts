import type { MigrationInterface, QueryRunner } from 'typeorm'
import { Table } from 'typeorm'
import { id, time, varchar } from './column-options'
import { index, ref, unique } from './workspace-tables'

const requests = (): Table =>
  new Table({
    name: 'verification_requests',
    columns: [
      id('verification_requests'),
      ref('market_id'),
      ref('company_id'),
      ref('posting_id'),
      ref('candidate_id'),
      varchar('skill', 60),
      time('at'),
    ],
    indices: [
      unique('ux_verification_requests', 'company_id', 'posting_id', 'candidate_id', 'skill'),
      index('ix_verification_requests_candidate_id', 'candidate_id'),
      index('ix_verification_requests_company_id', 'company_id', 'at'),
      index('ix_verification_requests_market_id', 'market_id'),
    ],
    foreignKeys: [
      {
        name: 'fk_verification_requests_market',
        columnNames: ['market_id'],
        referencedTableName: 'markets',
        referencedColumnNames: ['id'],
        onDelete: 'CASCADE',
      },
    ],
  })

/** Which people a company asked to verify which skills. */
export class AskForProofs20261124110000 implements MigrationInterface {
  readonly name = 'AskForProofs20261124110000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(requests())
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(requests())
  }
}
