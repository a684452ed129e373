import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * The level that a proof was given for, and how likely those above it are. What is proved so far, or was until it expired, was
 * given for the level that stands there, and nothing finer is known of it: every number stays what it is.
 */
export class KeepAwardedLevels20261123210000 implements MigrationInterface {
  readonly name = 'KeepAwardedLevels20261123210000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE candidate_skills ADD COLUMN "awarded" integer')
    await runner.query('ALTER TABLE candidate_skills ADD COLUMN "above" text')
    await runner.query(
      `UPDATE candidate_skills SET awarded = level, above = '[]' WHERE state IN ('Verified', 'Expired')`,
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE candidate_skills DROP COLUMN "above"')
    await runner.query('ALTER TABLE candidate_skills DROP COLUMN "awarded"')
  }
}
