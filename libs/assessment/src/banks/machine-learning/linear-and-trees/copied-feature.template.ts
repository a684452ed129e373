import { template } from '../../../tasks/template'
import { grid } from '../../grid'

const STEPS = [-9, -8, -6, -5, -4, -1, 2, 3, 5, 7, 8, 10] as const
const NAMES = [
  { one: 'rain_mm', copy: 'rain_logged' },
  { one: 'clicks', copy: 'clicks_logged' },
  { one: 'speed', copy: 'speed_gps' },
] as const

interface Row {
  x: number
  y: number
  shuffled: number
}
const rightOf = (rows: readonly Row[], edge: number, of: (row: Row) => number): number =>
  rows.filter((row) => (of(row) > 2 * edge + 1 ? 1 : 0) === row.y).length

export default template({
  id: 'machine-learning/linear-and-trees/copied-feature',
  revision: 1,
  kind: 'numeric',
  topic: 'linear-and-trees',
  grade: 4,
  seconds: 240,
  status: 'active',
  idea: 'Where a feature has a twin in the model, shuffling it alone shows only part of what it carries.',
  params: (rng) => {
    const edge = rng.int(20, 30)
    const steps = rng.sample(STEPS, rng.int(8, STEPS.length))
    const wrong = rng.int(0, steps.length - 1)
    const rows = steps.map((step, i) => ({ x: edge + step, y: step > 0 === (i !== wrong) ? 1 : 0 }))
    const mixed = () => {
      const order = rng.shuffle(rows)
      return rows.map((row, i) => ({ ...row, shuffled: order[i]?.x ?? 0 }))
    }
    let shown = mixed()
    // A shuffle that does some harm.
    while (rightOf(shown, edge, ({ x, shuffled }) => x + shuffled) > rows.length - 3) shown = mixed()
    return { names: rng.pick(NAMES), edge, rows: shown }
  },
  ask: ({ names: { one, copy }, edge, rows }) => ({
    stem: `\`${copy}\` is an exact copy of \`${one}\`. A model answers 1 where \`${one} + ${copy} > ${2 * edge + 1}\`, and 0 elsewhere. To measure the importance of \`${one}\`, its column alone is replaced by \`shuffled\`. By how many percentage points does the accuracy fall on these rows?`,
    code: grid(
      [one, copy, 'y', 'shuffled'],
      rows.map(({ x, y, shuffled }) => [x, x, y, shuffled]),
    ),
    answerHint: 'Percentage points, to one decimal place.',
  }),
  key: ({ edge, rows }) => {
    const before = rightOf(rows, edge, ({ x }) => 2 * x)
    const after = rightOf(rows, edge, ({ x, shuffled }) => x + shuffled)
    return { kind: 'numeric', value: (100 * (before - after)) / rows.length, tolerance: { absolute: 0.1 } }
  },
  why: () =>
    'The copy keeps its value in every row and holds many answers right; without it more would be lost.',
  source: [
    'Breiman, Random Forests, 2001',
    'scikit-learn user guide, Permutation feature importance: misleading values on strongly correlated features',
  ],
})
