import type { Row } from '../tasks/code'

/** Sums of the same numbers in another order differ after so many digits. */
const DIGITS = 12

const cellForm = (cell: unknown): string =>
  typeof cell === 'number'
    ? Number(cell.toPrecision(DIGITS)).toString()
    : cell instanceof Uint8Array
      ? `x'${Buffer.from(cell).toString('hex')}'`
      : JSON.stringify(cell)
const rowForm = (row: readonly unknown[]): string => row.map(cellForm).join()

/**
 * Whether two results say the same: the same rows as often, in any order unless it counts. Names of columns do not matter,
 * their order does; 2 and 2.0 are one number, '2' is a text, and numbers are compared to 12 digits.
 */
export function sameRows(
  found: readonly (readonly unknown[])[],
  expected: readonly Row[],
  ordered: boolean,
): boolean {
  if (found.length !== expected.length) return false
  const [left, right] = [found.map(rowForm), expected.map(rowForm)]
  if (!ordered) for (const rows of [left, right]) rows.sort()
  return left.every((row, i) => row === right[i])
}
