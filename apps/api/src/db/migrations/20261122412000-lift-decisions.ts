import type { MigrationInterface, QueryRunner } from 'typeorm'

const ADDED = { lifted_by: 'varchar(64)', lift_reason: 'text' }

/** Who lifted a decision, and what whom it is about was told. */
export class LiftDecisions20261122412000 implements MigrationInterface {
  readonly name = 'LiftDecisions20261122412000'

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, type] of Object.entries(ADDED))
      await runner.query(`ALTER TABLE decisions ADD COLUMN "${name}" ${type}`)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(ADDED)) await runner.query(`ALTER TABLE decisions DROP COLUMN "${name}"`)
  }
}
