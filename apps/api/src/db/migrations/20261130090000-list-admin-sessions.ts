import type { MigrationInterface, QueryRunner } from 'typeorm'
import { Table } from 'typeorm'
import { id, time, varchar } from './column-options'
import { index, ref } from './workspace-tables'

const NAME = 'admin_sessions'

/** Where administrators are signed in. Whoever is when this runs signs in once more: their sessions are in no list. */
export class ListAdminSessions20261130090000 implements MigrationInterface {
  readonly name = 'ListAdminSessions20261130090000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: NAME,
        columns: [id(NAME), ref('admin_id'), varchar('device', 80), time('created_at'), time('last_seen_at')],
        indices: [index(`ix_${NAME}_admin_id`, 'admin_id'), index(`ix_${NAME}_last_seen_at`, 'last_seen_at')],
        foreignKeys: [
          {
            name: `fk_${NAME}_admin`,
            columnNames: ['admin_id'],
            referencedTableName: 'admins',
            referencedColumnNames: ['id'],
            onDelete: 'CASCADE',
          },
        ],
      }),
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(NAME)
  }
}
