import { template } from '../../../tasks/template'

const OFFERED = 5
const COUNT = 3

interface Data {
  a: readonly number[]
  b: readonly number[]
}
const ascending = (numbers: readonly number[]): number[] => [...numbers].sort((x, y) => x - y)

export default template({
  id: 'machine-learning/linear-and-trees/no-finite-slope',
  revision: 1,
  kind: 'multiple',
  topic: 'linear-and-trees',
  grade: 5,
  seconds: 180,
  status: 'active',
  idea: 'Where one value parts the classes without a mistake, unpenalised logistic regression never stops growing.',
  params: (rng) => {
    /** Six different values, of which these places belong to A. */
    const data = (places: readonly number[]): Data => {
      const values = ascending(
        rng.sample(
          Array.from({ length: 19 }, (_, i) => i + 1),
          2 * COUNT,
        ),
      )
      return {
        a: values.filter((_, i) => places.includes(i)),
        b: values.filter((_, i) => !places.includes(i)),
      }
    }
    const parted = [
      [0, 1, 2],
      [3, 4, 5],
      [0, 1],
      [4, 5],
    ] as const
    // One value on the wrong side, or one class on both sides of the other.
    const mixed = [
      [0, 1, 3],
      [2, 4, 5],
      [0, 4, 5],
      [0, 1, 5],
      [2, 3],
      [0, 5],
    ] as const
    const right = rng.int(2, 3)
    return rng.shuffle([
      ...rng.sample(parted, right).map((places) => ({ ...data(places), right: true })),
      ...rng.sample(mixed, OFFERED - right).map((places) => ({ ...data(places), right: false })),
    ])
  },
  ask: (sets) => ({
    stem: 'Logistic regression with one feature, an intercept and no penalty is fitted to six rows. Each option gives the values of the feature in class A and in class B. For which data has the likelihood no maximum, so that the coefficient grows for as long as the fit runs? Choose all.',
    options: sets.map(({ a, b }) => `A: ${a.join(', ')}; B: ${b.join(', ')}`),
  }),
  key: (sets) => ({ kind: 'multiple', right: sets.flatMap(({ right }, i) => (right ? [i] : [])) }),
  why: () =>
    'If some value has all of A on one side and all of B on the other, a steeper curve is always more likely.',
  source: [
    'Albert and Anderson, On the Existence of Maximum Likelihood Estimates in Logistic Regression Models, 1984',
  ],
})
