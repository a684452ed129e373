import { check } from '../../../checks/check'
import task from './price-per-piece.template'

/** Rows in which nothing is equal to anything else. */
const ROWS = [
  { price: 3, count: 7 },
  { price: 11, count: 2 },
  { price: 5, count: 13 },
] as const
/** Each piece as a row of its own, each row as what it came to, each row as its price. */
const LISTS = {
  unit: ROWS.flatMap(({ price, count }) => Array.from({ length: count }, () => price)),
  row: ROWS.map(({ price, count }) =>
    Array.from({ length: count }, () => price).reduce<number>((x, y) => x + y, 0),
  ),
  listed: ROWS.map(({ price }) => price),
}

export default check(task, {
  option: ({ subject: { table, price, count }, want }, text, { sql }) => {
    const rows = ROWS.map((row) => `(${row.price}.0, ${row.count}.0)`).join(', ')
    const [[given = null] = []] = sql(
      `CREATE TABLE ${table} (${price} real, ${count} real); INSERT INTO ${table} VALUES ${rows}; SELECT ${text} FROM ${table};`,
    )
    const list: readonly number[] = LISTS[want]
    return Math.abs(Number(given) - list.reduce((x, y) => x + y, 0) / list.length) < 1e-9
  },
})
