import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * The posting that a line under a bell names, and what it says without names: what is taken down later is not named
 * there any more. Older lines know their company alone.
 */
export class SayBellsAnew20261123233000 implements MigrationInterface {
  readonly name = 'SayBellsAnew20261123233000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE notifications ADD COLUMN "posting_id" varchar(36)')
    await runner.query('ALTER TABLE notifications ADD COLUMN "brief" varchar(300)')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE notifications DROP COLUMN "brief"')
    await runner.query('ALTER TABLE notifications DROP COLUMN "posting_id"')
  }
}
