import type { MigrationInterface, QueryRunner } from 'typeorm'
import { TableColumn } from 'typeorm'
import { varchar } from './column-options'

type Named = [table: string, column: TableColumn]
const NEW = (): Named[] => [
  ['otp_codes', new TableColumn(varchar('client', 43, true))],
  ['otp_codes', new TableColumn(varchar('browser', 43, true))],
  ['idempotency_keys', new TableColumn(varchar('body_hash', 43, true))],
]

/** Who asked for a code, so that one asker's limits are not another's; what a kept answer answered. */
export class SayWhoAsks20261122110000 implements MigrationInterface {
  readonly name = 'SayWhoAsks20261122110000'

  async up(runner: QueryRunner): Promise<void> {
    for (const [table, column] of NEW()) await runner.addColumn(table, column)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, column] of NEW().reverse()) await runner.dropColumn(table, column.name)
  }
}
