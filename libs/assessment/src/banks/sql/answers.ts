import type { Key } from '../../tasks/template'

type Rows = readonly (readonly (string | number | null)[])[]

/** The key of a task that asks how many rows come back. */
export const rowCount = (rows: Rows): Key => ({
  kind: 'numeric',
  value: rows.length,
  tolerance: { absolute: 0 },
})

/** The key of a task whose statement answers with one text. */
export function onlyText(rows: Rows): Key {
  const text = rows[0]?.[0]
  if (rows.length !== 1 || typeof text !== 'string') throw new Error(`One text, not ${JSON.stringify(rows)}`)
  return { kind: 'short', accept: [text] }
}

/** The key of a task that asks in which order the first column comes back. */
export const orderOf = (rows: Rows, options: readonly string[]): Key => ({
  kind: 'ordering',
  orders: [rows.map(([text]) => options.indexOf(String(text)))],
})

/** The key of a task that asks for a whole number. */
export const whole = (value: number): Key => ({ kind: 'numeric', value, tolerance: { absolute: 0 } })
