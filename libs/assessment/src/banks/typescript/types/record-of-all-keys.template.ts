import { template } from '../../../tasks/template'
import { mixed, placesOf } from '../../draws'

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
type Say = (words: Words) => string
const fields = ({ keys, n }: Words, which: readonly number[]) =>
  which.map((i) => `${keys[i] ?? ''}: ${n[i] ?? 0}`).join(', ')

/** Values that give every key a number and no more. */
const WHOLE: readonly Say[] = [
  (w) => `{ ${fields(w, [2, 0, 1])} }`,
  (w) => `{ ...full, ${fields(w, [0])} }`,
  () => 'full',
  (w) => `{ ...full, ${w.keys[1] ?? ''}: full.${w.keys[2] ?? ''} + 1 }`,
]
/** Values that give some of the keys. */
const SOME: readonly Say[] = [
  (w) => `{ ${fields(w, [0, 1])} }`,
  (w) => `{ ${fields(w, [2])} }`,
  () => '{}',
  (w) => `{ ...full, ${w.keys[1] ?? ''}: undefined }`,
]
/** Values with something that is wrong in either case. */
const WRONG: readonly Say[] = [
  (w) => `{ ${fields(w, [0, 2, 1])}, other: ${w.n[0] ?? 0} }`,
  (w) => `{ ...full, ${w.keys[2] ?? ''}: '${w.n[2] ?? 0}' }`,
  (w) => `{ ...full, other: ${w.n[1] ?? 0} }`,
  (w) => `'${w.keys[0] ?? ''}'`,
]
const SHOWN = 5

export default template({
  id: 'typescript/types/record-of-all-keys',
  revision: 1,
  kind: 'multiple',
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
    const isPartial = rng.chance() < 0.35
    const said = (all: readonly Say[], fits: boolean) => all.map((say) => ({ text: say(words), fits }))
    const shown = mixed(
      rng,
      {
        right: said(isPartial ? [...WHOLE, ...SOME] : WHOLE, true),
        others: said(isPartial ? WRONG : [...SOME, ...WRONG], false),
      },
      SHOWN,
      [2, 3],
    )
    return { words, isPartial, shown }
  },
  ask: ({ words, isPartial, shown }) => ({
    stem: 'Which of these values may stand for `...` under `strict`? Choose all.',
    code: [
      `type ${words.Key} = ${words.keys.map((key) => `'${key}'`).join(' | ')}`,
      `type ${words.Table} = Record<${words.Key}, number>`,
      `const full: ${words.Table} = { ${fields(words, [0, 1, 2])} }`,
      '',
      `const given: ${isPartial ? `Partial<${words.Table}>` : words.Table} = ...`,
    ].join('\n'),
    options: shown.map(({ text }) => text),
  }),
  key: ({ shown }) => ({ kind: 'multiple', right: placesOf(shown, ({ fits }) => fits) }),
  why: ({ isPartial }) =>
    isPartial
      ? 'Of a Partial every key may be missing, and without exactOptionalPropertyTypes also undefined; one that it does not know, or of another type, is refused.'
      : 'Record<Key, number> is an object type with one required property for each member of Key: a key that is missing, unknown or undefined is refused.',
  source: [
    'TypeScript Handbook, Utility Types, Record<Keys, Type>',
    'TypeScript Handbook, Utility Types, Partial<Type>',
  ],
})
