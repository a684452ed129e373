import { template } from '../../../tasks/template'

const SIZES = [3, 5, 8, 10, 12, 16, 20, 24, 32, 40, 48, 64] as const
const STEPS = ['a', 'b', 'c', 'd'] as const
const FAULTS = ['turned', 'foreign', 'kept'] as const

export default template({
  id: 'machine-learning/practice/first-shape-error',
  revision: 1,
  kind: 'short',
  topic: 'networks',
  grade: 2,
  seconds: 105,
  lang: 'python',
  status: 'active',
  idea: 'In a product of matrices the columns of the left one meet the rows of the right one; what comes out has the rows of the left and the columns of the right.',
  params: (rng) => {
    const [rows = 3, ...widths] = rng.sample(SIZES, STEPS.length + 3)
    const foreign = widths.pop() ?? 7
    const at = rng.int(0, STEPS.length - 1)
    const fault = rng.pick(FAULTS)
    const weights = STEPS.map((_, i) => {
      const [from = 0, to = 0] = widths.slice(i, i + 2)
      // A weight that is to be turned stands there turned, so that `.T` puts it right.
      const turned = rng.chance() < 0.4
      if (i !== at) return { shape: turned ? [to, from] : [from, to], turned }
      if (fault === 'turned') return { shape: [to, from], turned: false }
      if (fault === 'foreign') return { shape: [foreign, to], turned: false }
      return { shape: [from, to], turned: true }
    })
    return { rows, first: widths[0] ?? 0, weights, at }
  },
  ask: ({ rows, first, weights }) => ({
    stem: 'The numbers in brackets are rows and columns, `@` is the product of matrices, and `.T` swaps rows and columns. One of the four lines at the end fails because the shapes do not fit. Which variable does that line set?',
    code: [
      `X = zeros(${rows}, ${first})`,
      ...weights.map(({ shape }, i) => `W${i + 1} = zeros(${shape.join(', ')})`),
      '',
      ...weights.map(
        ({ turned }, i) =>
          `${STEPS[i] ?? ''} = ${i === 0 ? 'X' : (STEPS[i - 1] ?? '')} @ W${i + 1}${turned ? '.T' : ''}`,
      ),
    ].join('\n'),
    answerHint: 'The name of the variable, one letter.',
  }),
  key: ({ at }) => ({ kind: 'short', accept: [STEPS[at] ?? ''] }),
  why: ({ rows, first, weights, at }) => {
    const { shape = [], turned = false } = weights[at] ?? {}
    const seen = turned ? [...shape].reverse() : shape
    const before = weights.slice(0, at)
    const width = before.reduce((_, one) => (one.turned ? (one.shape[0] ?? 0) : (one.shape[1] ?? 0)), first)
    return `A product needs as many columns on the left as rows on the right. Before \`${STEPS[at] ?? ''}\` the left side has ${rows} rows and ${width} columns, and \`W${at + 1}${turned ? '.T' : ''}\` has ${seen[0] ?? 0} rows and ${seen[1] ?? 0} columns: ${width} and ${seen[0] ?? 0} do not meet.`
  },
  source: [
    'NumPy 2 reference, numpy.matmul',
    'Goodfellow, Bengio, Courville: Deep Learning, MIT Press 2016, 2.2',
  ],
})
