import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import type { DataSourceOptions, EntitySchema } from 'typeorm'
import sqlite3 from 'sqlite3'
import { DataSource } from 'typeorm'
import { Database } from './database'
import { FreeSpace } from './free-space'
import { migrations } from './migrations'
import { tellPlanner } from './planner-facts'
import { ReadTurns } from './read-turns'
import { dropSilentConnections, POSTGRES_PATIENCE } from './silent-postgres'

const common = {
  migrations,
  migrationsTableName: 'migrations',
  synchronize: false,
  // The default would make a search for `undefined` match every row.
  invalidWhereValuesBehavior: { null: 'throw', undefined: 'throw' } as const,
}

type Entities = EntitySchema[]

export interface DatabaseOptions {
  /** Every table; who puts the app together names them. */
  entities: Entities
  /** Keeps test files apart on PostgreSQL. */
  schema?: string | undefined
  /** Below this, on the disk of an SQLite file, only erasing is allowed. */
  minFreeBytes?: number
}

const MEMORY = ':memory:'
export const sqlitePath = (url: string): string => url.replace(/^sqlite:(\/\/(?=\/))?/, '')

/** TypeORM asks for the driver's verbose mode, which prints every parameter at every call, in case of an error. */
const quietDriver = { verbose: () => sqlite3 }

const sqlite = (path: string, entities: Entities): DataSourceOptions => ({
  type: 'sqlite',
  driver: quietDriver,
  database: path,
  enableWAL: path !== MEMORY,
  busyTimeout: 5_000,
  entities,
  ...common,
})

const postgres = (url: string, { entities, schema }: DatabaseOptions): DataSourceOptions => ({
  type: 'postgres',
  url,
  poolSize: 10,
  connectTimeoutMS: 3_000,
  ...(schema ? { schema } : {}),
  extra: {
    ...POSTGRES_PATIENCE,
    lock_timeout: 2_000,
    idle_in_transaction_session_timeout: 10_000,
    ...(schema ? { options: `-c search_path=${schema}` } : {}),
  },
  entities,
  ...common,
})

/** Only the owner of the process reads the data; `-wal` and `-shm` inherit the mode of the file. */
function createPrivately(path: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  closeSync(openSync(path, 'a', 0o600))
  chmodSync(path, 0o600)
}

/** In KB, taken as pages are read: with the usual 2 MB, each look-up in a large index reads the file. */
const CACHE = 'cache_size = -32768'

/** An acknowledged write survives a power cut, and deleted personal data is overwritten. */
async function safePragmas(source: DataSource): Promise<void> {
  for (const pragma of ['synchronous = FULL', 'secure_delete = ON', 'foreign_keys = ON', CACHE])
    await source.query(`PRAGMA ${pragma}`)
}

/**
 * A connection does one thing at a time anyway. Told so, the driver waits in its queue; otherwise it closes a finished
 * statement on the main thread, which then waits for the lock of the connection until the next one ends.
 */
function oneAtATime({ driver }: DataSource): void {
  const { databaseConnection } = driver as unknown as { databaseConnection: { serialize(): void } }
  databaseConnection.serialize()
}

/** A connection of its own for reads: WAL lets it see the last commit while a write is under way. */
async function sqliteReader(path: string, entities: Entities, turns: ReadTurns): Promise<DataSource> {
  const reader = await new DataSource(sqlite(path, entities)).initialize()
  oneAtATime(reader)
  await reader.query('PRAGMA query_only = ON')
  await reader.query(`PRAGMA ${CACHE}`)
  // SQLite has one runner for all.
  const runner = reader.createQueryRunner()
  const send = runner.query.bind(runner) as (...args: unknown[]) => Promise<unknown>
  runner.query = ((...args: unknown[]) => turns.take(() => send(...args))) as typeof runner.query
  return reader
}

/** A data source that is not connected yet. */
export const dataSourceFor = (url: string, options: DatabaseOptions): DataSource =>
  new DataSource(/^postgres/.test(url) ? postgres(url, options) : sqlite(sqlitePath(url), options.entities))

/** Connects. Migrations are a separate step, so that a command can choose. */
export async function openDatabase(url: string, options: DatabaseOptions): Promise<Database> {
  const source = dataSourceFor(url, options)
  if (/^postgres/.test(url)) return new Database(dropSilentConnections(await source.initialize()))
  const path = sqlitePath(url)
  if (path !== MEMORY) createPrivately(path)
  await source.initialize()
  await safePragmas(source)
  if (path === MEMORY) return new Database(source)
  const turns = new ReadTurns()
  const space = new FreeSpace(dirname(path), options.minFreeBytes ?? 0)
  return new Database(source, { reader: await sqliteReader(path, options.entities, turns), turns, space })
}

/** Any number that nothing else in the database locks. */
const MIGRATION_LOCK = 7_419_302

const run = (source: DataSource): Promise<unknown> => source.runMigrations({ transaction: 'each' })

/** Instances that start together take turns, and a long migration is not cut off like a request. */
async function migratePostgres(source: DataSource): Promise<void> {
  const options = source.options as Extract<DataSourceOptions, { type: 'postgres' }>
  const extra = { ...(options.extra as object), statement_timeout: 0, query_timeout: 0, lock_timeout: 0 }
  const patient = await new DataSource({ ...options, poolSize: 2, extra }).initialize()
  const lock = patient.createQueryRunner()
  try {
    await lock.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK])
    await run(patient)
  } finally {
    await lock.release()
    await patient.destroy()
  }
}

/** Brings the tables up to date. */
export async function migrate(db: Database): Promise<void> {
  await (db.isSqlite ? run(db.source) : migratePostgres(db.source))
  await tellPlanner(db)
}
