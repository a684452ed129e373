import { template } from '../../../tasks/template'

const SUBJECTS = [
  { what: 'sales of a shop', known: 'returns are known' },
  { what: 'loans of a bank', known: 'late payers are known' },
  { what: 'adverts of a page', known: 'orders after a click are known' },
  { what: 'repairs of a fleet', known: 'repeated faults are known' },
] as const

export default template({
  id: 'machine-learning/evaluation/backtest-windows',
  revision: 1,
  kind: 'numeric',
  topic: 'evaluation',
  grade: 2,
  seconds: 120,
  status: 'active',
  idea: 'A backtest trains only on days before its window, and only on those whose labels were known by then.',
  params: (rng) => {
    const [windows, length, delay] = [rng.int(3, 6), rng.pick([14, 20, 28, 30]), rng.pick([5, 7, 10, 14])]
    const days = windows * length + rng.int(10, 40) * 10
    return { subject: rng.pick(SUBJECTS), days, windows, length, delay, asked: rng.int(1, windows - 1) }
  },
  ask: ({ subject: { what, known }, days, windows, length, delay, asked }) => ({
    stem: `There are data of ${days} days on the ${what}. A backtest has ${windows} test windows of ${length} days, one straight after another, and the last one ends with the last day. Before each window a model is trained on all earlier days, save the ${delay} days just before it, as it takes ${delay} days until ${known}. On how many days is the model of window ${asked} trained (the earliest is window 1)?`,
    answerHint: 'One whole number.',
  }),
  key: ({ days, windows, length, delay, asked }) => ({
    kind: 'numeric',
    value: days - (windows - asked + 1) * length - delay,
    tolerance: { absolute: 0 },
  }),
  why: ({ windows, asked, delay }) =>
    `From window ${asked} on there are ${windows - asked + 1} windows until the end; what lies before them, less ${delay} days, is trained on.`,
  source: [
    'Bergmeir, Benítez 2012, On the use of cross-validation for time series predictor evaluation, Information Sciences 191',
  ],
})
