import type { EntityManager, EntitySchema, ObjectLiteral } from 'typeorm'

/** Below the limits of both databases for values in one statement. */
const VALUES = 12_000

/** Many rows in few statements: several times faster than the builder, which names every value. */
export async function bulkInsert<T extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntitySchema<T>,
  rows: readonly T[],
): Promise<void> {
  const { columns, tablePath } = manager.connection.getMetadata(entity)
  const { driver } = manager.connection
  const into = tablePath
    .split('.')
    .map((part) => driver.escape(part))
    .join('.')
  const names = columns.map(({ databaseName }) => driver.escape(databaseName)).join(', ')
  const size = Math.max(1, Math.floor(VALUES / columns.length))
  for (let from = 0; from < rows.length; from += size) {
    const values: unknown[] = []
    const tuples = rows.slice(from, from + size).map((row) => {
      const places = columns.map((column) => {
        const value: unknown = row[column.propertyName] ?? null
        values.push(value === null ? null : driver.preparePersistentValue(value, column))
        return driver.createParameter('', values.length - 1)
      })
      return `(${places.join(',')})`
    })
    await manager.query(`INSERT INTO ${into} (${names}) VALUES ${tuples.join(',')}`, values)
  }
}
