import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import type { Branch, Step, Tree } from './attack-tree'
import { GOALS, STEPS, chanceOf, printedTree, withValues } from './attack-tree'

export default template({
  id: 'application-security/threats/shared-leaf',
  revision: 1,
  kind: 'numeric',
  topic: 'threats',
  grade: 5,
  nudge: -0.3,
  seconds: 240,
  status: 'active',
  idea: 'Branches that need the same step succeed or fail together: their chances must not be joined as if independent.',
  params: (rng) =>
    drawnUntil(
      () => {
        const value = () => rng.int(2, 8) / 10
        const [shared, ...own] = rng.sample(STEPS, 6).map((step): Step => ({ step, value: value() }))
        const count = rng.int(2, 3)
        const branches = own.slice(0, count).map((step, i): Branch => {
          // One of the branches needs a third step.
          const more = i === 0 ? own.slice(count, count + 1) : []
          return { join: 'all of', parts: rng.shuffle([...(shared ? [shared] : []), step, ...more]) }
        })
        const alone: readonly Tree[] = rng.chance() < 0.5 ? own.slice(count + 1, count + 2) : []
        const tree: Branch = { join: 'any of', parts: rng.shuffle([...branches, ...alone]) }
        const given = (succeeds: number) =>
          chanceOf(withValues(tree, (one) => (one.step === shared?.step ? succeeds : one.value)))
        const often = shared?.value ?? 0
        return { goal: rng.pick(GOALS), tree, chance: often * given(1) + (1 - often) * given(0) }
      },
      ({ tree, chance }) => chanceOf(tree) - chance > 0.02 && chance > 0.1,
    ),
  ask: ({ goal, tree }) => ({
    stem: 'An attack tree with the chance that an attacker succeeds with each step. A step that stands in several places is one and the same: it succeeds in all of them or in none. Different steps are independent, and the attacker tries all. How likely is the goal reached?',
    code: printedTree(goal, tree),
    answerHint: 'A number between 0 and 1, to three decimal places.',
  }),
  key: ({ chance }) => ({ kind: 'numeric', value: chance, tolerance: { absolute: 0.002 } }),
  why: () =>
    'Take the case that the shared step succeeds and the case that it fails; within each the branches are independent. Weigh the two by the chance of the shared step.',
  source: [
    'NUREG-0492, Fault Tree Handbook, on events that stand in several places',
    'Mauw and Oostdijk 2005, Foundations of Attack Trees, ICISC',
  ],
})
