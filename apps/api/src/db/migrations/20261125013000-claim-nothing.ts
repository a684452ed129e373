import type { MigrationInterface, QueryRunner } from 'typeorm'

/** A skill whose test somebody takes is no claim of theirs; those that are there stay what they are. */
export class ClaimNothing20261125013000 implements MigrationInterface {
  readonly name = 'ClaimNothing20261125013000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE candidate_skills ADD COLUMN "unclaimed" integer')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM candidate_skills WHERE unclaimed IS NOT NULL')
    await runner.query('ALTER TABLE candidate_skills DROP COLUMN "unclaimed"')
  }
}
