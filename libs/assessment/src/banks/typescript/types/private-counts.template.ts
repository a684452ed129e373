import { template } from '../../../tasks/template'
import { mixed, placesOf } from '../../draws'

const SUBJECTS = [
  { Open: 'Metre', Same: 'Litre', field: 'value', hidden: 'unit' },
  { Open: 'Euro', Same: 'Franc', field: 'amount', hidden: 'sign' },
  { Open: 'UserId', Same: 'TeamId', field: 'raw', hidden: 'realm' },
  { Open: 'Width', Same: 'Height', field: 'pixels', hidden: 'scale' },
] as const
type Words = (typeof SUBJECTS)[number] & { n: number }
type Say = (words: Words) => string

/** Of a class with a member that only it has: what comes of itself, and what merely looks like it. */
const closed = (Own: string): { taken: readonly Say[]; refused: readonly Say[] } => ({
  taken: [
    ({ n }) => `new ${Own}(${n})`,
    ({ n }) => `new (class extends ${Own} {})(${n})`,
    ({ n }) => `Object.assign(new ${Own}(${n}), { note: 'x' })`,
  ],
  refused: [
    ({ n }) => `new ${Own}Twin(${n})`,
    ({ field, hidden, n }) => `{ ${field}: ${n}, ${hidden}: 1 }`,
    ({ field, n }) => `{ ${field}: ${n} }`,
    ({ n }) => `{ ...new ${Own}(${n}) }`,
    ({ Open, n }) => `new ${Open}(${n})`,
    ({ n }) => `new ${Own === 'Private' ? 'Hashed' : 'Private'}(${n})`,
  ],
})
const OPEN: ReturnType<typeof closed> = {
  taken: [
    ({ Same, n }) => `new ${Same}(${n})`,
    ({ field, n }) => `{ ${field}: ${n} }`,
    ({ n }) => `new Private(${n})`,
    ({ n }) => `new Hashed(${n})`,
    ({ n }) => `{ ...new HashedTwin(${n}) }`,
  ],
  refused: [
    ({ hidden }) => `{ ${hidden}: 1 }`,
    ({ field, n }) => `{ ${field}: '${n}' }`,
    ({ n }) => `${n}`,
    () => '{}',
  ],
}
const TARGETS = ['Private', 'Private', 'Hashed', 'Hashed', 'open'] as const
const SHOWN = 5

export default template({
  id: 'typescript/types/private-counts',
  revision: 1,
  kind: 'multiple',
  topic: 'types',
  grade: 4,
  seconds: 135,
  lang: 'typescript',
  status: 'active',
  idea: 'Classes are compared by their members, until one has a private member: then only it and what extends it will do.',
  params: (rng) => {
    const words = { ...rng.pick(SUBJECTS), n: rng.int(2, 99) }
    const target = rng.pick(TARGETS)
    const { taken, refused } = target === 'open' ? OPEN : closed(target)
    const said = (all: readonly Say[], isTaken: boolean) => all.map((say) => ({ text: say(words), isTaken }))
    const shown = mixed(rng, { right: said(taken, true), others: said(refused, false) }, SHOWN, [2, 3])
    return { words, target: target === 'open' ? words.Open : target, shown }
  },
  ask: ({ words: { Open, Same, field, hidden }, target, shown }) => {
    const made = `constructor(readonly ${field}: number) {}`
    return {
      stem: 'Six classes differ in little. Which of these expressions may stand for `...` under `strict`? Choose all.',
      code: [
        `class ${Open} { ${made} }`,
        `class ${Same} { ${made} }`,
        `class Private { private ${hidden} = 1; ${made} }`,
        `class PrivateTwin { private ${hidden} = 1; ${made} }`,
        `class Hashed { #${hidden} = 1; ${made} }`,
        `class HashedTwin { #${hidden} = 1; ${made} }`,
        '',
        `const it: ${target} = ...`,
      ].join('\n'),
      options: shown.map(({ text }) => text),
    }
  },
  key: ({ shown }) => ({ kind: 'multiple', right: placesOf(shown, ({ isTaken }) => isTaken) }),
  why: ({ words: { Open } }) =>
    `${Open} asks for one public field, which all six have. A private member, written either way, must come from the same declaration: no literal, no twin and no spread has it, a subclass does.`,
  source: [
    'TypeScript Handbook, Type Compatibility, Private and protected members in classes',
    'TypeScript Handbook, Classes, Relationships Between Classes',
  ],
})
