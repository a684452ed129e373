import type { CallCase, TypeCase } from '../../../tasks/code'
import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'

type Kept = 'first' | 'last in its place' | 'last at the first'
/** A key and what tells its elements apart. */
type Item = readonly [key: string, name: string]

const RULES: Record<Kept, string> = {
  first: 'Of several elements with the same key the first is kept. The result has the order of the input.',
  'last in its place':
    'Of several elements with the same key the last is kept. The elements that are kept stand in the order of the input.',
  'last at the first':
    'Of several elements with the same key the last is kept, but it stands where the first one of that key would stand: the result has the order in which keys appear for the first time.',
}

/** Keys are written as in the code, and two are the same where they are written alike. */
function keptOf(items: readonly Item[], kept: Kept): Item[] {
  const isOf = (key: string) => (item: Item) => item[0] === key
  if (kept === 'last in its place') return items.filter((item, i) => !items.slice(i + 1).some(isOf(item[0])))
  const firsts = items.filter(([key], i) => items.findIndex(isOf(key)) === i)
  return kept === 'first' ? firsts : firsts.map((item) => items.findLast(isOf(item[0])) ?? item)
}
const written = (items: readonly Item[]): string =>
  `[${items.map(([key, name]) => `{ key: ${key}, name: '${name}' }`).join(', ')}]`
function callCase(name: string, items: readonly Item[], kept: Kept): CallCase {
  const call = `uniqueBy(${written(items)}, (one) => one.key)`
  const gives = written(keptOf(items, kept))
  return { name, shown: `${call}\ngives ${gives}`, call, gives }
}
const typeCase = (name: string, uses: string, errors: number[], says: string): TypeCase => ({
  name,
  shown: `${uses}\n${says}`,
  uses,
  errors,
})
const NUMBERS = 'const numbers: readonly number[] = [3, 1, 2]\n'

export default template({
  id: 'typescript/collections/unique-by',
  revision: 1,
  kind: 'code-ts',
  topic: 'collections',
  grade: 3,
  seconds: 420,
  lang: 'typescript',
  status: 'active',
  idea: 'A Map keyed by the value itself removes duplicates without mixing up 1 and its text or moving numbers to the front; which one it keeps, and where, depends on how it is filled.',
  params: (rng) => {
    const kept = rng.pick<Kept>(['first', 'last in its place', 'last at the first'])
    const [x = '', y = '', z = ''] = rng.sample(['red', 'blue', 'green', 'pink', 'grey', 'white'], 3)
    const [low, high] = [rng.int(1, 9), rng.int(10, 99)]
    const texts = (...keys: string[]) => keys.map((key, i): Item => [key, `n${i}`])
    const shown = drawnUntil(
      () => texts(...rng.shuffle([x, x, y, y, z]).map((key) => `'${key}'`)),
      (items) => new Set(Object.keys(RULES).map((one) => written(keptOf(items, one as Kept)))).size === 3,
    )
    return {
      kept,
      shown: [
        callCase('keys that come again', shown, kept),
        typeCase(
          'a readonly input',
          `${NUMBERS}const some: number[] = uniqueBy(numbers, (n) => n % 2)`,
          [],
          'compiles',
        ),
      ],
      hidden: [
        callCase(
          'a number and its text',
          texts(`${low}`, `'${low}'`, `${high}`, `${low}`, `'${high}'`),
          kept,
        ),
        callCase('numbers downwards', texts(`${high}`, `${low}`, `'${x}'`, `${high}`, '0'), kept),
        callCase('NaN', texts('NaN', `${low}`, 'NaN', 'null', 'undefined', 'null'), kept),
        callCase('many of one', texts(`'${y}'`, `'${z}'`, `'${y}'`, `'${y}'`, `'${z}'`, `'${x}'`), kept),
        {
          name: 'the input stays as it is',
          shown: 'The input is not changed.',
          call: '(() => { const all = [3, 1, 3, 2, 1]; uniqueBy(all, (n) => n); return all })()',
          gives: '[3, 1, 3, 2, 1]',
        },
        { name: 'nothing', shown: 'No elements', call: 'uniqueBy([], (one) => one)', gives: '[]' },
        typeCase(
          'elements keep their type',
          `${NUMBERS}const words: string[] = uniqueBy(numbers, (n) => n)`,
          [2322],
          '',
        ),
        typeCase('the callback knows elements', `uniqueBy([{ id: 1 }], (one) => one.name)`, [2339], ''),
        typeCase(
          'keys of any type',
          `const some: string[] = uniqueBy(['a'], (one) => one.length > 1)`,
          [],
          '',
        ),
      ],
    }
  },
  ask: ({ kept, shown }) => ({
    stem: `Write a generic function \`uniqueBy(items, keyOf)\` in TypeScript. It takes an array, which may be \`readonly\`, and a function that gives the key of an element; keys may be of any type and are the same where a \`Map\` takes them for the same. It returns a new array of the same element type, in which no two elements have the same key, and leaves the input as it is. ${RULES[kept]}`,
    answerHint:
      'TypeScript that declares uniqueBy. It must compile under strict and noUncheckedIndexedAccess, with the library of ES2023.',
    starter: 'function uniqueBy(items, keyOf) {\n  \n}\n',
    cases: shown,
  }),
  key: ({ hidden }) => ({ kind: 'code-ts', cases: hidden }),
  why: () =>
    'Properties of objects would turn keys into texts and put whole numbers first. Setting a key of a Map again keeps its place; deleting it first moves it to the end.',
  source: ['ECMA-262 (2025), Map.prototype.set', 'MDN, Map', 'TypeScript Handbook, Generics'],
})
