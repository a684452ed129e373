import { template } from '../../../tasks/template'
import type { Pool } from './lines'
import { drawnLines, LINES_HINT, marked, refusedKey } from './lines'

const SUBJECTS = [
  { Open: 'Metre', Same: 'Litre', field: 'value', hidden: 'unit' },
  { Open: 'Euro', Same: 'Franc', field: 'amount', hidden: 'sign' },
  { Open: 'UserId', Same: 'TeamId', field: 'raw', hidden: 'realm' },
  { Open: 'Width', Same: 'Height', field: 'pixels', hidden: 'scale' },
] as const
type Words = (typeof SUBJECTS)[number] & { n: number }

const POOL: Pool<Words> = {
  refused: [
    ({ n }, x) => `const ${x}: Private = new PrivateTwin(${n})`,
    ({ field, hidden, n }, x) => `const ${x}: Private = { ${field}: ${n}, ${hidden}: 1 }`,
    ({ n }, x) => `const ${x}: Hashed = new HashedTwin(${n})`,
    ({ field, n }, x) => `const ${x}: Hashed = { ${field}: ${n} }`,
    ({ n }, x) => `const ${x}: Private = { ...new Private(${n}) }`,
    ({ Open, n }, x) => `const ${x}: Hashed = new ${Open}(${n})`,
  ],
  taken: [
    ({ Open, Same, n }, x) => `const ${x}: ${Open} = new ${Same}(${n})`,
    ({ Open, field, n }, x) => `const ${x}: ${Open} = { ${field}: ${n} }`,
    ({ Open, n }, x) => `const ${x}: ${Open} = new Private(${n})`,
    ({ Same, n }, x) => `const ${x}: ${Same} = new Hashed(${n})`,
    ({ n }, x) => `const ${x}: Private = new (class extends Private {})(${n})`,
    ({ field, n }, x) => `const ${x}: Pick<Private, '${field}'> = { ${field}: ${n} }`,
    ({ Open, n }, x) => `const ${x}: ${Open} = { ...new Hashed(${n}) }`,
  ],
}

export default template({
  id: 'typescript/types/private-counts',
  revision: 1,
  kind: 'short',
  topic: 'types',
  grade: 4,
  seconds: 150,
  lang: 'typescript',
  status: 'active',
  idea: 'Classes are compared by their members, until one has a private member: then only it and what extends it will do.',
  params: (rng) => {
    const words = { ...rng.pick(SUBJECTS), n: rng.int(2, 99) }
    return { words, lines: drawnLines(rng, POOL, words, 6, [2, 4]) }
  },
  ask: ({ words: { Open, Same, field, hidden }, lines }) => {
    const made = `constructor(readonly ${field}: number) {}`
    return {
      stem: 'Six classes differ in little. Which of the numbered lines does TypeScript refuse under `strict`?',
      code: [
        `class ${Open} { ${made} }`,
        `class ${Same} { ${made} }`,
        `class Private { private ${hidden} = 1; ${made} }`,
        `class PrivateTwin { private ${hidden} = 1; ${made} }`,
        `class Hashed { #${hidden} = 1; ${made} }`,
        `class HashedTwin { #${hidden} = 1; ${made} }`,
        '',
        marked(lines),
      ].join('\n'),
      answerHint: LINES_HINT,
    }
  },
  key: ({ lines }) => refusedKey(lines),
  why: ({ words: { Open } }) =>
    `${Open} asks for one public field, which all of them have. A private member, written either way, must come from the same declaration: no literal, no twin and no spread has it, a subclass does.`,
  source: [
    'TypeScript Handbook, Type Compatibility, Private and protected members in classes',
    'TypeScript Handbook, Classes, Relationships Between Classes',
  ],
})
