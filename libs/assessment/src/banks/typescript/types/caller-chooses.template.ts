import { template } from '../../../tasks/template'
import { mixed, placesOf } from '../../draws'

const SUBJECTS = [
  { Type: 'Sized', field: 'size', fn: 'grown' },
  { Type: 'Priced', field: 'price', fn: 'reduced' },
  { Type: 'Ranked', field: 'rank', fn: 'raised' },
  { Type: 'Timed', field: 'start', fn: 'delayed' },
  { Type: 'Weighed', field: 'weight', fn: 'packed' },
] as const
type Say = (field: string, n: number) => string

/** Whatever T is, these are of it, or are believed to be. */
const TAKEN: readonly Say[] = [
  () => 'return { ...one }',
  (field, n) => `return { ...one, ${field}: one.${field} + ${n} }`,
  (field, n) => `one.${field} += ${n}; return one`,
  (field, n) => `return Object.assign(one, { ${field}: ${n} })`,
  (field, n) => `return one.${field} > ${n} ? one : { ...one, extra: true }`,
  () => 'return JSON.parse(JSON.stringify(one))',
]
const REFUSED: readonly Say[] = [
  (field, n) => `return { ${field}: ${n} }`,
  (field, n) => `return { ${field}: one.${field} + ${n} }`,
  (field, n) => `return one.${field} > ${n} ? one : { ${field}: ${n} }`,
  (field) => `const { ${field}, ...rest } = one; return { ${field}, ...rest }`,
  (field) => `const copy: { ${field}: number } = one; return copy`,
  (field, n) => `const all = [one, { ${field}: ${n} }]; return all[0] ?? one`,
]
const SHOWN = 5

export default template({
  id: 'typescript/types/caller-chooses',
  revision: 1,
  kind: 'multiple',
  topic: 'types',
  grade: 5,
  seconds: 180,
  lang: 'typescript',
  status: 'active',
  idea: 'Who calls a generic function chooses T: a value that merely meets the constraint is not yet a T.',
  params: (rng) => {
    const { Type, field, fn } = rng.pick(SUBJECTS)
    const n = rng.int(2, 40)
    const said = (all: readonly Say[], isTaken: boolean) =>
      all.map((say) => ({ text: say(field, n), isTaken }))
    return {
      Type,
      field,
      fn,
      bodies: mixed(rng, { right: said(TAKEN, true), others: said(REFUSED, false) }, SHOWN, [2, 3]),
    }
  },
  ask: ({ Type, field, fn, bodies }) => ({
    stem: 'Which of these bodies may stand for `...` so that the function compiles under `strict`? Choose all.',
    code: [
      `interface ${Type} { ${field}: number }`,
      `function ${fn}<T extends ${Type}>(one: T): T {`,
      '  ...',
      '}',
    ].join('\n'),
    options: bodies.map(({ text }) => text),
  }),
  key: ({ bodies }) => ({ kind: 'multiple', right: placesOf(bodies, ({ isTaken }) => isTaken) }),
  why: () =>
    'T may have more properties, or literal types. One itself, a spread of it and an intersection with it count as T; an object that is put together from the known property, or from a property and the rest, does not. JSON.parse gives any.',
  source: [
    'TypeScript Handbook, More on Functions, Working with Constrained Values',
    'TypeScript 3.2 release notes, Generic spread expressions in object literals',
  ],
})
