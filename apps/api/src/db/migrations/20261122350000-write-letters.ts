import type { MigrationInterface, QueryRunner } from 'typeorm'
import { TableIndex } from 'typeorm'
import { index } from './workspace-tables'

/** What the clock looks for when it tells of late answers. */
export class WriteLetters20261122350000 implements MigrationInterface {
  readonly name = 'WriteLetters20261122350000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.createIndex(
      'applications',
      new TableIndex(index('ix_applications_reply_due', 'market_id', 'reply_due_at', 'id')),
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('applications', 'ix_applications_reply_due')
  }
}
