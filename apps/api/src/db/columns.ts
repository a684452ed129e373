import type { EntitySchemaColumnOptions } from 'typeorm'
import { packJson, unpackJson } from './packed-json'

/**
 * The only file that names column types. Each is the same on SQLite and PostgreSQL, so that one set of migrations
 * serves both: times are ISO 8601 text in UTC (they sort and compare alike), JSON is text, nothing has a default.
 */
export const idColumn: EntitySchemaColumnOptions = { type: 'varchar', length: 36, primary: true }
export const varchar = (name: string, length: number, nullable = false): EntitySchemaColumnOptions => ({
  name,
  type: 'varchar',
  length,
  nullable,
})
export const longText = (name: string, nullable = false): EntitySchemaColumnOptions => ({
  name,
  type: 'text',
  nullable,
})
export const json = (name: string, nullable = false): EntitySchemaColumnOptions => ({
  name,
  type: 'simple-json',
  nullable,
})
/** JSON that is kept long and read one row or page at a time; what was stored plain is read all the same. */
export const packedJson = (name: string): EntitySchemaColumnOptions => ({
  ...longText(name),
  transformer: { to: packJson, from: unpackJson },
})
export const time = (name: string, nullable = false): EntitySchemaColumnOptions => varchar(name, 24, nullable)
export const flag = (name: string): EntitySchemaColumnOptions => ({ name, type: 'boolean' })
export const integer = (name: string, nullable = false): EntitySchemaColumnOptions => ({
  name,
  type: 'integer',
  nullable,
})
/** Milliseconds since 1970 and other numbers beyond 32 bits; PostgreSQL's driver answers them as text. */
export const bigint = (name: string): EntitySchemaColumnOptions => ({
  name,
  type: 'bigint',
  transformer: { from: Number, to: (value: number) => value },
})
