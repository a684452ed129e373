import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { wordsKey } from './keys'

/** How a list of numbers is counted, and how many of them that gives. */
interface Way {
  line(counter: string): string
  counts(right: number, all: number): number
  isAwaited: boolean
}
const perItem = (condition: string) => (counter: string) =>
  `  for (const n of seats) if (${condition}) ${counter} += 1`

const WAYS: readonly Way[] = [
  { line: perItem('await isFree(n)'), counts: (right) => right, isAwaited: true },
  { line: perItem('!(await isFree(n))'), counts: (right, all) => all - right, isAwaited: true },
  { line: perItem('isFree(n)'), counts: (_right, all) => all, isAwaited: false },
  { line: perItem('!isFree(n)'), counts: () => 0, isAwaited: false },
  {
    line: (counter) => `  ${counter} += seats.filter((n) => isFree(n)).length`,
    counts: (_right, all) => all,
    isAwaited: false,
  },
  {
    line: (counter) => `  ${counter} += seats.filter(async (n) => await isFree(n)).length`,
    counts: (_right, all) => all,
    isAwaited: false,
  },
]
const wayAt = (i: number): Way => {
  const way = WAYS[i]
  if (!way) throw new Error('No such way')
  return way
}

export default template({
  id: 'typescript/async/forgotten-await',
  revision: 1,
  kind: 'short',
  topic: 'async',
  grade: 1,
  seconds: 90,
  lang: 'javascript',
  status: 'active',
  idea: 'An async function always gives a promise, and a promise is true in a condition: a forgotten await lets everything through.',
  params: (rng) => {
    const ways = drawnUntil(
      () => rng.sample([0, 1, 2, 3, 4, 5], 2),
      (drawn) => drawn.some((i) => !wayAt(i).isAwaited),
    )
    return {
      ways,
      limit: rng.int(4, 8),
      right: rng.int(2, 4),
      seed: rng.shuffle([1, 2, 3, 9, 10, 11, 12, 13]),
    }
  },
  ask: ({ ways, limit, right, seed }) => {
    const free = seed.filter((n) => n > 8).slice(0, right)
    const seats = seed.filter((n) => n < 4 || free.includes(n))
    return {
      stem: 'Which two numbers does this print?',
      code: [
        'async function isFree(seat) {',
        `  return seat > ${limit}`,
        '}',
        '',
        'async function main() {',
        `  const seats = [${seats.join(', ')}]`,
        '  let a = 0',
        '  let b = 0',
        ...ways.map((way, i) => wayAt(way).line(i ? 'b' : 'a')),
        '  console.log(a, b)',
        '}',
        'main()',
      ].join('\n'),
      answerHint: 'Two numbers with a space between.',
    }
  },
  // Three seats are below every limit, and `right` of them above.
  key: ({ ways, right }) => wordsKey(ways.map((way) => wayAt(way).counts(right, right + 3))),
  why: () =>
    'Without await the condition is the promise itself, an object, and that is true whatever it will be fulfilled with. `filter` looks at what its callback returns and does not wait either.',
  source: ['MDN, async function', 'MDN, Truthy', 'MDN, Array.prototype.filter()'],
})
