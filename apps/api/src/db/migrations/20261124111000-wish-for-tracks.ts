import type { MigrationInterface, QueryRunner } from 'typeorm'
import { varchar } from './column-options'
import { partOfKey, ref, table } from './workspace-tables'

const wishes = () =>
  table(
    'track_wishes',
    [
      { ...ref('account_id'), ...partOfKey('track_wishes') },
      { ...varchar('skill', 60), ...partOfKey('track_wishes') },
    ],
    [],
    ['account'],
  )

/** For which skills people ask for a test. */
export class WishForTracks20261124111000 implements MigrationInterface {
  readonly name = 'WishForTracks20261124111000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(wishes())
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(wishes())
  }
}
