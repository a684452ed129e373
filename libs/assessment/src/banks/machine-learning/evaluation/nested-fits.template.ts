import { template } from '../../../tasks/template'

const MODELS = [
  {
    name: 'SVC()',
    first: 'C',
    second: 'gamma',
    values: [
      ['0.1', '1', '10', '100'],
      ['0.001', '0.01', '0.1', '1'],
    ],
  },
  {
    name: 'RandomForestClassifier()',
    first: 'max_depth',
    second: 'min_samples_leaf',
    values: [
      ['4', '8', '16', '32'],
      ['1', '3', '10', '30'],
    ],
  },
  {
    name: 'KNeighborsClassifier()',
    first: 'n_neighbors',
    second: 'p',
    values: [
      ['3', '7', '15', '31'],
      ['1', '1.5', '2', '3'],
    ],
  },
] as const

export default template({
  id: 'machine-learning/evaluation/nested-fits',
  revision: 1,
  kind: 'numeric',
  topic: 'evaluation',
  grade: 4,
  seconds: 150,
  lang: 'python',
  status: 'active',
  idea: 'In nested cross-validation every outer fold has a search of its own: all settings on all inner folds, and the winner once more on all its rows.',
  params: (rng) => {
    const model = rng.pick(MODELS)
    const sizes = [rng.int(2, 4), rng.int(2, 4)] as const
    return { model, sizes, inner: rng.pick([3, 4, 5]), outer: rng.pick([4, 5, 8, 10]) }
  },
  ask: ({ model, sizes, inner, outer }) => {
    const list = (i: 0 | 1) => `[${model.values[i].slice(0, sizes[i]).join(', ')}]`
    return {
      stem: 'How many models does this code fit in all? `refit` has its default, so that a search ends with fitting the best setting on all rows that it was given.',
      code: [
        `grid = {"${model.first}": ${list(0)}, "${model.second}": ${list(1)}}`,
        `search = GridSearchCV(${model.name}, grid, cv=${inner})`,
        `scores = cross_val_score(search, X, y, cv=${outer})`,
      ].join('\n'),
      answerHint: 'One whole number.',
    }
  },
  key: ({ sizes: [first, second], inner, outer }) => ({
    kind: 'numeric',
    value: outer * (first * second * inner + 1),
    tolerance: { absolute: 0 },
  }),
  why: ({ sizes: [first, second], inner, outer }) =>
    `Each of the ${outer} outer folds fits ${first * second} settings on ${inner} inner folds, and the best one again.`,
  source: [
    'Varma, Simon 2006, Bias in error estimation when using cross-validation for model selection, BMC Bioinformatics 7:91',
    'scikit-learn 1.x, sklearn.model_selection.GridSearchCV',
  ],
})
