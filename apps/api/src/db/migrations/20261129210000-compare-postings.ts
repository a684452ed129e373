import type { MigrationInterface, QueryRunner } from 'typeorm'
import { TableIndex } from 'typeorm'
import { index } from './workspace-tables'

const COUNTED = [
  ...['market_id', 'company_id', 'applied_at', 'stage', 'source', 'hired_at', 'offer_sent_at'],
  ...['first_interview_at', 'screen_passed_at', 'response_days', 'id'],
]
const figures = (...more: string[]) => new TableIndex(index('ix_applications_figures', ...COUNTED, ...more))

/** Figures by posting are summed up out of the index as well. */
export class ComparePostings20261129210000 implements MigrationInterface {
  readonly name = 'ComparePostings20261129210000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('applications', figures())
    await runner.createIndex('applications', figures('posting_id'))
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('applications', figures('posting_id'))
    await runner.createIndex('applications', figures())
  }
}
