import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * Which entry of the log says that a credential was revoked: with it, its day and reason are proved. Lists are signed and
 * logged again, for their entries name the number of the list from now on.
 */
export class KnowRevocations20261124234000 implements MigrationInterface {
  readonly name = 'KnowRevocations20261124234000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE credentials ADD COLUMN "revoked_leaf" integer')
    await runner.query('UPDATE status_lists SET signed_at = NULL')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE credentials DROP COLUMN "revoked_leaf"')
  }
}
