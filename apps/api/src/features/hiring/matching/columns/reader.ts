import type { Source } from './protocol'

/** A connection that only reads. */
export interface Reader {
  readonly isSqlite: boolean
  /** Parameters are `$1`, `$2` … in the order of their use. */
  rows<T>(sql: string, parameters?: readonly unknown[]): Promise<T[]>
  close(): Promise<void>
}

/** A common word is found in hundreds of thousands of rows; nobody waits longer. */
const PATIENCE_MS = 15_000

async function openSqlite(path: string): Promise<Reader> {
  const { default: sqlite3 } = await import('sqlite3')
  const db = await new Promise<InstanceType<typeof sqlite3.Database>>((resolve, reject) => {
    const opened = new sqlite3.Database(path, sqlite3.OPEN_READONLY, (error) =>
      error ? reject(error) : resolve(opened),
    )
  })
  const rows = <T>(sql: string, parameters: readonly unknown[] = []) =>
    new Promise<T[]>((resolve, reject) => {
      db.all<T>(sql, [...parameters], (error, found) => (error ? reject(error) : resolve(found)))
    })
  await rows('PRAGMA busy_timeout = 5000')
  // What it does not hold, the system does: 16 MB make neither a start nor a search for words faster.
  await rows('PRAGMA cache_size = -4000')
  return {
    isSqlite: true,
    rows,
    close: () => new Promise((resolve) => db.close(() => resolve())),
  }
}

async function openPostgres(url: string, schema: string | undefined): Promise<Reader> {
  const { default: pg } = await import('pg')
  const client = new pg.Client({
    connectionString: url,
    statement_timeout: PATIENCE_MS,
    ...(schema ? { options: `-c search_path=${schema}` } : {}),
  })
  await client.connect()
  // A connection that ends fails the next question, and with it the process: another one begins anew.
  client.on('error', () => undefined)
  return {
    isSqlite: false,
    rows: async <T>(sql: string, parameters: readonly unknown[] = []) =>
      (await client.query<T & object>(sql, [...parameters])).rows as T[],
    close: () => client.end(),
  }
}

/** Opens it, or throws what the driver says. */
export const openReader = (source: Source): Promise<Reader> =>
  source.type === 'sqlite' ? openSqlite(source.path) : openPostgres(source.url, source.schema)
