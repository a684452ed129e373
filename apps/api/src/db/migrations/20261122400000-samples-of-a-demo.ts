import type { MigrationInterface, QueryRunner } from 'typeorm'
import { TableIndex } from 'typeorm'
import { index } from './workspace-tables'

const CARD = [
  ...['account_id', 'deleted_at', 'updated_at', 'id', 'title', 'template_id', 'is_default', 'version'],
  ...['created_at', 'bytes'],
]
const cards = (...more: string[]) => new TableIndex(index('ix_resumes_cards', ...CARD, ...more))

/**
 * The demo that invented a resume; null for one's own. The ids that a demo gives are of version 8, and what nobody edited
 * is in its first version. No key to the market: filling a demo anew erases its row, and the rest of the table is no
 * demo's.
 */
export class SamplesOfADemo20261122400000 implements MigrationInterface {
  readonly name = 'SamplesOfADemo20261122400000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE resumes ADD COLUMN "market_id" varchar(36)')
    await runner.query(
      `UPDATE resumes SET market_id = (SELECT m.id FROM markets m WHERE m.account_id = resumes.account_id)
       WHERE version = 1 AND substr(id, 15, 1) = '8'`,
    )
    await runner.createIndex('resumes', new TableIndex(index('ix_resumes_market', 'market_id')))
    await runner.dropIndex('resumes', 'ix_resumes_cards')
    await runner.createIndex('resumes', cards('market_id'))
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('resumes', 'ix_resumes_cards')
    await runner.dropIndex('resumes', 'ix_resumes_market')
    await runner.query('ALTER TABLE resumes DROP COLUMN "market_id"')
    await runner.createIndex('resumes', cards())
  }
}
