import { template } from '../../../tasks/template'
import { grid } from '../../grid'

const SCENES = [
  { goal: 'price', x: 'east_km', y: 'north_km' },
  { goal: 'pollen', x: 'east_km', y: 'north_km' },
  { goal: 'noise', x: 'row', y: 'seat' },
] as const
const [ROWS, NEIGHBOURS] = [6, 3]

const squared = (row: { x: number; y: number }, at: { x: number; y: number }): number =>
  (row.x - at.x) ** 2 + (row.y - at.y) ** 2

export default template({
  id: 'machine-learning/linear-and-trees/nearest-mean',
  revision: 1,
  kind: 'numeric',
  topic: 'linear-and-trees',
  grade: 1,
  nudge: 0.3,
  seconds: 120,
  status: 'active',
  idea: 'Nearest neighbours answer with the mean of the rows next to the new one.',
  params: (rng) => {
    const at = { x: rng.int(3, 7), y: rng.int(3, 7) }
    // One step of each length, so that no two rows are equally far.
    const steps = rng.sample(
      [
        [1, 0],
        [1, 1],
        [2, 0],
        [2, 1],
        [2, 2],
        [3, 0],
        [3, 1],
        [3, 2],
      ] as const,
      ROWS,
    )
    const values = rng.sample([12, 15, 18, 21, 24, 27, 30, 33, 36, 39], ROWS)
    const rows = steps.map(([far, side], i) => {
      const [x, y] = rng.shuffle([far, side])
      const sign = () => rng.pick([-1, 1])
      return { x: at.x + (x ?? 0) * sign(), y: at.y + (y ?? 0) * sign(), value: values[i] ?? 0 }
    })
    return { scene: rng.pick(SCENES), at, rows }
  },
  ask: ({ scene: { goal, x, y }, at, rows }) => ({
    stem: `A model of the ${NEIGHBOURS} nearest neighbours, with straight-line distance and equal weights, predicts \`${goal}\` from \`${x}\` and \`${y}\`. What does it predict for a new row with ${x} ${at.x} and ${y} ${at.y}?`,
    code: grid(
      [x, y, goal],
      rows.map((row) => [row.x, row.y, row.value]),
    ),
    answerHint: 'A number, to one decimal place.',
  }),
  key: ({ at, rows }) => {
    const near = [...rows].sort((a, b) => squared(a, at) - squared(b, at)).slice(0, NEIGHBOURS)
    return {
      kind: 'numeric',
      value: near.reduce((sum, { value }) => sum + value, 0) / NEIGHBOURS,
      tolerance: { absolute: 0.1 },
    }
  },
  why: () => 'The three rows with the smallest distances are averaged; the others do not count.',
  source: [
    'Hastie, Tibshirani and Friedman, The Elements of Statistical Learning, 2nd edition, nearest-neighbour methods',
  ],
})
