import type { CodeCase, Row } from '../../tasks/code'
import type { Table } from './table'
import { created, printed } from './table'

export type Definition = Pick<Table, 'name' | 'columns'>

/** The tables of a code task without their rows, under the name of what runs them: dialects differ. */
export const definitions = (tables: readonly Definition[]): string =>
  [
    '-- SQLite 3.54',
    ...tables.map(({ name, columns }) => `CREATE TABLE ${name} (\n  ${columns.join(',\n  ')}\n);`),
  ].join('\n')

/** A case of a code task: its tables with their rows, and what a right statement gives on them. */
export const caseOf = (
  name: string,
  tables: readonly Table[],
  columns: readonly string[],
  rows: readonly Row[],
): CodeCase => ({
  name,
  shown: [...tables.map(printed), printed({ name: 'Expected result', columns, rows })].join('\n\n'),
  database: tables.map(created).join('\n'),
  rows,
})

/** The first of the cases is shown, the others are not. */
export const shownOf = <T>(cases: readonly T[]): T[] => cases.slice(0, 1)
export const hiddenOf = <T>(cases: readonly T[]): T[] => cases.slice(1)
