import { template } from '../../../tasks/template'
import type { Pool } from './lines'
import { drawnLines, LINES_HINT, marked, refusedKey } from './lines'

const SUBJECTS = [
  { Key: 'Level', keys: ['low', 'mid', 'high'], Table: 'Fees' },
  { Key: 'Plan', keys: ['free', 'team', 'firm'], Table: 'Seats' },
  { Key: 'Zone', keys: ['north', 'south', 'coast'], Table: 'Rates' },
  { Key: 'Size', keys: ['small', 'medium', 'large'], Table: 'Prices' },
  { Key: 'Stage', keys: ['draft', 'review', 'done'], Table: 'Counts' },
] as const

interface Words {
  Table: string
  Key: string
  keys: readonly string[]
  n: readonly number[]
}
const fields = ({ keys, n }: Words, which: readonly number[]) =>
  which.map((i) => `${keys[i] ?? ''}: ${n[i] ?? 0}`).join(', ')

const POOL: Pool<Words> = {
  refused: [
    (w, x) => `const ${x}: ${w.Table} = { ${fields(w, [0, 1])} }`,
    (w, x) => `const ${x}: ${w.Table} = { ${fields(w, [0, 2, 1])}, other: ${w.n[0] ?? 0} }`,
    (w, x) => `const ${x}: ${w.Table} = {}`,
    (w, x) => `const ${x}: ${w.Table} = { ...full, ${w.keys[1] ?? ''}: undefined }`,
    (w, x) => `const ${x}: Record<${w.Key}, string> = full`,
    (_w, x) => `const ${x}: number = full.other`,
    (w, x) => `const ${x}: Partial<${w.Table}> = { ${w.keys[2] ?? ''}: '${w.n[2] ?? 0}' }`,
  ],
  taken: [
    (w, x) => `const ${x}: ${w.Table} = { ${fields(w, [2, 0, 1])} }`,
    (w, x) => `const ${x}: Partial<${w.Table}> = { ${fields(w, [1])} }`,
    (w, x) => `const ${x}: number = full.${w.keys[2] ?? ''}`,
    (_w, x) => `const ${x}: Record<string, number> = full`,
    (w, x) => `const ${x}: ${w.Table} = { ...full, ${fields(w, [0])} }`,
    (_w, x) => `const ${x}: Partial<typeof full> = {}`,
  ],
}

export default template({
  id: 'typescript/types/record-of-all-keys',
  revision: 1,
  kind: 'short',
  topic: 'types',
  grade: 1,
  nudge: 0.3,
  seconds: 90,
  lang: 'typescript',
  status: 'active',
  idea: 'A Record over a union of keys asks for every key and for no other; Partial asks for none.',
  params: (rng) => {
    const subject = rng.pick(SUBJECTS)
    const words = { ...subject, keys: rng.shuffle(subject.keys), n: [0, 1, 2].map(() => rng.int(1, 90)) }
    return { words, lines: drawnLines(rng, POOL, words, 5, [2, 3]) }
  },
  ask: ({ words, lines }) => ({
    stem: 'The declarations above the numbered lines compile. Which of the numbered lines does TypeScript refuse under `strict`?',
    code: [
      `type ${words.Key} = ${words.keys.map((key) => `'${key}'`).join(' | ')}`,
      `type ${words.Table} = Record<${words.Key}, number>`,
      `const full: ${words.Table} = { ${fields(words, [0, 1, 2])} }`,
      '',
      marked(lines),
    ].join('\n'),
    answerHint: LINES_HINT,
  }),
  key: ({ lines }) => refusedKey(lines),
  why: () =>
    'Record<Key, number> is an object type with one required property for each member of Key: a key that is missing, unknown or undefined is refused.',
  source: [
    'TypeScript Handbook, Utility Types, Record<Keys, Type>',
    'TypeScript Handbook, Utility Types, Partial<Type>',
  ],
})
