import type { MigrationInterface, QueryRunner } from 'typeorm'
import { Table } from 'typeorm'
import { column, id, time, varchar } from './column-options'

/** Deleted with its account. */
const ofAccount = (table: string) => ({
  name: `fk_${table}_account`,
  columnNames: ['account_id'],
  referencedTableName: 'accounts',
  referencedColumnNames: ['id'],
  onDelete: 'CASCADE',
})
const partOfKey = { isPrimary: true, primaryKeyConstraintName: 'pk_idempotency_keys' }

/** Guests and registered people, the browsers they use, and calls that must happen once. */
export class CreateAccounts20261121100000 implements MigrationInterface {
  readonly name = 'CreateAccounts20261121100000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'accounts',
        columns: [
          id('accounts'),
          varchar('kind', 12),
          varchar('email', 254, true),
          varchar('email_key', 254, true),
          time('created_at'),
          time('last_used_at'),
        ],
        indices: [
          { name: 'ux_accounts_email_key', columnNames: ['email_key'], isUnique: true },
          { name: 'ix_accounts_kind_last_used_at', columnNames: ['kind', 'last_used_at'] },
        ],
      }),
    )
    await this.createSessions(runner)
    await this.createKeys(runner)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of ['idempotency_keys', 'account_sessions', 'accounts']) await runner.dropTable(name)
  }

  private async createSessions(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'account_sessions',
        columns: [
          id('account_sessions'),
          varchar('account_id', 36),
          varchar('device', 80),
          time('created_at'),
          time('last_seen_at'),
        ],
        indices: [
          { name: 'ix_account_sessions_account_id', columnNames: ['account_id'] },
          { name: 'ix_account_sessions_last_seen_at', columnNames: ['last_seen_at'] },
        ],
        foreignKeys: [ofAccount('account_sessions')],
      }),
    )
  }

  private async createKeys(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'idempotency_keys',
        columns: [
          { ...varchar('account_id', 36), ...partOfKey },
          { ...varchar('call', 200), ...partOfKey },
          { ...varchar('key', 200), ...partOfKey },
          column('answer', 'text'),
          time('created_at'),
        ],
        indices: [{ name: 'ix_idempotency_keys_created_at', columnNames: ['created_at'] }],
        foreignKeys: [ofAccount('idempotency_keys')],
      }),
    )
  }
}
