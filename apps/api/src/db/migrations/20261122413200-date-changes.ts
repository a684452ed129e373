import type { MigrationInterface, QueryRunner } from 'typeorm'

/** When a posting and a company were changed last, for who reads their pages again only then. Null is never. */
export class DateChanges20261122413200 implements MigrationInterface {
  readonly name = 'DateChanges20261122413200'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE postings ADD COLUMN "changed_at" varchar(24)')
    await runner.query('ALTER TABLE companies ADD COLUMN "changed_at" varchar(24)')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE companies DROP COLUMN "changed_at"')
    await runner.query('ALTER TABLE postings DROP COLUMN "changed_at"')
  }
}
