import type { DataSource, Logger } from 'typeorm'
import type { Database } from '../../apps/api/src/db/database'

/** From this many rows on, reading a whole table is a fault. */
const LARGE = 10_000

export interface Statement {
  sql: string
  params: unknown[]
}

export interface Plan {
  sql: string
  lines: string[]
  /** Large tables that are read from end to end. */
  scans: string[]
}

const silent: Logger = {
  logQuery: () => undefined,
  logQueryError: () => undefined,
  logQuerySlow: () => undefined,
  logSchemaBuild: () => undefined,
  logMigration: () => undefined,
  log: () => undefined,
}

const sourcesOf = (db: Database): DataSource[] => [...new Set([db.source, db.read.connection])]

/** The reading statements that some work sends. */
export async function statementsOf(db: Database, work: () => Promise<unknown>): Promise<Statement[]> {
  const sent: Statement[] = []
  const listen: Logger = {
    ...silent,
    logQuery: (sql, params: unknown[] = []) =>
      void (/^(SELECT|WITH)/i.test(sql) && sent.push({ sql, params })),
  }
  const before = sourcesOf(db).map((source) => [source, source.logger] as const)
  for (const [source] of before) source.logger = listen
  await work()
  for (const [source, logger] of before) source.logger = logger
  return sent
}

/** Tables with so many rows that a scan of one is worth a mark. */
export async function largeTables(db: Database): Promise<Set<string>> {
  const large = new Set<string>()
  for (const { tableName } of db.source.entityMetadatas) {
    const [row] = await db.source.query<{ n: number | string }[]>(`SELECT COUNT(*) AS n FROM "${tableName}"`)
    if (Number(row?.n ?? 0) >= LARGE) large.add(tableName)
  }
  return large
}

const tableOf = (sql: string, alias: string): string =>
  new RegExp(`"?(\\w+)"?\\s+(?:AS\\s+)?"?${alias}"?(?=[\\s,)]|$)`).exec(sql)?.[1] ?? alias

/** SQLite names the alias, PostgreSQL the table. A scan of an index reads as many rows as one of the table. */
function scannedIn(sql: string, line: string): string | undefined {
  const sqlite = /^SCAN (\w+)/.exec(line)?.[1]
  if (sqlite) return tableOf(sql, sqlite)
  return /Seq Scan on (?:\w+\.)?(\w+)/.exec(line)?.[1]
}

export async function planOf(db: Database, { sql, params }: Statement, large: Set<string>): Promise<Plan> {
  const explain = db.isSqlite ? 'EXPLAIN QUERY PLAN' : 'EXPLAIN'
  const rows = await db.source.query<Record<string, unknown>[]>(`${explain} ${sql}`, params)
  const lines = rows.map((row) => String(row['detail'] ?? row['QUERY PLAN']))
  const scans = lines.flatMap((line) => scannedIn(sql, line) ?? []).filter((name) => large.has(name))
  return { sql, lines, scans: [...new Set(scans)] }
}
