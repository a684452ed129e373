import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Whether others may see a proof; those that are there stay as visible as they are. */
export class KeepProofsPrivate20261123230000 implements MigrationInterface {
  readonly name = 'KeepProofsPrivate20261123230000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE candidate_skills ADD COLUMN "visibility" varchar(8)')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE candidate_skills DROP COLUMN "visibility"')
  }
}
