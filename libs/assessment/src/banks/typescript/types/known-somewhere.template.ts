import { template } from '../../../tasks/template'
import type { Pool } from './lines'
import { drawnLines, LINES_HINT, marked, refusedKey } from './lines'

const SUBJECTS = [
  { Type: 'Area', a: 'circle', x: 'radius', b: 'square', y: 'side' },
  { Type: 'Contact', a: 'mail', x: 'address', b: 'phone', y: 'digits' },
  { Type: 'Source', a: 'file', x: 'path', b: 'web', y: 'link' },
  { Type: 'Price', a: 'fixed', x: 'amount', b: 'hourly', y: 'rate' },
] as const
type Words = (typeof SUBJECTS)[number] & { n: number }

const POOL: Pool<Words> = {
  refused: [
    ({ a, x, y, n }, v) => `const ${v}: Tagged = { kind: '${a}', ${x}: ${n}, ${y}: 2 }`,
    ({ x, n }, v) => `const ${v}: Plain = { ${x}: ${n}, other: 2 }`,
    ({ x, y, n }, v) => `const ${v}: Plain = { ${x}: ${n}, ${y}: '2' }`,
    ({ x, y, n }, v) => `const ${v}: Either = { ${x}: ${n}, ${y}: 2 }`,
    ({ b, x, n }, v) => `const ${v}: Tagged = { kind: '${b}', ${x}: ${n} }`,
    ({ x, n }, v) => `const ${v}: Tagged = { kind: kind, ${x}: ${n} }`,
    ({ y }, v) => `const ${v}: Either = { ${y}: undefined }`,
  ],
  taken: [
    ({ x, y, n }, v) => `const ${v}: Plain = { ${x}: ${n}, ${y}: 2 }`,
    ({ x, n }, v) => `const ${v} = { ${x}: ${n}, other: 2 }; const ${v}2: Plain = ${v}`,
    ({ x, y, n }, v) => `const ${v}: Either = { ${x}: ${n}, ${y}: undefined }`,
    ({ a, x, n }, v) => `const ${v}: Tagged = { kind: '${a}', ${x}: ${n} }`,
    ({ y, n }, v) => `const ${v}: Either = { ${y}: ${n} }`,
    ({ x, y, n }, v) => `const ${v}: Tagged = { kind: kind, ${x}: ${n}, ${y}: 2 }`,
    ({ y, n }, v) => `const ${v}: Plain = { ${y}: ${n} }`,
  ],
}

export default template({
  id: 'typescript/types/known-somewhere',
  revision: 1,
  kind: 'short',
  topic: 'types',
  grade: 5,
  nudge: -0.3,
  seconds: 210,
  lang: 'typescript',
  status: 'active',
  idea: 'For a union without a discriminant a property is too many only if no member knows it, so both alternatives at once pass; a tag, or an optional never, keeps them apart.',
  params: (rng) => {
    const words = { ...rng.pick(SUBJECTS), n: rng.int(3, 90) }
    return { words, lines: drawnLines(rng, POOL, words, 6, [2, 4]) }
  },
  ask: ({ words: { a, b, x, y }, lines }) => ({
    stem: 'Three unions are meant to say that there is one or the other. Which of the numbered lines does TypeScript refuse under `strict`?',
    code: [
      `type Tagged = { kind: '${a}'; ${x}: number } | { kind: '${b}'; ${y}: number }`,
      `type Plain = { ${x}: number } | { ${y}: number }`,
      `type Either = { ${x}: number; ${y}?: never } | { ${y}: number; ${x}?: never }`,
      `declare const kind: '${a}' | '${b}'`,
      '',
      marked(lines),
    ].join('\n'),
    answerHint: LINES_HINT,
  }),
  key: ({ lines }) => refusedKey(lines),
  why: () =>
    'A value with both properties is a member of Plain; its literal is refused only for a name that neither knows, or for a wrong type. A known tag chooses the member, whose properties are the only ones then; a tag that may be either needs the properties of both. never lets nothing but undefined be given.',
  source: [
    'TypeScript Handbook, Object Types, Excess Property Checks',
    'TypeScript 3.5 release notes, Smarter union type checking and Improved excess property checks in union types',
  ],
})
