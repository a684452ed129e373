import type { MigrationInterface, QueryRunner } from 'typeorm'
import { TableColumn } from 'typeorm'
import { varchar } from './column-options'

/** Some of the answers that people review are known ones, which nobody asked about; none was before. */
export class MixKnownAnswers20261129200000 implements MigrationInterface {
  readonly name = 'MixKnownAnswers20261129200000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn('peer_reviews', new TableColumn(varchar('known', 36, true)))
  }

  async down(runner: QueryRunner): Promise<void> {
    // Without the column they would be reviews of answers that never were.
    await runner.query('DELETE FROM peer_reviews WHERE known IS NOT NULL')
    await runner.dropColumn('peer_reviews', 'known')
  }
}
