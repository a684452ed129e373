import type { MigrationInterface, QueryRunner } from 'typeorm'

/** A new name or domain that waits for a decision, and proofs that are looked at again. */
const ADDED: [name: string, type: string][] = [
  ['pending_change', 'text'],
  ['change_ready_at', 'varchar(24)'],
  ['check_due_at', 'varchar(24)'],
  ['check_asked_at', 'varchar(24)'],
  ['doubted_at', 'varchar(24)'],
]

export class ChangeCompanies20261122380000 implements MigrationInterface {
  readonly name = 'ChangeCompanies20261122380000'

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, type] of ADDED)
      await runner.query(`ALTER TABLE company_proofs ADD COLUMN "${name}" ${type}`)
    await runner.query(
      `CREATE INDEX "ix_company_proofs_check_due_at" ON company_proofs ("check_due_at") WHERE "check_due_at" IS NOT NULL`,
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX "ix_company_proofs_check_due_at"`)
    for (const [name] of [...ADDED].reverse())
      await runner.query(`ALTER TABLE company_proofs DROP COLUMN "${name}"`)
  }
}
