import type { MigrationInterface, QueryRunner } from 'typeorm'
import { TableIndex } from 'typeorm'

const WAITING = () =>
  new TableIndex({
    name: 'ix_signups_waiting',
    columnNames: ['arrival'],
    where: '"waits_for" IS NOT NULL',
  })

/** Requests say why a person looks at them first; those that are there wait for nobody. */
export class WaitForALook20261123120000 implements MigrationInterface {
  readonly name = 'WaitForALook20261123120000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE signups ADD COLUMN "waits_for" varchar(12)')
    await runner.createIndex('signups', WAITING())
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('signups', WAITING())
    await runner.query('ALTER TABLE signups DROP COLUMN "waits_for"')
  }
}
