import type { MigrationInterface, QueryRunner } from 'typeorm'

/** When whoever applied was taken out of an application that ended long ago. */
export class ForgetEndedApplications20261122410000 implements MigrationInterface {
  readonly name = 'ForgetEndedApplications20261122410000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE applications ADD COLUMN "forgotten_at" varchar(24)')
    await runner.query(
      `CREATE INDEX ix_applications_forget ON applications (market_id, last_action_at, id) WHERE "forgotten_at" IS NULL`,
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('applications', 'ix_applications_forget')
    await runner.query('ALTER TABLE applications DROP COLUMN "forgotten_at"')
  }
}
