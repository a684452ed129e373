import type { MigrationInterface, QueryRunner } from 'typeorm'
import { TableIndex } from 'typeorm'
import { index } from './workspace-tables'

const CARD = [
  ...['account_id', 'deleted_at', 'updated_at', 'id', 'title', 'template_id', 'is_default', 'version'],
  ...['created_at', 'bytes', 'market_id'],
]
const NAMED = ['posting_id', 'tailored_role', 'tailored_company']
const cards = (...more: string[]) => new TableIndex(index('ix_resumes_cards', ...CARD, ...more))

/** The posting that a resume was made for. No key to the posting: when that is erased, what was written stays. */
export class TailorResumes20261125014000 implements MigrationInterface {
  readonly name = 'TailorResumes20261125014000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE resumes ADD COLUMN "tailoring" text')
    await runner.query('ALTER TABLE resumes ADD COLUMN "posting_id" varchar(36)')
    await runner.query('ALTER TABLE resumes ADD COLUMN "tailored_role" varchar(120)')
    await runner.query('ALTER TABLE resumes ADD COLUMN "tailored_company" varchar(120)')
    await runner.dropIndex('resumes', 'ix_resumes_cards')
    await runner.createIndex('resumes', cards(...NAMED))
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('resumes', 'ix_resumes_cards')
    for (const name of ['tailoring', ...NAMED])
      await runner.query(`ALTER TABLE resumes DROP COLUMN "${name}"`)
    await runner.createIndex('resumes', cards())
  }
}
