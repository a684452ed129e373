import type { MigrationInterface, QueryRunner } from 'typeorm'
import { Table } from 'typeorm'
import { column, id, time, varchar } from './column-options'

/** Administrators and the record of what they did. */
export class CreateAdmins20261121090200 implements MigrationInterface {
  readonly name = 'CreateAdmins20261121090200'

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'admins',
        columns: [
          id('admins'),
          varchar('username', 64),
          varchar('username_key', 128),
          varchar('password_hash', 255),
          time('created_at'),
          time('updated_at'),
        ],
        indices: [{ name: 'ux_admins_username_key', columnNames: ['username_key'], isUnique: true }],
      }),
    )
    await runner.createTable(
      new Table({
        name: 'audit_entries',
        columns: [
          id('audit_entries'),
          time('at'),
          varchar('actor', 64),
          varchar('action', 40),
          varchar('target', 120, true),
          varchar('ip', 64, true),
          varchar('request_id', 64, true),
          column('details', 'text', true),
        ],
        indices: [{ name: 'ix_audit_entries_at', columnNames: ['at'] }],
      }),
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('audit_entries')
    await runner.dropTable('admins')
  }
}
