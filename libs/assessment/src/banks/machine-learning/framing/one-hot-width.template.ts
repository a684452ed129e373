import { template } from '../../../tasks/template'

const WORDS = {
  city: ['Lima', 'Oslo', 'Pune', 'Accra', 'Hanoi'],
  plan: ['free', 'basic', 'team', 'school', 'trial'],
  device: ['phone', 'tablet', 'laptop', 'watch', 'kiosk'],
  fuel: ['petrol', 'diesel', 'hybrid', 'electric', 'gas'],
} as const
const NAMES = ['city', 'plan', 'device', 'fuel'] as const
const NUMBERS = ['age', 'visits', 'weight'] as const
const ROWS = 7

export interface Column {
  name: string
  cells: readonly (string | number)[]
}
const listed = ({ name, cells }: Column): string =>
  `    '${name}': [${cells.map((cell) => (typeof cell === 'string' ? `'${cell}'` : cell)).join(', ')}],`

export default template({
  id: 'machine-learning/framing/one-hot-width',
  revision: 1,
  kind: 'numeric',
  topic: 'framing',
  grade: 1,
  seconds: 90,
  lang: 'python',
  status: 'active',
  idea: 'One-hot encoding gives a column for each value of a category and leaves numbers as they are.',
  params: (rng) => {
    const words = rng.sample(NAMES, 2).map((name): Column => {
      const values = rng.sample(WORDS[name], rng.int(2, WORDS[name].length))
      const rest = Array.from({ length: ROWS - values.length }, () => rng.pick(values))
      return { name, cells: rng.shuffle([...values, ...rest]) }
    })
    const numbers = rng
      .sample(NUMBERS, rng.int(1, 2))
      .map((name): Column => ({ name, cells: Array.from({ length: ROWS }, () => rng.int(18, 79)) }))
    return { words, columns: rng.shuffle([...words, ...numbers]) }
  },
  ask: ({ words, columns }) => ({
    stem: 'What number does this code print?',
    code: [
      'df = pd.DataFrame({',
      ...columns.map(listed),
      '})',
      `X = pd.get_dummies(df, columns=[${words.map(({ name }) => `'${name}'`).join(', ')}])`,
      'print(X.shape[1])',
    ].join('\n'),
    answerHint: 'One whole number.',
  }),
  key: ({ words, columns }) => ({
    kind: 'numeric',
    value: words.reduce((sum, { cells }) => sum + new Set(cells).size, 0) + columns.length - words.length,
    tolerance: { absolute: 0 },
  }),
  why: () => 'Each different value of a category becomes a column of its own; a number stays one column.',
  source: ['pandas, get_dummies'],
})
