import type { Database } from '../db/database'

/** A row of a table as it is at some migration, with something in whatever may not be empty. */
export async function insertFilled(db: Database, table: string, own: Record<string, string | number | null>) {
  const runner = db.source.createQueryRunner()
  const { columns = [] } = (await runner.getTable(table)) ?? {}
  await runner.release()
  const something = (type: string) =>
    type === 'boolean' ? 'false' : /int|real|numeric/.test(type) ? '1' : `'[]'`
  const text = (value: string | number | null) => (typeof value === 'string' ? `'${value}'` : String(value))
  const values = columns.flatMap(({ name, type, isNullable, default: usual }) => {
    const value = own[name]
    if (value !== undefined) return [[name, text(value)]]
    return isNullable || usual != null ? [] : [[name, something(type)]]
  })
  await db.source.query(
    `INSERT INTO ${table} (${values.map(([name]) => name).join(', ')}) VALUES (${values.map(([, value]) => value).join(', ')})`,
  )
}
