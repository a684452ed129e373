import { chmodSync, existsSync, mkdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { DataSource } from 'typeorm'
import type { Config } from '../config'
import { sqlitePath } from '../db/data-source'
import type { CommandResult } from './command'

/**
 * Copies the SQLite database to a file while the server runs: one consistent state, nothing to replay. Restoring is
 * putting the file in the place of the database while the server is stopped.
 */
export async function backup(config: Config, [target]: string[]): Promise<CommandResult> {
  if (!config.databaseUrl.startsWith('sqlite:'))
    return { ok: false, message: 'The database is PostgreSQL: use pg_dump for its backup.' }
  const database = sqlitePath(config.databaseUrl)
  if (!existsSync(database)) return { ok: false, message: `There is no database at ${database}.` }
  const stamp = new Date().toISOString().replace(/[:.]/g, '-')
  const file = resolve(target ?? join(config.dataDir, 'backups', `tryka-${stamp}.sqlite`))
  if (existsSync(file)) return { ok: false, message: `${file} exists already: choose another name.` }
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const source = await new DataSource({ type: 'sqlite', database, busyTimeout: 5_000 }).initialize()
  try {
    // No API of TypeORM makes a backup.
    await source.query('VACUUM INTO ?', [file])
  } finally {
    await source.destroy()
  }
  chmodSync(file, 0o600)
  return { ok: true, message: `Backup written to ${file}` }
}
