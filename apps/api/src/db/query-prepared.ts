import type { EntityManager } from 'typeorm'

/** By their text, so that each has one name on every connection. */
const names = new Map<string, string>()

/** What a transaction of SQLite gives for it. */
export interface PreparedQueries {
  queryPrepared(sql: string, params: unknown[]): Promise<unknown[]>
}

/**
 * A statement of a transaction that the database reads and plans once for each connection: of a short one, that is most
 * of the cost. `sql` is a constant of the code.
 */
export async function queryPrepared<T>(
  manager: EntityManager,
  sql: string,
  params: unknown[] = [],
): Promise<T[]> {
  const runner = manager.queryRunner as Partial<PreparedQueries> | undefined
  if (runner?.queryPrepared) return (await runner.queryPrepared(sql, params)) as T[]
  if (manager.connection.options.type !== 'postgres') return manager.query(sql, params)
  const name = names.get(sql) ?? `write_${names.size + 1}`
  names.set(sql, name)
  // TypeORM hands a statement to its driver as it is, and that one takes a name beside the text.
  return manager.query({ name, text: sql } as unknown as string, params)
}
