import type { MigrationInterface, QueryRunner } from 'typeorm'
import { TableIndex } from 'typeorm'
import { index } from './workspace-tables'

const TABLE = 'accounts'
const INDICES: [name: string, where: string][] = [
  ['ix_accounts_let_in', '"admitted_at" IS NOT NULL'],
  ['ix_accounts_not_let_in', '"admitted_at" IS NULL'],
]

/** The console lists accounts that were let in, or were not, newest first. */
export class FilterUsers20261123100000 implements MigrationInterface {
  readonly name = 'FilterUsers20261123100000'

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, where] of INDICES)
      await runner.createIndex(TABLE, new TableIndex({ ...index(name, 'kind', 'created_at', 'id'), where }))
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [name] of INDICES) await runner.dropIndex(TABLE, name)
  }
}
