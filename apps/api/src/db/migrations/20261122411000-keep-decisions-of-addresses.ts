import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Whose address a decision was about, after the account is erased: a keyed hash, and until when it is kept. */
export class KeepDecisionsOfAddresses20261122411000 implements MigrationInterface {
  readonly name = 'KeepDecisionsOfAddresses20261122411000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE decisions ADD COLUMN "address_hash" varchar(43)')
    await runner.query('ALTER TABLE decisions ADD COLUMN "address_until" varchar(24)')
    await runner.query(
      'CREATE INDEX ix_decisions_address ON decisions (address_hash, address_until) WHERE "address_hash" IS NOT NULL',
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX ix_decisions_address')
    await runner.query('ALTER TABLE decisions DROP COLUMN "address_until"')
    await runner.query('ALTER TABLE decisions DROP COLUMN "address_hash"')
  }
}
