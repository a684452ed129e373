import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { PRINTS, WORDS_HINT, typedWords } from './printed'

/** Ways to group, and whether the keys become names of properties. */
const WAYS = [
  {
    lines: ['const groups = Object.groupBy(rows, (row) => row.key)'],
    keys: 'Object.keys(groups)',
    ofObject: true,
  },
  {
    lines: ['const counts = {}', 'for (const { key } of rows) counts[key] = (counts[key] ?? 0) + 1'],
    keys: 'Object.keys(counts)',
    ofObject: true,
  },
  {
    lines: ['const byKey = Object.fromEntries(rows.map((row) => [row.key, row]))'],
    keys: 'Object.keys(byKey)',
    ofObject: true,
  },
  {
    lines: ['const groups = Map.groupBy(rows, (row) => row.key)'],
    keys: '[...groups.keys()]',
    ofObject: false,
  },
  {
    lines: [
      'const counts = new Map()',
      'for (const { key } of rows) counts.set(key, (counts.get(key) ?? 0) + 1)',
    ],
    keys: '[...counts.keys()]',
    ofObject: false,
  },
] as const
type KeyValue = string | number

const isIndex = (name: string): boolean => /^(0|[1-9]\d*)$/.test(name)

function keysOf(values: readonly KeyValue[], ofObject: boolean): KeyValue[] {
  if (!ofObject) return values.filter((value, i) => values.indexOf(value) === i)
  const names = values.map(String).filter((name, i, all) => all.indexOf(name) === i)
  const indexes = names.filter(isIndex).map(Number)
  return [...indexes.sort((a, b) => a - b), ...names.filter((name) => !isIndex(name))]
}

export default template({
  id: 'typescript/collections/keys-of-groups',
  revision: 1,
  kind: 'short',
  topic: 'collections',
  grade: 3,
  seconds: 120,
  lang: 'javascript',
  status: 'active',
  idea: 'Keys of an object become texts and whole numbers come first, ascending; a Map keeps types apart and the order of insertion.',
  params: (rng) =>
    drawnUntil(
      () => {
        const [low, high] = [rng.int(3, 9), rng.int(11, 60)]
        const [word = '', other = ''] = rng.sample(['XL', 'none', 'rest', 'S', 'big', 'odd'], 2)
        const pool: KeyValue[] = [
          low,
          String(low),
          high,
          String(high),
          word,
          other,
          `0${low}`,
          rng.int(61, 99),
        ]
        const first = rng.sample(pool, 5)
        return { values: rng.shuffle([...first, ...rng.sample(first, 1)]), way: rng.pick(WAYS) }
      },
      ({ values }) =>
        String(keysOf(values, true)) !== String(keysOf(values, false)) && keysOf(values, true).length >= 4,
    ),
  ask: ({ values, way }) => ({
    stem: PRINTS,
    code: [
      'const rows = [',
      ...values.map((key) => `  { key: ${typeof key === 'number' ? key : `'${key}'`} },`),
      ']',
      ...way.lines,
      `console.log(${way.keys}.join(' '))`,
    ].join('\n'),
    answerHint: WORDS_HINT,
  }),
  key: ({ values, way }) => typedWords(keysOf(values, way.ofObject)),
  why: ({ way }) =>
    way.ofObject
      ? 'Names of properties that are whole numbers without a leading zero come first, ascending; the others follow in the order in which they were made.'
      : 'A Map keeps the order in which keys were first set; a number and its text are two keys.',
  source: [
    'ECMA-262 (2025), OrdinaryOwnPropertyKeys, Object.groupBy, Map.groupBy',
    'MDN, Map: Objects vs. Maps',
  ],
})
