import type { Rng } from '../../../tasks/rng'
import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { PRINTS, WORDS_HINT, typedWords } from './printed'

export interface Given {
  /** Declares `made`, unless the language has it. */
  declares: string
  name: string
  items: readonly string[]
  /** What it gives for an item, with a second argument or without. */
  gives(item: string, second?: number): string
}

/** Digits up to the first that the base does not have; no base below 2 but 0, which is ten. */
function parsed(text: string, base = 10): string {
  const used = base === 0 ? 10 : base
  const digits = [...text].map(Number)
  const end = digits.findIndex((digit) => digit >= used)
  const own = end === -1 ? digits : digits.slice(0, end)
  if (used < 2 || own.length === 0) return 'NaN'
  return String(own.reduce((sum, digit) => sum * used + digit, 0))
}

function drawnGiven(rng: Rng): Given {
  const [name, second] = [rng.pick(['price', 'fare', 'rent']), rng.int(10, 40)]
  const numbers = () => rng.sample([15, 20, 35, 40, 50, 65, 70, 85], 4).map(String)
  const words = rng.sample(['mango', 'lemon', 'olive', 'peach', 'melon', 'grape', 'chili', 'basil'], 4)
  const [width, from] = [rng.int(7, 9), rng.int(1, 2)]
  return rng.pick<() => Given>([
    () => ({
      declares: '',
      name: 'parseInt',
      items: Array.from({ length: 4 }, () => `${rng.int(1, 3)}${rng.int(0, 2)}`),
      gives: parsed,
    }),
    () => ({
      declares: `const withFee = (${name}, fee = ${second}) => Number(${name}) + fee`,
      name: 'withFee',
      items: numbers(),
      gives: (item, fee = second) => String(Number(item) + fee),
    }),
    () => ({
      declares: `const widened = (word, width = ${width}) => word.padEnd(width, '*')`,
      name: 'widened',
      items: words.map((word) => word.slice(0, rng.int(1, 2))),
      gives: (item, most = width) => item + '*'.repeat(Math.max(0, most - item.length)),
    }),
    () => ({
      declares: `const cut = (word, from = ${from}) => word.slice(from)`,
      name: 'cut',
      items: words,
      gives: (item, start = from) => item.substring(start),
    }),
    () => ({
      declares: `const scaled = (n, factor = ${from + 1}) => n * factor`,
      name: 'scaled',
      items: numbers(),
      gives: (item, factor = from + 1) => String(Number(item) * factor),
    }),
  ])()
}

/** Ways to call it for each item; whether the index gets through, and what is called on. */
const WAYS = [
  { text: (name: string) => `items.map(${name})`, second: 'index' },
  { text: (name: string) => `items.slice(1).map(${name})`, second: 'index', from: 1 },
  { text: (name: string) => `Array.from(items, ${name})`, second: 'index' },
  { text: (name: string) => `items.map((item) => ${name}(item))`, second: 'none' },
  { text: (name: string) => `items.flatMap(${name})`, second: 'index' },
] as const

export default template({
  id: 'typescript/collections/extra-arguments',
  revision: 1,
  kind: 'short',
  topic: 'collections',
  grade: 2,
  seconds: 90,
  lang: 'javascript',
  status: 'active',
  idea: 'A function handed to map as it stands gets the index as its second argument, which replaces the default of an optional parameter.',
  params: (rng) =>
    drawnUntil(
      () => ({ given: drawnGiven(rng), way: rng.pick(WAYS) }),
      ({ given: { items, gives } }) => items.filter((item, i) => gives(item) !== gives(item, i)).length >= 2,
    ),
  ask: ({ given: { declares, name, items }, way }) => ({
    stem: PRINTS,
    code: [
      ...(declares ? [declares] : []),
      `const items = [${items.map((item) => `'${item}'`).join(', ')}]`,
      `console.log(${way.text(name)}.join(' '))`,
    ].join('\n'),
    answerHint: WORDS_HINT,
  }),
  key: ({ given: { items, gives }, way }) => {
    const called = 'from' in way ? items.slice(way.from) : items
    return typedWords(called.map((item, i) => (way.second === 'index' ? gives(item, i) : gives(item))))
  },
  why: () =>
    'map, flatMap and Array.from call with the item and its index. Only an arrow of one parameter keeps the index away from the default.',
  source: ['ECMA-262 (2025), Array.prototype.map, Array.from, parseInt', 'MDN, Array.prototype.map()'],
})
