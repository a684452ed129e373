import { template } from '../../../tasks/template'
import type { Pool } from './lines'
import { drawnLines, LINES_HINT, marked, refusedKey } from './lines'

const SUBJECTS = [
  { Type: 'User', words: 'names', items: 'users', n: 3 },
  { Type: 'Entry', words: 'labels', items: 'entries', n: 5 },
  { Type: 'Photo', words: 'titles', items: 'photos', n: 8 },
  { Type: 'Invoice', words: 'notes', items: 'invoices', n: 4 },
] as const
type Words = Pick<(typeof SUBJECTS)[number], 'Type' | 'words' | 'items'> & { n: number }

const POOL: Pool<Words> = {
  refused: [
    ({ words }, x) => `const ${x}: string[] = ${words}.filter(Boolean)`,
    ({ words }, x) => `const ${x}: string[] = ${words}.filter((one) => !!one)`,
    ({ words, n }, x) =>
      `const ${x}: undefined[] = ${words}.filter((one) => !(one !== undefined && one.length < ${n}))`,
    ({ words, n }, x) =>
      `const ${x}: string[] = ${words}.filter((one) => one !== undefined && one.length < ${n})`,
    ({ Type, items }, x) => `const ${x}: ${Type}[] = ${items}.filter((one): boolean => one !== undefined)`,
    ({ Type, items, n }, x) => `const ${x}: ${Type}[] = ${items}.filter((one) => one?.size === ${n})`,
  ],
  taken: [
    ({ words }, x) => `const ${x}: string[] = ${words}.filter((one) => one !== undefined)`,
    ({ words }, x) => `const ${x}: string[] = ${words}.filter((one) => typeof one === 'string')`,
    ({ Type, items }, x) => `const ${x}: ${Type}[] = ${items}.filter((one) => one !== undefined)`,
    ({ Type, items }, x) => `const ${x}: ${Type}[] = ${items}.filter((one) => !!one)`,
    ({ Type, items, n }, x) =>
      `const ${x}: ${Type}[] = ${items}.filter((one): one is ${Type} => one?.size === ${n})`,
    ({ words }, x) => `const ${x}: string[] = ${words}.flatMap((one) => (one ? [one] : []))`,
  ],
}

export default template({
  id: 'typescript/types/filtered-by-what',
  revision: 1,
  kind: 'short',
  topic: 'types',
  grade: 4,
  nudge: 0.3,
  seconds: 180,
  lang: 'typescript',
  status: 'active',
  idea: 'A callback is taken for a type predicate only if false tells as much as true: a further condition, truthiness of a text, or a declared boolean leave filter with the old type.',
  params: (rng) => {
    const { Type, words: texts, items } = rng.pick(SUBJECTS)
    const words = { Type, words: texts, items, n: rng.int(2, 60) }
    return { words, lines: drawnLines(rng, POOL, words, 6, [2, 4]) }
  },
  ask: ({ words: { Type, words, items }, lines }) => ({
    stem: 'TypeScript 6.0 infers type predicates. Which of the numbered lines does it still refuse under `strict`?',
    code: [
      `interface ${Type} { size: number }`,
      `declare const ${words}: (string | undefined)[]`,
      `declare const ${items}: (${Type} | undefined)[]`,
      '',
      marked(lines),
    ].join('\n'),
    answerHint: LINES_HINT,
  }),
  key: ({ lines }) => refusedKey(lines),
  why: () =>
    'A predicate is inferred where true means the type and false means that it is not of it. An empty text is false and yet a string, an object never is; a further condition also drops values of the type; Boolean and a declared result are no predicate. A declared predicate is believed.',
  source: ['TypeScript 5.5 release notes, Inferred Type Predicates'],
})
