import type { TableColumnOptions } from 'typeorm'

/** A primary key of 36 characters, named for its table. */
export const id = (table: string): TableColumnOptions => ({
  name: 'id',
  type: 'varchar',
  length: '36',
  isPrimary: true,
  primaryKeyConstraintName: `pk_${table}`,
})
export const varchar = (name: string, length: number, isNullable = false): TableColumnOptions => ({
  name,
  type: 'varchar',
  length: String(length),
  isNullable,
})
export const time = (name: string, isNullable = false): TableColumnOptions => varchar(name, 24, isNullable)
export const column = (name: string, type: string, isNullable = false): TableColumnOptions => ({
  name,
  type,
  isNullable,
})
