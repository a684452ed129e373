import { template } from '../../../tasks/template'
import type { Pool } from './lines'
import { drawnLines, LINES_HINT, marked, refusedKey } from './lines'

const ELEMENTS = [
  { Type: 'number', value: '7' },
  { Type: 'string', value: "'a'" },
  { Type: 'boolean', value: 'true' },
  { Type: 'bigint', value: '7n' },
] as const
type Words = (typeof ELEMENTS)[number]

const POOL: Pool<Words> = {
  refused: [
    ({ Type: T }, x) => `const ${x}: [${T}, ${T}] = list`,
    ({ Type: T }, x) => `const ${x}: [${T}, ${T}] = triple`,
    ({ Type: T }, x) => `const ${x}: [${T}, ${T}, ${T}] = pair`,
    ({ Type: T }, x) => `const ${x}: [${T}, ${T}] = fixed`,
    ({ Type: T }, x) => `const ${x}: ${T}[] = fixed`,
    ({ Type: T }, x) => `const ${x}: [${T}, ${T}] = maybe`,
    ({ Type: T }, x) => `const ${x}: [${T}, ...${T}[]] = list`,
    ({ Type: T }, x) => `const ${x}: [${T}, ${T}] = pair.map((one) => one)`,
    ({ Type: T }, x) => `const ${x}: ${T} = pair[2]`,
    ({ Type: T, value }, x) => `const ${x}: [${T}, ${T}] = [...list, ${value}]`,
  ],
  taken: [
    ({ Type: T }, x) => `const ${x}: ${T}[] = pair`,
    ({ Type: T }, x) => `const ${x}: readonly ${T}[] = fixed`,
    ({ Type: T }, x) => `const ${x}: [${T}, ...${T}[]] = triple`,
    ({ Type: T }, x) => `const ${x}: [${T}, ${T}?] = pair`,
    ({ Type: T }, x) => `const ${x}: readonly [${T}, ${T}] = pair`,
    ({ Type: T }, x) => `const ${x}: [${T}, ${T}, ${T}] = [...pair, pair[0]]`,
    ({ Type: T }, x) => `const ${x}: [${T}, ...${T}[]] = [pair[1], ...list]`,
    ({ Type: T }, x) => `const ${x}: [${T}, ${T}] = [...fixed]`,
  ],
}

export default template({
  id: 'typescript/types/tuples-and-arrays',
  revision: 1,
  kind: 'short',
  topic: 'types',
  grade: 3,
  seconds: 150,
  lang: 'typescript',
  status: 'active',
  idea: 'A tuple fits into an array and a longer promise into a looser one; no array, and nothing readonly, fits into a tuple that can be changed.',
  params: (rng) => {
    const words = rng.pick(ELEMENTS)
    return { words, lines: drawnLines(rng, POOL, words, 6, [2, 4]) }
  },
  ask: ({ words: { Type: T }, lines }) => ({
    stem: 'Which of the numbered assignments does TypeScript refuse under `strict`?',
    code: [
      `declare const list: ${T}[]`,
      `declare const pair: [${T}, ${T}]`,
      `declare const triple: [${T}, ${T}, ${T}]`,
      `declare const maybe: [${T}, ${T}?]`,
      `declare const fixed: readonly [${T}, ${T}]`,
      '',
      marked(lines),
    ].join('\n'),
    answerHint: LINES_HINT,
  }),
  key: ({ lines }) => refusedKey(lines),
  why: () =>
    'The length is part of a tuple: an array promises none, an optional element may be missing, map gives an array. A readonly tuple can be copied into one that can be changed, but does not become one.',
  source: [
    'TypeScript Handbook, Object Types, Tuple Types',
    'TypeScript Handbook, Object Types, readonly Tuple Types',
  ],
})
