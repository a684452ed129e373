import { template } from '../../../tasks/template'

/** Values from the least to the most. */
const ORDERED: Readonly<Record<string, readonly [string, string, string]>> = {
  size: ['small', 'medium', 'large'],
  pain: ['none', 'mild', 'severe'],
  answer: ['disagree', 'neutral', 'agree'],
  risk: ['low', 'moderate', 'high'],
  use: ['never', 'sometimes', 'daily'],
  state: ['poor', 'fair', 'excellent'],
  degree: ['school', 'bachelor', 'doctorate'],
  spice: ['plain', 'medium', 'hot'],
}
const UNORDERED: readonly (readonly [string, readonly string[]])[] = [
  ['city', ['Accra', 'Lima', 'Pune']],
  ['payment', ['card', 'cash', 'transfer']],
  ['fuel', ['diesel', 'electric', 'petrol']],
  ['crop', ['maize', 'rice', 'wheat']],
  ['blood', ['A', 'B', 'O']],
  ['team', ['legal', 'sales', 'support']],
]
const OFFERED = 5

export interface Column {
  name: string
  values: readonly string[]
}

export default template({
  id: 'machine-learning/framing/order-in-codes',
  revision: 1,
  kind: 'multiple',
  topic: 'framing',
  grade: 2,
  seconds: 100,
  status: 'active',
  idea: 'Codes 0, 1, 2 tell a linear model an order; it has to be one that the values have, not the alphabet.',
  params: (rng) => {
    const names = rng.sample(Object.keys(ORDERED), OFFERED - 1)
    const kept = rng.int(2, 3)
    const columns = names.map((name, i): Column & { right: boolean } => {
      const [least, middle, most] = ORDERED[name] ?? ['', '', '']
      const right = i < kept
      return {
        name,
        right,
        values: right
          ? [least, middle, most]
          : rng.pick([
              [middle, least, most],
              [least, most, middle],
            ]),
      }
    })
    const [name, values] = rng.pick(UNORDERED)
    return { columns: rng.shuffle([...columns, { name, values: rng.shuffle(values), right: false }]) }
  },
  ask: ({ columns }) => ({
    stem: 'A script replaces the values of a column by 0, 1 and 2, in the order shown here. A linear model then uses the number as it is. For which columns do the numbers keep an order that the values really have? Choose all.',
    options: columns.map(
      ({ name, values }) => `${name}: ${values.map((value, i) => `${value} ${i}`).join(', ')}`,
    ),
  }),
  key: ({ columns }) => ({ kind: 'multiple', right: columns.flatMap(({ right }, i) => (right ? [i] : [])) }),
  why: () =>
    'A slope says the same for each step from 0 to 1 to 2. That has a meaning only where the values rise in this order.',
  source: [
    'scikit-learn user guide, Encoding categorical features',
    'Stevens, On the Theory of Scales of Measurement, 1946',
  ],
})
