import type { Cell } from '../../tasks/code'

export type { Cell }
export interface Table {
  name: string
  /** `id integer primary key`: name and type of each column. */
  columns: readonly string[]
  rows: readonly (readonly Cell[])[]
}

const shown = (cell: Cell): string => (cell === null ? 'NULL' : String(cell))
const literal = (cell: Cell): string =>
  typeof cell === 'string' ? `'${cell.replace(/'/g, "''")}'` : shown(cell)
const nameOf = (column: string): string => column.split(' ')[0] ?? column

/** A table as a person reads it: name, header, rows in columns. */
export function printed({ name, columns, rows }: Table): string {
  const all = [columns.map(nameOf), ...rows.map((row) => row.map(shown))]
  const widths = columns.map((_, i) => Math.max(...all.map((row) => (row[i] ?? '').length)))
  const lines = all.map((row) =>
    row
      .map((cell, i) => cell.padEnd(widths[i] ?? 0))
      .join(' | ')
      .trimEnd(),
  )
  const [head = '', ...body] = lines
  return [name, head, widths.map((width) => '-'.repeat(width)).join('-+-'), ...body].join('\n')
}

/** The statements that make it. */
export const created = ({ name, columns, rows }: Table): string =>
  [
    `CREATE TABLE ${name} (${columns.join(', ')});`,
    ...rows.map((row) => `INSERT INTO ${name} VALUES (${row.map(literal).join(', ')});`),
  ].join('\n')

/** Tables above a statement, as the code of a task. */
export const shownWith = (tables: readonly Table[], statement: string): string =>
  [...tables.map(printed), statement].join('\n\n')

/** Tables made and the statement run. */
export const runnable = (tables: readonly Table[], statement: string): string =>
  [...tables.map(created), statement].join('\n')
