import type { MigrationInterface, QueryRunner } from 'typeorm'
import { Table } from 'typeorm'
import { column, time, varchar } from './column-options'
import { partOfKey } from './workspace-tables'

const lists = (): Table =>
  new Table({
    name: 'status_lists',
    columns: [
      { ...column('id', 'integer'), ...partOfKey('status_lists') },
      column('size', 'integer'),
      column('changes', 'integer'),
      column('signed_changes', 'integer'),
      column('signings', 'integer'),
      column('document', 'text', true),
      varchar('signed_by', 400, true),
      time('signed_at', true),
      column('leaf_index', 'integer', true),
    ],
  })

const entries = (): Table =>
  new Table({
    name: 'status_entries',
    columns: [
      { ...column('list_id', 'integer'), ...partOfKey('status_entries') },
      { ...column('index', 'integer'), ...partOfKey('status_entries') },
      varchar('reason', 20, true),
      time('at', true),
    ],
  })

/** Which credentials are revoked. No account is named, and nothing falls with one. */
export class KeepStatuses20261124162000 implements MigrationInterface {
  readonly name = 'KeepStatuses20261124162000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(lists())
    await runner.createTable(entries())
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(entries())
    await runner.dropTable(lists())
  }
}
