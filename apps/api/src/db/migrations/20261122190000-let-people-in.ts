import type { MigrationInterface, QueryRunner } from 'typeorm'
import { Table } from 'typeorm'
import { time, varchar } from './column-options'

const TABLE = 'admissions'

/** Addresses that an administrator let into the live market, whether they have an account yet or not. */
export class LetPeopleIn20261122190000 implements MigrationInterface {
  readonly name = 'LetPeopleIn20261122190000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: TABLE,
        columns: [
          { ...varchar('email_key', 254), isPrimary: true, primaryKeyConstraintName: 'pk_admissions' },
          time('admitted_at'),
          varchar('admitted_by', 64),
          time('sent_at', true),
        ],
      }),
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(TABLE)
  }
}
