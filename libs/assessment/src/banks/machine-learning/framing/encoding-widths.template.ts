import { template } from '../../../tasks/template'

interface Widths {
  values: number
  frequent: number
  buckets: number
  classes: number
}
export const ENCODINGS = {
  onehot: () => 'One-hot encoding of all values',
  frequent: ({ frequent }: Widths) =>
    `One-hot encoding of the ${frequent} most frequent values, and one column for all others`,
  hashed: ({ buckets }: Widths) => `Hashing each value into one of ${buckets} columns`,
  binary: () => 'Numbers from 0 on for the values, written in binary, a column for each digit',
  target: ({ classes }: Widths) =>
    `Target encoding: for each of the ${classes} classes, its share among the rows of the value`,
} as const
const NAMES = ['onehot', 'frequent', 'hashed', 'binary', 'target'] as const

export default template({
  id: 'machine-learning/framing/encoding-widths',
  revision: 1,
  kind: 'ordering',
  topic: 'framing',
  grade: 3,
  seconds: 120,
  status: 'active',
  idea: 'Encodings of a column with many values differ in how many columns they make of it.',
  params: (rng) => {
    const values = rng.int(70, 500)
    const digits = Math.ceil(Math.log2(values))
    const buckets = rng.pick([4, 16, 32, 64, 1024])
    // Away from each other, so that no two encodings are equally wide.
    const free = (low: number, high: number) =>
      rng.pick(
        Array.from({ length: high - low + 1 }, (_, i) => low + i).filter(
          (width) => ![buckets, digits, buckets - 1].includes(width),
        ),
      )
    const [frequent, classes] = [free(17, 60), free(2, 15)]
    return { values, digits, buckets, frequent, classes, shown: rng.shuffle(NAMES) }
  },
  ask: (p) => ({
    stem: `A column has ${p.values} different values. Sort the encodings by the number of columns they make of it, fewest at the top.`,
    options: p.shown.map((name) => ENCODINGS[name](p)),
  }),
  key: ({ values, digits, buckets, frequent, classes, shown }) => {
    const widths = {
      onehot: values,
      frequent: frequent + 1,
      hashed: buckets,
      binary: digits,
      target: classes,
    }
    const order = [...NAMES].sort((x, y) => widths[x] - widths[y])
    return { kind: 'ordering', orders: [order.map((name) => shown.indexOf(name))] }
  },
  why: ({ digits }) => `The numbers of the values need ${digits} binary digits; the other widths are said.`,
  source: [
    'Weinberger, Dasgupta, Langford, Smola and Attenberg, Feature Hashing for Large Scale Multitask Learning, 2009',
    'Micci-Barreca, A Preprocessing Scheme for High-Cardinality Categorical Attributes in Classification and Prediction Problems, 2001',
  ],
})
