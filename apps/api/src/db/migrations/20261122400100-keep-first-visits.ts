import type { MigrationInterface, QueryRunner } from 'typeorm'
import { Table } from 'typeorm'
import { column, time, varchar } from './column-options'

const visits = () =>
  new Table({
    name: 'first_visits',
    columns: [
      { ...varchar('account_id', 36), isPrimary: true, primaryKeyConstraintName: 'pk_first_visits' },
      column('is_earlier', 'boolean'),
      varchar('answer', 10, true),
      time('looked_at', true),
    ],
    foreignKeys: [
      {
        name: 'fk_first_visits_account',
        columnNames: ['account_id'],
        referencedTableName: 'accounts',
        referencedColumnNames: ['id'],
        onDelete: 'CASCADE',
      },
    ],
  })

/**
 * What somebody answered and looked at first, in every browser. Who signed in before there was a live market was admitted
 * at the moment of signing up; with sample data and no place of their own they are told once what it was.
 */
export class KeepFirstVisits20261122400100 implements MigrationInterface {
  readonly name = 'KeepFirstVisits20261122400100'

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(visits())
    await runner.query(
      `INSERT INTO first_visits (account_id, is_earlier)
       SELECT a.id, true FROM accounts a
       WHERE a.kind = 'registered' AND a.admitted_at = a.created_at
         AND EXISTS (SELECT 1 FROM markets m WHERE m.account_id = a.id)
         AND NOT EXISTS (SELECT 1 FROM candidates c WHERE c.account_id = a.id)
         AND NOT EXISTS (SELECT 1 FROM team_members t WHERE t.account_id = a.id)`,
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('first_visits')
  }
}
