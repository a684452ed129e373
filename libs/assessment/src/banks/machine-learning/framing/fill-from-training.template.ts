import { template } from '../../../tasks/template'

const COLUMNS = ['age', 'rent', 'speed', 'weight'] as const
const STRATEGIES = ['median', 'mean'] as const
const listed = (cells: readonly (number | null)[]): string => cells.map((cell) => cell ?? 'np.nan').join(', ')

export default template({
  id: 'machine-learning/framing/fill-from-training',
  revision: 1,
  kind: 'numeric',
  topic: 'framing',
  grade: 1,
  seconds: 90,
  lang: 'python',
  status: 'active',
  idea: 'A gap in a test row is filled with what was learnt from the training rows, not from the test rows.',
  params: (rng) => {
    const known = rng.sample(
      Array.from({ length: 30 }, (_, i) => i + 20),
      rng.pick([4, 5]),
    )
    return {
      column: rng.pick(COLUMNS),
      strategy: rng.pick(STRATEGIES),
      train: rng.shuffle([...known, null, null]),
      // Far from the training values, so that a filling from the test rows cannot pass.
      test: [null, rng.int(70, 79), rng.int(80, 89)],
    }
  },
  ask: ({ column, strategy, train, test }) => ({
    stem: 'What number does this code print?',
    code: `train = pd.DataFrame({'${column}': [${listed(train)}]})
test = pd.DataFrame({'${column}': [${listed(test)}]})

imputer = SimpleImputer(strategy='${strategy}')
imputer.fit(train)
print(imputer.transform(test)[0, 0])`,
    answerHint: 'A number, to one decimal place.',
  }),
  key: ({ strategy, train }) => {
    const known = train.flatMap((cell) => cell ?? []).sort((x, y) => x - y)
    const middle = known.slice(Math.ceil(known.length / 2) - 1, Math.floor(known.length / 2) + 1)
    const used = strategy === 'mean' ? known : middle
    return {
      kind: 'numeric',
      value: used.reduce((sum, cell) => sum + cell, 0) / used.length,
      tolerance: { absolute: 0.1 },
    }
  },
  why: ({ strategy }) => `The imputer keeps the ${strategy} of the training values that are there.`,
  source: ['scikit-learn, SimpleImputer', 'scikit-learn user guide, Imputation of missing values'],
})
