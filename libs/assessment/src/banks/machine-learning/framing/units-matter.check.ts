import { check } from '../../../checks/check'
import task from './units-matter.template'

type Rows = readonly (readonly [number, number])[]
const ROWS: Rows = [
  [0.1, 5],
  [0.2, 1],
  [0.5, 4],
  [0.6, 0],
  [0.8, 3],
  [0.9, 2],
]
const GOALS = [1, 4, 2, 7, 5, 6]
const BOTH = [0, 1] as const
const mean = (numbers: readonly number[]) => numbers.reduce((sum, x) => sum + x, 0) / numbers.length
const apart = (x: readonly number[], y: readonly number[]) =>
  Math.hypot(...x.map((one, i) => one - (y[i] ?? 0)))
const nearest = (row: readonly number[], others: Rows): number => {
  const distances = others.map((other) => apart(row, other))
  return distances.indexOf(Math.min(...distances))
}

const neighbours = (rows: Rows) =>
  rows.map(
    (row) =>
      GOALS[
        nearest(
          row,
          rows.map((other) => (other === row ? [Infinity, 0] : other)),
        )
      ],
  )

function groups(rows: Rows): number[] {
  let centres = rows.slice(0, 2)
  for (let round = 0; round < 9; round++) {
    const own = (group: number) => rows.filter((row) => nearest(row, centres) === group)
    centres = [0, 1].map((group) => [mean(own(group).map(([x]) => x)), mean(own(group).map(([, y]) => y))])
  }
  return rows.map((row) => nearest(row, centres))
}

/** Coordinate descent for half the squared error with both penalties, on centred columns. */
function linear(rows: Rows, l1: number, l2: number): number[] {
  const centred = BOTH.map((c) => rows.map((row) => row[c] - mean(rows.map((one) => one[c]))))
  const slopes = [0, 0]
  const rest = GOALS.map((goal) => goal - mean(GOALS))
  for (let round = 0; round < 60; round++)
    for (const c of BOTH) {
      const column = centred[c] ?? []
      const old = slopes[c] ?? 0
      const pull = column.reduce((sum, x, i) => sum + x * ((rest[i] ?? 0) + x * old), 0)
      const size = column.reduce((sum, x) => sum + x * x, l2)
      const slope = (Math.sign(pull) * Math.max(Math.abs(pull) - l1, 0)) / size
      column.forEach((x, i) => (rest[i] = (rest[i] ?? 0) - x * (slope - old)))
      slopes[c] = slope
    }
  return GOALS.map((goal, i) => goal - (rest[i] ?? 0))
}

function share(rows: Rows): number[] {
  const part = (a: 0 | 1, b: 0 | 1) =>
    mean(rows.map((row) => row[a] * row[b])) -
    mean(rows.map((row) => row[a])) * mean(rows.map((row) => row[b]))
  const [xx, xy, yy] = [part(0, 0), part(0, 1), part(1, 1)]
  return [(xx + yy + Math.hypot(xx - yy, 2 * xy)) / (2 * (xx + yy))]
}

/** The best tree of one split, for the rows that are drawn. */
function stump(rows: Rows, goals: readonly number[], drawn: readonly number[]): number[] {
  let [least, best] = [Infinity, rows.map(() => 0)]
  for (const c of BOTH)
    for (const [, edge] of rows.entries()) {
      const side = (row: (typeof rows)[number]) => row[c] <= edge[c]
      const told = (left: boolean) =>
        mean(drawn.flatMap((i) => (side(rows[i] ?? [0, 0]) === left ? [goals[i] ?? 0] : [])))
      const [low, high] = [told(true), told(false)]
      if (Number.isNaN(low + high)) continue
      const said = rows.map((row) => (side(row) ? low : high))
      const error = drawn.reduce((sum, i) => sum + ((goals[i] ?? 0) - (said[i] ?? 0)) ** 2, 0)
      if (error < least - 1e-9) [least, best] = [error, said]
    }
  return best
}
const ALL = [0, 1, 2, 3, 4, 5]
const forest = (rows: Rows) => {
  const trees = [
    [0, 0, 2, 3, 5, 5],
    [1, 1, 2, 4, 4, 3],
  ].map((drawn) => stump(rows, GOALS, drawn))
  return ALL.map((i) => mean(trees.map((tree) => tree[i] ?? 0)))
}
const boosted = (rows: Rows) => {
  const first = stump(rows, GOALS, ALL)
  const second = stump(
    rows,
    GOALS.map((goal, i) => goal - (first[i] ?? 0)),
    ALL,
  )
  return first.map((said, i) => said + (second[i] ?? 0))
}

const METHODS: readonly (readonly [RegExp, (rows: Rows) => readonly (number | undefined)[]])[] = [
  [/neighbours/, neighbours],
  [/k-means/, groups],
  [/Ridge/, (rows) => linear(rows, 0, 1)],
  [/Lasso/, (rows) => linear(rows, 1, 0)],
  [/without a penalty/, (rows) => linear(rows, 0, 0)],
  [/principal/, share],
  [/decision tree/, (rows) => stump(rows, GOALS, ALL)],
  [/forest/, forest],
  [/Boosted/, boosted],
]
const other = ROWS.map(([x, y]) => [1000 * x, y] as const)
/** By the words of each method, whether its result moves with the unit; run once. */
const MOVES = METHODS.map(([words, run]) => {
  const [before, after] = [run(ROWS), run(other)]
  return { words, moves: before.some((x, i) => Math.abs((x ?? 0) - (after[i] ?? 0)) > 1e-6) }
})

export default check(task, {
  option: (_, text) => MOVES.find(({ words }) => words.test(text))?.moves ?? false,
})
