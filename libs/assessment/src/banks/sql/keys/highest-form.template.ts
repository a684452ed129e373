import { template } from '../../../tasks/template'
import type { Dependency } from './dependencies'
import { determinedBy, drawDependencies, keysOf, saidOf, subsetsOf } from './dependencies'

export const COLUMNS = 'ABCD'
/** From the weakest to the strongest. */
export const FORMS = [
  'First normal form',
  'Second normal form',
  'Third normal form',
  'Boyce-Codd normal form',
] as const

/** The number of the highest form that a table with these dependencies is in. */
function highestForm(dependencies: readonly Dependency[]): number {
  const keys = keysOf(COLUMNS, dependencies)
  const prime = new Set(keys.join(''))
  const bad = dependencies.filter(({ from }) => determinedBy(from, dependencies).length < COLUMNS.length)
  if (bad.length === 0) return 3
  if (bad.every(({ to }) => prime.has(to))) return 2
  const parts = keys.flatMap((key) => subsetsOf(key).filter((part) => part !== '' && part !== key))
  const isPartial = parts.some((part) =>
    [...determinedBy(part, dependencies)].some((one) => !part.includes(one) && !prime.has(one)),
  )
  return isPartial ? 0 : 1
}

export default template({
  id: 'sql/keys/highest-form',
  revision: 1,
  kind: 'single',
  topic: 'keys',
  grade: 4,
  nudge: 0.3,
  seconds: 240,
  status: 'active',
  idea: 'Normal forms ask what the left side of a dependency is: part of a key, no key at all, or a whole key; and whether the right side belongs to a key.',
  params: (rng) => {
    const form = rng.int(0, FORMS.length - 1)
    const draw = (): Dependency[] => {
      const dependencies = drawDependencies(rng, COLUMNS, rng.int(2, 3))
      return highestForm(dependencies) === form ? dependencies : draw()
    }
    return { dependencies: draw(), order: rng.shuffle([0, 1, 2, 3]) }
  },
  ask: ({ dependencies, order }) => ({
    stem: 'A table has the columns A, B, C and D, and each cell holds one value. These functional dependencies hold in it: columns on the left determine the column on the right. Beside what follows from them no others hold. What is the highest normal form that the table is in?',
    code: saidOf(dependencies),
    options: order.map((i) => FORMS[i] ?? ''),
  }),
  key: ({ dependencies, order }) => ({ kind: 'single', right: order.indexOf(highestForm(dependencies)) }),
  why: ({ dependencies }) =>
    `Candidate keys: ${keysOf(COLUMNS, dependencies).join(', ')}. A dependency on part of a key breaks the second form, one on anything else than a key the third, unless what it determines belongs to a key; Boyce-Codd makes no such exception.`,
  source: [
    'Codd, "Further Normalization of the Data Base Relational Model", 1972',
    'Codd, "Recent Investigations in Relational Data Base Systems", 1974',
  ],
})
