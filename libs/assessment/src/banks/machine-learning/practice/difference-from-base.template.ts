import { template } from '../../../tasks/template'
import { mean } from '../evaluation/reckon'
import { drawnUntil } from '../../draws'
import { grid } from '../../grid'

const SUBJECTS = [
  { group: 'plan', names: ['basic', 'plus', 'pro'], goal: 'spend' },
  { group: 'shift', names: ['day', 'late', 'night'], goal: 'minutes' },
  { group: 'fuel', names: ['diesel', 'gas', 'wood'], goal: 'output' },
] as const
const ROWS_EACH = 2

export default template({
  id: 'machine-learning/practice/difference-from-base',
  revision: 1,
  kind: 'numeric',
  topic: 'linear-and-trees',
  grade: 3,
  seconds: 150,
  status: 'active',
  idea: 'With a column left out, the intercept is the mean of that group and each coefficient a difference from it.',
  params: (rng) => {
    const subject = rng.pick(SUBJECTS)
    const groups = drawnUntil(
      () =>
        subject.names.map((name) => {
          const [middle, apart] = [rng.int(8, 40), rng.int(1, 5)]
          return { name, values: [middle - apart, middle + apart] }
        }),
      (drawn) => new Set(drawn.map(({ values }) => mean(values))).size === drawn.length,
    )
    const rows = rng.shuffle(groups.flatMap(({ name, values }) => values.map((value) => ({ name, value }))))
    return { subject, groups, rows, asked: rng.int(0, 2) }
  },
  ask: ({ subject: { group, names, goal }, rows, asked }) => {
    const [base, one, other] = names
    return {
      stem: `A linear model with an intercept is fitted to these rows by least squares, without a penalty. Its two features are 1 for \`${group} = ${one}\` and 1 for \`${group} = ${other}\`, and 0 otherwise; there is none for \`${base}\`. What is ${asked === 0 ? 'the intercept' : `the coefficient of the feature for \`${names[asked] ?? ''}\``}?`,
      code: grid(
        [group, goal],
        rows.map(({ name, value }) => [name, value]),
      ),
      answerHint: 'One whole number. It may be negative.',
    }
  },
  key: ({ groups, asked }) => {
    const [base = 0, ...others] = groups.map(({ values }) => mean(values))
    return {
      kind: 'numeric',
      value: asked === 0 ? base : (others[asked - 1] ?? 0) - base,
      tolerance: { absolute: 0.01 },
    }
  },
  why: ({ groups, asked }) => {
    const means = groups.map(({ name, values }) => `${mean(values)} for \`${name}\``).join(', ')
    const [base, ...others] = groups
    const told = others[asked - 1]
    return `The model can give each group a value of its own, so least squares gives each its mean over ${ROWS_EACH} rows: ${means}. For \`${base?.name ?? ''}\` both features are 0 and the intercept stands alone, so it is that mean. ${
      told
        ? `The coefficient of \`${told.name}\` is what has to be added to come to its mean.`
        : 'The coefficients are what has to be added for the others.'
    }`
  },
  source: ['James, Witten, Hastie and Tibshirani, An Introduction to Statistical Learning, 3.3.1'],
})
