import { ROWS, type Rows } from '../signups.queries'

const KEY = 'tryka.requests.rows'

export const asRows = (value: string | null): Rows | undefined => ROWS.find((rows) => String(rows) === value)

/** How many rows were chosen last in this browser. */
export function keptRows(): Rows {
  try {
    return asRows(localStorage.getItem(KEY)) ?? 50
  } catch {
    return 50
  }
}

export function keepRows(rows: Rows): void {
  try {
    localStorage.setItem(KEY, String(rows))
  } catch {
    // Storage may be full or forbidden; the address then keeps the choice as long as the list is open.
  }
}
