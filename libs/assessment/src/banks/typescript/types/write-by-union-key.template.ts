import { template } from '../../../tasks/template'
import type { Pool } from './lines'
import { drawnLines, LINES_HINT, marked, refusedKey } from './lines'

const SUBJECTS = [
  { Type: 'Profile', one: 'name', two: 'city', count: 'age' },
  { Type: 'Product', one: 'title', two: 'maker', count: 'price' },
  { Type: 'Flight', one: 'from', two: 'to', count: 'seats' },
  { Type: 'Track', one: 'artist', two: 'album', count: 'plays' },
] as const
type Words = (typeof SUBJECTS)[number] & { n: number }

const POOL: Pool<Words> = {
  refused: [
    () => 'item[key] = some',
    () => 'item[key] = item[key]',
    () => `item[key] = 'x'`,
    () => 'item[own] = some',
    () => `item[own] = 'x'`,
    (_w, x) => `const ${x}: string = some`,
    () => 'item[key] = value',
    (_w, x) => `const ${x}: string = value`,
  ],
  taken: [
    () => `item[text] = 'x'`,
    () => 'item[text] = item[text]',
    () => 'item[own] = value',
    () => 'item[own] = item[own]',
    (_w, x) => `const ${x}: string | number = item[key]`,
    (_w, x) => `const ${x}: string = item[text]`,
    ({ count, n }) => `if (key === '${count}') item[key] = ${n}`,
    ({ Type }, x) => `const ${x}: ${Type} = { ...item, [key]: some }`,
    (_w, x) => `const ${x}: string | number = value`,
  ],
}

export default template({
  id: 'typescript/types/write-by-union-key',
  revision: 1,
  kind: 'short',
  topic: 'types',
  grade: 5,
  seconds: 210,
  lang: 'typescript',
  status: 'active',
  idea: 'Reading by a key that is a union gives the union of the types, writing by it asks for a value that fits all of them; a type parameter ties the value to the key.',
  params: (rng) => {
    const words = { ...rng.pick(SUBJECTS), n: rng.int(2, 90) }
    return { words, lines: drawnLines(rng, POOL, words, 6, [2, 4]) }
  },
  ask: ({ words: { Type, one, two, count }, lines }) => ({
    stem: 'Which of the numbered lines does TypeScript refuse under `strict`?',
    code: [
      `interface ${Type} { ${one}: string; ${two}: string; ${count}: number }`,
      '',
      `function edit<K extends keyof ${Type}>(`,
      `  item: ${Type},`,
      `  key: keyof ${Type},`,
      `  text: '${one}' | '${two}',`,
      `  some: ${Type}[keyof ${Type}],`,
      '  own: K,',
      `  value: ${Type}[K],`,
      ') {',
      ...marked(lines)
        .split('\n')
        .map((line) => `  ${line}`),
      '}',
    ].join('\n'),
    answerHint: LINES_HINT,
  }),
  key: ({ lines }) => refusedKey(lines),
  why: () =>
    'The compiler knows of key only that it is one of three: what is written must be a string and a number, which nothing is. The two text keys agree on string. With K the value is of just the property that own names. A spread with a computed key of a union type is let through.',
  source: [
    'TypeScript 3.5 release notes, Fixes to unsound writes to indexed access types',
    'TypeScript Handbook, Indexed Access Types',
  ],
})
