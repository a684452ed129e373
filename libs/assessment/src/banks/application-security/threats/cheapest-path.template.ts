import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { GOALS, drawnTree, leastCost, printedTree, stepsOf } from './attack-tree'

export default template({
  id: 'application-security/threats/cheapest-path',
  revision: 1,
  kind: 'numeric',
  topic: 'threats',
  grade: 2,
  seconds: 120,
  status: 'active',
  idea: 'In an attack tree parts that are all needed add up, and of alternatives the cheapest counts.',
  params: (rng) =>
    drawnUntil(
      () => {
        const tree = drawnTree(rng, () => rng.int(2, 60) * 10)
        return { goal: rng.pick(GOALS), tree, cost: leastCost(tree) }
      },
      ({ tree, cost }) => {
        const costs = stepsOf(tree).map(({ value }) => value)
        // No single step is the answer.
        return new Set(costs).size === costs.length && !costs.includes(cost)
      },
    ),
  ask: ({ goal, tree }) => ({
    stem: 'An attack tree with the cost of each step for the attacker. What does the cheapest way to the goal cost?',
    code: printedTree(goal, tree),
    answerHint: 'One whole number.',
  }),
  key: ({ cost }) => ({ kind: 'numeric', value: cost, tolerance: { absolute: 0 } }),
  why: () =>
    'From the innermost goals outwards: `all of` costs the sum of its parts, `any of` the least of them.',
  source: [
    'Schneier 1999, Attack Trees',
    'Shostack 2014, Threat Modeling: Designing for Security, chapter 4',
  ],
})
