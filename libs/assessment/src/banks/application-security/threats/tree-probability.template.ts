import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { GOALS, chanceOf, drawnTree, printedTree } from './attack-tree'

export default template({
  id: 'application-security/threats/tree-probability',
  revision: 1,
  kind: 'numeric',
  topic: 'threats',
  grade: 3,
  seconds: 210,
  status: 'active',
  idea: 'Chances of parts that are all needed multiply; of alternatives the chances to fail multiply, and nothing is added up.',
  params: (rng) =>
    drawnUntil(
      () => {
        const tree = drawnTree(rng, () => rng.int(1, 8) / 10)
        return { goal: rng.pick(GOALS), tree, chance: chanceOf(tree) }
      },
      ({ chance }) => chance > 0.2 && chance < 0.9,
    ),
  ask: ({ goal, tree }) => ({
    stem: 'An attack tree with the chance that an attacker succeeds with each step. The steps are independent, and the attacker tries all of them. How likely is the goal reached?',
    code: printedTree(goal, tree),
    answerHint: 'A number between 0 and 1, to three decimal places.',
  }),
  key: ({ chance }) => ({ kind: 'numeric', value: chance, tolerance: { absolute: 0.002 } }),
  why: () => '`all of`: the product of the chances. `any of`: 1 less the product of the chances to fail.',
  source: ['Mauw and Oostdijk 2005, Foundations of Attack Trees, ICISC'],
})
