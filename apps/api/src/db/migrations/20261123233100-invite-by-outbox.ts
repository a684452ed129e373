import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Mails of a press are stored with it and leave by the outbox, so it has no end of its own and none of them fails. */
export class InviteByOutbox20261123233100 implements MigrationInterface {
  readonly name = 'InviteByOutbox20261123233100'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE invitation_batches DROP COLUMN "failed"')
    await runner.query('ALTER TABLE invitation_batches DROP COLUMN "finished_at"')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE invitation_batches ADD COLUMN "failed" integer NOT NULL DEFAULT 0')
    await runner.query('ALTER TABLE invitation_batches ADD COLUMN "finished_at" varchar(24)')
    await runner.query('UPDATE invitation_batches SET finished_at = created_at')
  }
}
