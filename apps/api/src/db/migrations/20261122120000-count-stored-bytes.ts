import type { MigrationInterface, QueryRunner, TableColumnOptions } from 'typeorm'
import { TableColumn, TableIndex } from 'typeorm'
import { unpackJson } from '../packed-json'
import { column, varchar } from './column-options'
import { index } from './workspace-tables'

/** A column of each table that the rest of the row tells, and how. */
interface Told {
  table: string
  made: TableColumnOptions
  value: (isSqlite: boolean) => string
}

const bytesOf = (name: string) => (isSqlite: boolean) =>
  isSqlite ? `length(CAST(${name} AS BLOB))` : `octet_length(${name})`

const TOLD: Told[] = [
  { table: 'resumes', made: column('bytes', 'integer'), value: bytesOf('content') },
  {
    table: 'resumes',
    made: varchar('template_id', 20),
    value: (isSqlite) => (isSqlite ? `content ->> '$.templateId'` : `content::json ->> 'templateId'`),
  },
  { table: 'resume_versions', made: column('bytes', 'integer'), value: bytesOf('content') },
  { table: 'idempotency_keys', made: column('bytes', 'integer'), value: bytesOf('answer') },
]

const DROPPED = (): [string, TableIndex][] => [
  ['resumes', new TableIndex(index('ix_resumes_account_id_updated_at', 'account_id', 'updated_at'))],
  [
    'resume_versions',
    new TableIndex(index('ix_resume_versions_resume_id_created_at', 'resume_id', 'created_at')),
  ],
]
const ADDED = (): [string, TableIndex][] => [
  [
    'resumes',
    new TableIndex(
      index(
        'ix_resumes_cards',
        ...['account_id', 'deleted_at', 'updated_at', 'id', 'title', 'template_id', 'is_default', 'version'],
        ...['created_at', 'bytes'],
      ),
    ),
  ],
  [
    'resume_versions',
    new TableIndex(
      index(
        'ix_resume_versions_list',
        ...['resume_id', 'created_at', 'version', 'id', 'reason', 'title', 'bytes'],
      ),
    ),
  ],
  [
    'idempotency_keys',
    new TableIndex(index('ix_idempotency_keys_bytes', 'account_id', 'created_at', 'bytes')),
  ],
]

/** What is packed from now on; before this, all of it was plain. */
const PACKED: [table: string, column: string][] = [
  ['resume_versions', 'content'],
  ['application_snapshots', 'content'],
  ['applications', 'match_at_apply'],
]

async function unpack(runner: QueryRunner, table: string, name: string): Promise<void> {
  const some = `SELECT id, ${name} AS text FROM ${table} WHERE ${name} LIKE '~%' LIMIT 500`
  for (;;) {
    const rows = (await runner.query(some)) as { id: string; text: string }[]
    if (rows.length === 0) return
    for (const { id, text } of rows)
      await runner.query(`UPDATE ${table} SET ${name} = $1 WHERE id = $2`, [
        JSON.stringify(unpackJson(text)),
        id,
      ])
  }
}

/** What an account stores, in bytes, and lists of resumes that do not read them. */
export class CountStoredBytes20261122120000 implements MigrationInterface {
  readonly name = 'CountStoredBytes20261122120000'

  async up(runner: QueryRunner): Promise<void> {
    const isSqlite = runner.connection.options.type === 'sqlite'
    for (const { table, made, value } of TOLD) {
      const name = made.name
      await runner.addColumn(table, new TableColumn({ ...made, isNullable: true }))
      await runner.query(`UPDATE ${table} SET ${name} = ${value(isSqlite)}`)
      await runner.changeColumn(table, name, new TableColumn(made))
    }
    for (const [table, old] of DROPPED()) await runner.dropIndex(table, old)
    for (const [table, made] of ADDED()) await runner.createIndex(table, made)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, name] of PACKED) await unpack(runner, table, name)
    // Answers are kept for a day only, and nobody else can read what was packed.
    await runner.query('DELETE FROM idempotency_keys')
    for (const [table, made] of ADDED().reverse()) await runner.dropIndex(table, made)
    for (const [table, old] of DROPPED()) await runner.createIndex(table, old)
    // By hand: the runner makes the table anew on SQLite, and the old one would take what belongs to it along.
    for (const { table, made } of [...TOLD].reverse())
      await runner.query(`ALTER TABLE ${table} DROP COLUMN ${made.name}`)
  }
}
