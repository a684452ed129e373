import type { MigrationInterface, QueryRunner } from 'typeorm'

/** The company that a line under a bell comes from, so that it can be muted there. Older lines name none. */
export class MuteFromNews20261122390100 implements MigrationInterface {
  readonly name = 'MuteFromNews20261122390100'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE notifications ADD COLUMN "company_id" varchar(36)')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE notifications DROP COLUMN "company_id"')
  }
}
