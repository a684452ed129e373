import { template } from '../../../tasks/template'
import type { Pool } from './lines'
import { drawnLines, LINES_HINT, marked, refusedKey } from './lines'

const SUBJECTS = [
  { Type: 'Filter', a: 'city', b: 'year' },
  { Type: 'Options', a: 'width', b: 'depth' },
  { Type: 'Query', a: 'page', b: 'term' },
  { Type: 'Change', a: 'email', b: 'phone' },
  { Type: 'Preset', a: 'font', b: 'theme' },
] as const
type Words = (typeof SUBJECTS)[number]

const POOL: Pool<Words> = {
  refused: [
    ({ Type }, x) => `const ${x}: Record<keyof ${Type}, boolean> = {}`,
    ({ Type, a, b }, x) => `const ${x}: { [K in '${a}' | '${b}']: ${Type}[K] } = {}`,
    ({ Type, b }, x) => `const ${x}: { [K in Exclude<keyof ${Type}, '${b}'>]: ${Type}[K] } = {}`,
    ({ Type }, x) => `const ${x}: { [K in keyof ${Type}]-?: ${Type}[K] } = {}`,
    ({ Type, a }, x) => `const ${x}: Required<Pick<${Type}, '${a}'>> = {}`,
    ({ Type }, x) => `const ${x}: Stored<keyof ${Type}> = {}`,
    ({ Type }, x) => `const ${x}: Record<keyof ${Type}, string | undefined> = {}`,
  ],
  taken: [
    ({ Type }, x) => `const ${x}: { [K in keyof ${Type}]: boolean } = {}`,
    ({ Type, a }, x) => `const ${x}: Pick<${Type}, '${a}'> = {}`,
    ({ Type, b }, x) => `const ${x}: Omit<${Type}, '${b}'> = {}`,
    ({ Type }, x) => `const ${x}: { [K in keyof ${Type} as \`new_\${K}\`]: ${Type}[K] } = {}`,
    ({ Type }, x) => `const ${x}: Readonly<${Type}> = {}`,
    ({ Type }, x) => `const ${x}: Wrapped<${Type}> = {}`,
    ({ Type, b }, x) => `const ${x}: { [K in keyof ${Type} as Exclude<K, '${b}'>]: ${Type}[K] } = {}`,
  ],
}

export default template({
  id: 'typescript/types/mapped-keeps-modifiers',
  revision: 1,
  kind: 'short',
  topic: 'types',
  grade: 5,
  seconds: 210,
  lang: 'typescript',
  status: 'active',
  idea: 'A mapped type over keyof T keeps which properties are optional; over a union of names, or through Record, every one is required.',
  params: (rng) => {
    const words = rng.pick(SUBJECTS)
    return { words, lines: drawnLines(rng, POOL, words, 6, [2, 4]) }
  },
  ask: ({ words: { Type, a, b }, lines }) => ({
    stem: `Both properties of \`${Type}\` are optional. On which of the numbered lines does the compiler miss a property?`,
    code: [
      `interface ${Type} { ${a}?: string; ${b}?: string }`,
      'type Wrapped<T> = { [K in keyof T]: { value: T[K] } }',
      'type Stored<K extends string> = { [P in K]: { value: P } }',
      '',
      marked(lines),
    ].join('\n'),
    answerHint: LINES_HINT,
  }),
  key: ({ lines }) => refusedKey(lines),
  why: () =>
    'keyof T leads back to the properties of T, also with an as clause and inside Pick and Omit, so that ? and readonly are kept. Names alone, as in Record or Exclude<keyof T, ...>, lead nowhere: a type with undefined in it is still required.',
  source: ['TypeScript Handbook, Mapped Types', 'TypeScript Handbook, Utility Types, Record<Keys, Type>'],
})
