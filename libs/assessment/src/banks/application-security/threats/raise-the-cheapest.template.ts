import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { GOALS, drawnTree, leastCost, printedTree, stepsOf, withValues } from './attack-tree'

const OFFERED = 5

export default template({
  id: 'application-security/threats/raise-the-cheapest',
  revision: 1,
  kind: 'single',
  topic: 'threats',
  grade: 4,
  nudge: -0.3,
  seconds: 210,
  status: 'active',
  idea: 'A measure helps as far as the cheapest way gets dearer, and no further than the next cheapest way.',
  params: (rng) =>
    drawnUntil(
      () => {
        const tree = drawnTree(rng, () => rng.int(4, 60) * 10)
        const costAfter = (step: string, more: number) =>
          leastCost(withValues(tree, (one) => one.value + (one.step === step ? more : 0)))
        const steps = stepsOf(tree).map(({ step }) => step)
        const helping = steps.filter((step) => costAfter(step, 10) > leastCost(tree))
        const others = steps.filter((step) => !helping.includes(step))
        const offered = rng.shuffle([...helping, ...rng.sample(others, OFFERED - helping.length)])
        const measures = offered.map((step) => ({ step, more: rng.int(3, 60) * 10 }))
        const costs = measures.map(({ step, more }) => costAfter(step, more))
        return { goal: rng.pick(GOALS), tree, measures, costs }
      },
      ({ tree, measures, costs }) => {
        const [best = 0, next = 0] = [...costs].sort((x, y) => y - x)
        const largest = Math.max(...measures.map(({ more }) => more))
        const helping = costs.filter((cost) => cost > leastCost(tree)).length
        return best >= next + 20 && helping >= 2 && measures[costs.indexOf(best)]?.more !== largest
      },
    ),
  ask: ({ goal, tree, measures }) => ({
    stem: 'An attack tree with the cost of each step for the attacker. There is money for one of these measures. After which one does the cheapest way to the goal cost the most?',
    code: printedTree(goal, tree),
    options: measures.map(({ step, more }) => `To ${step} costs ${more} more`),
  }),
  key: ({ costs }) => ({ kind: 'single', right: costs.indexOf(Math.max(...costs)) }),
  why: ({ tree, measures, costs }) =>
    `The cheapest way costs ${leastCost(tree)} now, and afterwards: ${measures.map(({ step }, i) => `${step} ${costs[i] ?? 0}`).join(', ')}.`,
  source: [
    'Schneier 1999, Attack Trees',
    'Shostack 2014, Threat Modeling: Designing for Security, chapter 4',
  ],
})
