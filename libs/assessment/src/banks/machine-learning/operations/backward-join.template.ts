import { template } from '../../../tasks/template'

const CUSTOMERS = ['A', 'B'] as const

export default template({
  id: 'machine-learning/operations/backward-join',
  revision: 1,
  kind: 'numeric',
  topic: 'operations',
  grade: 4,
  nudge: -0.3,
  seconds: 180,
  lang: 'python',
  status: 'active',
  idea: 'A point-in-time join looks back, for the same customer, and takes no value that is too old; the nearest row may be a later one.',
  params: (rng) => {
    const days = Array.from({ length: 28 }, (_, i) => i + 1)
    for (;;) {
      const age = rng.int(3, 6)
      const balances = CUSTOMERS.flatMap((customer) =>
        rng.sample(days, 3).map((day) => ({ customer, day, balance: rng.int(2, 40) * 5 })),
      )
      const predictions = CUSTOMERS.flatMap((customer) =>
        rng.sample(days, 2).map((day) => ({ customer, day })),
      )
      const agesOf = predictions.map(({ customer, day }) =>
        balances.filter((one) => one.customer === customer).map((one) => day - one.day),
      )
      const past = agesOf.map((ages) => Math.min(...ages.filter((one) => one >= 0)))
      const hasFound = past.filter((one) => one <= age).length >= 2
      const hasStale = past.some((one) => one > age && one < Infinity)
      const hasLater = agesOf.some((ages, i) => ages.some((one) => one < 0 && -one < (past[i] ?? 0)))
      if (hasFound && hasStale && hasLater) return { age, balances, predictions }
    }
  },
  ask: ({ age, balances, predictions }) => {
    const inOrder = <T extends { day: number }>(rows: readonly T[]) => [...rows].sort((x, y) => x.day - y.day)
    return {
      stem: 'What number does this code print?',
      code: [
        'predictions = pd.DataFrame([',
        ...inOrder(predictions).map(({ customer, day }) => `    ("${customer}", ${day}),`),
        '], columns=["customer", "day"])',
        'balances = pd.DataFrame([',
        ...inOrder(balances).map(({ customer, day, balance }) => `    ("${customer}", ${day}, ${balance}),`),
        '], columns=["customer", "day", "balance"])',
        '',
        'rows = pd.merge_asof(',
        '    predictions, balances, on="day", by="customer",',
        `    direction="backward", tolerance=${age},`,
        ')',
        'print(rows["balance"].sum())',
      ].join('\n'),
      answerHint: 'A number.',
    }
  },
  key: ({ age, balances, predictions }) => {
    const found = predictions.map(({ customer, day }) => {
      const past = balances.filter((one) => one.customer === customer && one.day <= day)
      const [last] = past.sort((x, y) => y.day - x.day)
      return last && day - last.day <= age ? last.balance : 0
    })
    return { kind: 'numeric', value: found.reduce((sum, one) => sum + one, 0), tolerance: { absolute: 0 } }
  },
  why: ({ age }) =>
    `Each prediction gets the last balance of its customer on the same day or before, where it is at most ${age} days old; otherwise none, and the sum leaves it out.`,
  source: ['pandas documentation: merge_asof', 'Breck et al. 2017: The ML test score'],
})
