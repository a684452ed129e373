import type { MigrationInterface, QueryRunner, TableColumnOptions } from 'typeorm'
import { Table, TableColumn, TableIndex } from 'typeorm'
import { column, time, varchar } from './column-options'

const ADMINS = 'admins'
/** Whoever administered before there were roles may do everything. */
const TOLD: readonly { made: TableColumnOptions; value: string }[] = [
  { made: varchar('role', 12), value: `'owner'` },
  { made: varchar('state', 12), value: `'active'` },
]
const ADDED: readonly TableColumnOptions[] = [
  varchar('email', 254, true),
  varchar('email_key', 254, true),
  varchar('invited_by', 64, true),
  varchar('token_hash', 43, true),
  time('invite_expires_at', true),
]
const unique = (column: string) => ({
  name: `ux_admins_${column}`,
  columnNames: [column],
  isUnique: true,
  where: `"${column}" IS NOT NULL`,
})
const INDICES = ['email_key', 'token_hash'].map(unique)

const part = (table: string, column: TableColumnOptions): TableColumnOptions => ({
  ...column,
  isPrimary: true,
  primaryKeyConstraintName: `pk_${table}`,
})
const ofAdmin = (table: string) => ({
  name: `fk_${table}_admin`,
  columnNames: ['admin_id'],
  referencedTableName: ADMINS,
  referencedColumnNames: ['id'],
  onDelete: 'CASCADE',
})

const tables = (): Table[] => [
  new Table({
    name: 'admin_factors',
    columns: [
      part('admin_factors', varchar('admin_id', 36)),
      varchar('secret', 255),
      time('begun_at'),
      time('confirmed_at', true),
      column('last_step', 'integer'),
    ],
    foreignKeys: [ofAdmin('admin_factors')],
  }),
  new Table({
    name: 'recovery_codes',
    columns: [
      part('recovery_codes', varchar('admin_id', 36)),
      part('recovery_codes', varchar('code_hash', 43)),
      time('used_at', true),
    ],
    foreignKeys: [ofAdmin('recovery_codes')],
  }),
]

/** Roles of administrators, their invitations and their second factor. */
export class NameRoles20261122300000 implements MigrationInterface {
  readonly name = 'NameRoles20261122300000'

  async up(runner: QueryRunner): Promise<void> {
    for (const { made, value } of TOLD) {
      await runner.addColumn(ADMINS, new TableColumn({ ...made, isNullable: true }))
      await runner.query(`UPDATE ${ADMINS} SET ${made.name} = ${value}`)
      await runner.changeColumn(ADMINS, made.name, new TableColumn(made))
    }
    for (const each of ADDED) await runner.addColumn(ADMINS, new TableColumn(each))
    for (const each of INDICES) await runner.createIndex(ADMINS, new TableIndex(each))
    for (const table of tables()) await runner.createTable(table)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { name } of tables().reverse()) await runner.dropTable(name)
    for (const { name } of INDICES) await runner.dropIndex(ADMINS, name)
    // An invitation is no administrator yet.
    await runner.query(`DELETE FROM ${ADMINS} WHERE state = 'invited'`)
    for (const { name } of [...ADDED, ...TOLD.map(({ made }) => made)].reverse())
      await runner.dropColumn(ADMINS, name)
  }
}
