import type { Key } from '../../tasks/template'

/** The key of a task whose statement answers with one number. */
export function onlyCell(rows: readonly (readonly (string | number | null)[])[]): Key {
  const value = rows[0]?.[0]
  if (rows.length !== 1 || typeof value !== 'number')
    throw new Error(`One number, not ${JSON.stringify(rows)}`)
  return { kind: 'numeric', value, tolerance: { absolute: 0 } }
}
