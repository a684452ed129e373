import type { MigrationInterface, QueryRunner } from 'typeorm'
import { TableIndex } from 'typeorm'
import { index } from './workspace-tables'

const WAITS = () =>
  new TableIndex({
    ...index('ix_candidates_unlisted_until', 'unlisted_until', 'id'),
    where: '"unlisted_until" IS NOT NULL',
  })

/** The index that counts and pages the directory without reading the people. */
const directory = (...last: string[]) =>
  new TableIndex(
    index(
      'ix_candidates_directory',
      ...['market_id', 'include_in_talent_directory', 'visible_to_recruiters', 'verified_skills'],
      ...['created_at', 'technology', 'metro', 'experience_months', 'id', ...last],
    ),
  )

/** New profiles wait for the directory; whoever stands in it stays. */
export class WaitForDirectory20261123110000 implements MigrationInterface {
  readonly name = 'WaitForDirectory20261123110000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE candidates ADD COLUMN "unlisted_until" varchar(24)')
    await runner.createIndex('candidates', WAITS())
    await runner.dropIndex('candidates', directory())
    await runner.createIndex('candidates', directory('unlisted_until'))
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('candidates', directory('unlisted_until'))
    await runner.createIndex('candidates', directory())
    await runner.dropIndex('candidates', WAITS())
    await runner.query('ALTER TABLE candidates DROP COLUMN "unlisted_until"')
  }
}
