import type { MigrationInterface, QueryRunner } from 'typeorm'

/** The version of a posting in which its pay, its place and so on changed last; of earlier changes nothing is known. */
export class KnowWhatChanged20261122413000 implements MigrationInterface {
  readonly name = 'KnowWhatChanged20261122413000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE postings ADD COLUMN "fact_versions" text')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE postings DROP COLUMN "fact_versions"')
  }
}
