import type { TableColumnOptions, TableIndexOptions } from 'typeorm'
import { Table } from 'typeorm'
import { varchar } from './column-options'

type Owner = 'account' | 'workspace'

/** The id of a row of another table. */
export const ref = (name: string, isNullable = false): TableColumnOptions => varchar(name, 36, isNullable)
export const partOfKey = (table: string) => ({ isPrimary: true, primaryKeyConstraintName: `pk_${table}` })
export const index = (name: string, ...columnNames: string[]): TableIndexOptions => ({ name, columnNames })
export const unique = (name: string, ...columnNames: string[]): TableIndexOptions => ({
  name,
  columnNames,
  isUnique: true,
})

/** A table whose rows are deleted with their account or workspace. */
export const table = (
  name: string,
  columns: TableColumnOptions[],
  indices: TableIndexOptions[],
  owners: Owner[],
): Table =>
  new Table({
    name,
    columns,
    indices,
    foreignKeys: owners.map((owner) => ({
      name: `fk_${name}_${owner}`,
      columnNames: [`${owner}_id`],
      referencedTableName: `${owner}s`,
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    })),
  })
