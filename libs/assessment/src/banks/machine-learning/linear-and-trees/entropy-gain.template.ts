import { template } from '../../../tasks/template'

interface Node {
  plus: number
  minus: number
}
/** Bits for the class of a row of this node. */
const entropy = ({ plus, minus }: Node): number =>
  [plus, minus].reduce((sum, count) => {
    const share = count / (plus + minus)
    return share === 0 ? sum : sum - share * Math.log2(share)
  }, 0)

export default template({
  id: 'machine-learning/linear-and-trees/entropy-gain',
  revision: 1,
  kind: 'numeric',
  topic: 'linear-and-trees',
  grade: 3,
  seconds: 180,
  status: 'active',
  idea: 'The gain of a split is the entropy before, less the entropies of both sides weighted by their rows.',
  params: (rng) => ({
    left: { plus: rng.int(6, 12), minus: rng.int(0, 3) },
    right: { plus: rng.int(1, 4), minus: rng.int(6, 14) },
  }),
  ask: ({ left, right }) => ({
    stem: `A node of a decision tree has ${left.plus + right.plus} rows of class + and ${left.minus + right.minus} rows of class -. A split sends ${left.plus} + and ${left.minus} - to the left, the others to the right. What is its information gain, in bits?`,
    answerHint: 'A number of bits, to two decimal places.',
  }),
  key: ({ left, right }) => {
    const all = { plus: left.plus + right.plus, minus: left.minus + right.minus }
    const rows = ({ plus, minus }: Node) => plus + minus
    const after = (rows(left) * entropy(left) + rows(right) * entropy(right)) / rows(all)
    return { kind: 'numeric', value: entropy(all) - after, tolerance: { absolute: 0.02 } }
  },
  why: () => 'Entropy is the sum of -p log2 p over the classes; each side counts by its share of the rows.',
  source: ['Quinlan, Induction of Decision Trees, 1986'],
})
