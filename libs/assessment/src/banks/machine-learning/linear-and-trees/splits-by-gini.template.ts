import { template } from '../../../tasks/template'

export interface Node {
  plus: number
  minus: number
}
const OFFERED = 4

/** Rows of a side times its Gini impurity. */
const impure = ({ plus, minus }: Node): number =>
  (plus + minus) * (1 - (plus / (plus + minus)) ** 2 - (minus / (plus + minus)) ** 2)
const rest = (all: Node, left: Node): Node => ({ plus: all.plus - left.plus, minus: all.minus - left.minus })
const after = (all: Node, left: Node): number =>
  (impure(left) + impure(rest(all, left))) / (all.plus + all.minus)

export default template({
  id: 'machine-learning/linear-and-trees/splits-by-gini',
  revision: 1,
  kind: 'ordering',
  topic: 'linear-and-trees',
  grade: 3,
  seconds: 240,
  status: 'active',
  idea: 'A split is judged by the impurity of both sides, each weighted by its rows: a small pure side is not enough.',
  params: (rng) => {
    const all = { plus: rng.int(18, 32), minus: rng.int(18, 32) }
    const splits: Node[] = []
    while (splits.length < OFFERED) {
      const left = { plus: rng.int(1, all.plus - 1), minus: rng.int(0, all.minus - 1) }
      // Far enough from the others, so that rounding does not swap two.
      if (splits.every((other) => Math.abs(after(all, other) - after(all, left)) > 0.02)) splits.push(left)
    }
    return { all, splits }
  },
  ask: ({ all, splits }) => ({
    stem: `A node of a decision tree has ${all.plus} rows of class + and ${all.minus} rows of class -. Four splits are possible. Sort them by the Gini impurity after the split, each side weighted by its share of the rows, lowest at the top.`,
    options: splits.map((left) => {
      const right = rest(all, left)
      return `Left ${left.plus} + and ${left.minus} -, right ${right.plus} + and ${right.minus} -`
    }),
  }),
  key: ({ all, splits }) => {
    const impurities = splits.map((left) => after(all, left))
    const order = splits.map((_, i) => i).sort((i, j) => (impurities[i] ?? 0) - (impurities[j] ?? 0))
    return { kind: 'ordering', orders: [order] }
  },
  why: () => 'Each side counts by its number of rows times 1 - p² - q².',
  source: [
    'Breiman, Friedman, Olshen and Stone, Classification and Regression Trees, 1984',
    'scikit-learn user guide, Decision Trees: mathematical formulation',
  ],
})
