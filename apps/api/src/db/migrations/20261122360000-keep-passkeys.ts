import type { MigrationInterface, QueryRunner } from 'typeorm'
import { Table } from 'typeorm'
import { column, id, time, varchar } from './column-options'
import { index, unique } from './workspace-tables'

const tables = (): Table[] => [
  new Table({
    name: 'passkeys',
    columns: [
      id('passkeys'),
      varchar('credential_id', 1_364),
      varchar('owner_kind', 8),
      varchar('owner_id', 36),
      column('public_key', 'text'),
      column('counter', 'bigint'),
      column('transports', 'text'),
      column('backed_up', 'boolean'),
      varchar('aaguid', 36),
      varchar('name', 60),
      varchar('state', 8),
      time('created_at'),
      time('last_used_at', true),
    ],
    indices: [
      unique('ux_passkeys_credential_id', 'credential_id'),
      index('ix_passkeys_owner', 'owner_kind', 'owner_id'),
    ],
  }),
  new Table({
    name: 'passkey_challenges',
    columns: [
      {
        ...varchar('id', 43),
        isPrimary: true,
        primaryKeyConstraintName: 'pk_passkey_challenges',
      },
      varchar('bound', 43),
      time('expires_at'),
    ],
    indices: [index('ix_passkey_challenges_expires_at', 'expires_at')],
  }),
]

/** Passkeys of accounts and of administrators, and the questions that they answer. */
export class KeepPasskeys20261122360000 implements MigrationInterface {
  readonly name = 'KeepPasskeys20261122360000'

  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables()) await runner.createTable(table)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { name } of tables().reverse()) await runner.dropTable(name)
  }
}
