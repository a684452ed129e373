import { template } from '../../../tasks/template'
import type { Pool } from './lines'
import { drawnLines, LINES_HINT, marked, refusedKey } from './lines'

const SUBJECTS = [
  { Type: 'Cart', inner: 'buyer', field: 'points', list: 'items', fixed: 'codes' },
  { Type: 'Team', inner: 'coach', field: 'years', list: 'players', fixed: 'colours' },
  { Type: 'Route', inner: 'driver', field: 'hours', list: 'stops', fixed: 'tolls' },
  { Type: 'Menu', inner: 'chef', field: 'stars', list: 'dishes', fixed: 'allergens' },
] as const
type Words = (typeof SUBJECTS)[number] & { n: number }

const POOL: Pool<Words> = {
  refused: [
    ({ inner, field, n }) => `one.${inner} = { ${field}: ${n} }`,
    ({ list }) => `one.${list} = []`,
    ({ fixed }) => `one.${fixed}.push('x')`,
    ({ fixed }) => `one.${fixed}.sort()`,
    ({ fixed }) => `one.${fixed}[0] = 'x'`,
    ({ fixed }, x) => `const ${x}: string[] = one.${fixed}`,
    ({ n }) => `level.depth = ${n}`,
  ],
  taken: [
    ({ inner, field, n }) => `one.${inner}.${field} = ${n}`,
    ({ list }) => `one.${list}.push('x')`,
    ({ list }) => `one.${list}.length = 0`,
    ({ fixed }) => `one.${fixed} = ['x']`,
    ({ fixed }, x) => `const ${x} = one.${fixed}.slice().sort()`,
    ({ list }, x) => `const ${x}: readonly string[] = one.${list}`,
    ({ fixed }, x) => `const ${x}: string[] = [...one.${fixed}]`,
    ({ n }, x) => `const ${x}: { depth: number } = level; ${x}.depth = ${n}`,
  ],
}

export default template({
  id: 'typescript/types/readonly-shallow',
  revision: 1,
  kind: 'short',
  topic: 'types',
  grade: 2,
  nudge: 0.3,
  seconds: 120,
  lang: 'typescript',
  status: 'active',
  idea: 'readonly guards one property or the places of one array: not what the property leads to, and not another name for the same object.',
  params: (rng) => {
    const words = { ...rng.pick(SUBJECTS), n: rng.int(2, 90) }
    return { words, lines: drawnLines(rng, POOL, words, 6, [2, 4]) }
  },
  ask: ({ words: { Type, inner, field, list, fixed, n }, lines }) => ({
    stem: 'Which of the numbered lines does the compiler refuse under `strict`?',
    code: [
      `interface ${Type} {`,
      `  readonly ${inner}: { ${field}: number }`,
      `  readonly ${list}: string[]`,
      `  ${fixed}: readonly string[]`,
      '}',
      `declare const one: ${Type}`,
      `const level: Readonly<{ depth: number }> = { depth: ${n + 1} }`,
      '',
      marked(lines),
    ].join('\n'),
    answerHint: LINES_HINT,
  }),
  key: ({ lines }) => refusedKey(lines),
  why: () =>
    'A readonly property cannot be assigned, but what it holds can change; a readonly array has no push or sort and is no string[]. Readonly properties do not hinder assigning the object to a type without them.',
  source: [
    'TypeScript Handbook, Object Types, readonly Properties',
    'TypeScript Handbook, Object Types, The ReadonlyArray Type',
  ],
})
