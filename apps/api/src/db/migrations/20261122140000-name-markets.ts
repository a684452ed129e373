import type { MigrationInterface, QueryRunner } from 'typeorm'

type Named = { name: string; sql: string }

const isSqlite = (runner: QueryRunner) => runner.connection.options.type === 'sqlite'

/** The tables that hold rows of one, and the names in which the old word stands: keys and indexes. */
async function found(runner: QueryRunner, word: string) {
  const ask = (sql: string) => runner.query(sql) as Promise<Named[]>
  if (isSqlite(runner))
    return {
      tables: await ask(
        `SELECT m.name AS name FROM sqlite_master m JOIN pragma_table_info(m.name) c
         WHERE m.type = 'table' AND c.name = '${word}_id' ORDER BY m.name`,
      ),
      keys: [],
      indexes: await ask(
        `SELECT name, sql FROM sqlite_master WHERE type = 'index' AND name LIKE '%${word}%'`,
      ),
    }
  return {
    tables: await ask(
      `SELECT table_name AS name FROM information_schema.columns
       WHERE table_schema = current_schema() AND column_name = '${word}_id' ORDER BY table_name`,
    ),
    keys: (await runner.query(
      `SELECT c.conname AS name, t.relname AS sql FROM pg_constraint c
       JOIN pg_class t ON t.oid = c.conrelid JOIN pg_namespace n ON n.oid = t.relnamespace
       WHERE n.nspname = current_schema() AND c.conname LIKE '%${word}%'`,
    )) as Named[],
    // Asked before the keys are renamed, whose own indexes follow them.
    indexes: await ask(
      `SELECT indexname AS name, '' AS sql FROM pg_indexes i WHERE schemaname = current_schema()
       AND indexname LIKE '%${word}%' AND NOT EXISTS (
         SELECT 1 FROM pg_constraint c JOIN pg_namespace n ON n.oid = c.connamespace
         WHERE c.conname = i.indexname AND n.nspname = current_schema())`,
    ),
  }
}

/** SQLite renames no constraint: the texts of its tables are what keeps their names. */
async function renameInTexts(runner: QueryRunner, from: string, to: string): Promise<void> {
  await runner.query('PRAGMA writable_schema = ON')
  await runner.query(`UPDATE sqlite_master SET sql = replace(sql, '_${from}', '_${to}') WHERE type = 'table'`)
  await runner.query('PRAGMA writable_schema = RESET')
}

async function rename(runner: QueryRunner, from: string, to: string): Promise<void> {
  const { tables, keys, indexes } = await found(runner, from)
  const renamed = (text: string) => text.replaceAll(from, to)
  await runner.query(`ALTER TABLE "${from}s" RENAME TO "${to}s"`)
  for (const { name } of tables)
    await runner.query(`ALTER TABLE "${name}" RENAME COLUMN "${from}_id" TO "${to}_id"`)
  for (const { name, sql: table } of keys)
    await runner.query(`ALTER TABLE "${renamed(table)}" RENAME CONSTRAINT "${name}" TO "${renamed(name)}"`)
  for (const { name, sql } of indexes) {
    if (!isSqlite(runner)) await runner.query(`ALTER INDEX "${name}" RENAME TO "${renamed(name)}"`)
    else if (sql) {
      await runner.query(`DROP INDEX "${name}"`)
      await runner.query(renamed(sql))
    }
  }
  if (isSqlite(runner)) await renameInTexts(runner, from, to)
}

/** What an account had for itself is a market, and is called so: tables, columns, keys and indexes. */
export class NameMarkets20261122140000 implements MigrationInterface {
  readonly name = 'NameMarkets20261122140000'

  async up(runner: QueryRunner): Promise<void> {
    await rename(runner, 'workspace', 'market')
  }

  async down(runner: QueryRunner): Promise<void> {
    await rename(runner, 'market', 'workspace')
  }
}
