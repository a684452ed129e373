import type { Cell } from '../table'

const literal = (cell: Cell): string => (typeof cell === 'string' ? `'${cell}'` : String(cell ?? 'NULL'))

/** Rows that somebody tries to store, each by a statement of its own. */
export const inserts = (table: string, rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `INSERT INTO ${table} VALUES (${row.map(literal).join(', ')});`).join('\n')

/** The same, with a row that breaks a constraint left out instead of ending the run. */
export const leftOut = (statements: string): string =>
  statements.replaceAll('INSERT INTO', 'INSERT OR IGNORE INTO')

export const REFUSED =
  'The statements run one after another, each on its own: one that breaks a constraint is refused, changes nothing, and the next one runs.'
