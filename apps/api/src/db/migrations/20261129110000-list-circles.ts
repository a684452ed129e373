import type { MigrationInterface, QueryRunner } from 'typeorm'
import { TableIndex } from 'typeorm'
import { index } from './workspace-tables'

const TRANSFERS = 'credit_transfers'

/** Of all that is paid, help is a small part: only that part is in the index. */
const ofPairs = () =>
  new TableIndex({
    ...index(`ix_${TRANSFERS}_pair`, 'market_id', 'at', 'to_account', 'pair'),
    where: '"pair" IS NOT NULL',
  })

/** Moderators read whose help of the last months was confirmed by few. */
export class ListCircles20261129110000 implements MigrationInterface {
  readonly name = 'ListCircles20261129110000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.createIndex(TRANSFERS, ofPairs())
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex(TRANSFERS, ofPairs())
  }
}
