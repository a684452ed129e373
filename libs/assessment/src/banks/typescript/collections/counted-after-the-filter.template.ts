import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'

export interface Test {
  text: string
  holds(n: number): boolean
}
export interface Use {
  text: string
  value(n: number, i: number): number
}
const USES: readonly Use[] = [
  { text: 'n * i', value: (n, i) => n * i },
  { text: 'n * (i + 1)', value: (n, i) => n * (i + 1) },
  { text: 'n + 10 * i', value: (n, i) => n + 10 * i },
  { text: 'n - i', value: (n, i) => n - i },
]

/** The sum, with places counted among the numbers that are left or among all of them. */
function total(numbers: readonly number[], test: Test, { value }: Use, isCountedAfter: boolean): number {
  let [sum, place] = [0, 0]
  numbers.forEach((n, i) => {
    if (!test.holds(n)) return
    sum += value(n, isCountedAfter ? place : i)
    place += 1
  })
  return sum
}

export default template({
  id: 'typescript/collections/counted-after-the-filter',
  revision: 1,
  kind: 'numeric',
  topic: 'collections',
  grade: 1,
  seconds: 90,
  lang: 'javascript',
  status: 'active',
  idea: 'The index that a callback gets counts in the array that the method is called on, which after a filter is the shorter one.',
  params: (rng) => {
    const least = rng.int(4, 6)
    const tests: readonly Test[] = [
      { text: 'n % 2 === 0', holds: (n) => n % 2 === 0 },
      { text: 'n % 2 === 1', holds: (n) => n % 2 === 1 },
      { text: `n > ${least}`, holds: (n) => n > least },
      { text: `n < ${least}`, holds: (n) => n < least },
    ]
    return drawnUntil(
      () => ({
        numbers: rng.sample([1, 2, 3, 4, 5, 6, 7, 8, 9], rng.int(5, 6)),
        test: rng.pick(tests),
        use: rng.pick(USES),
        isFilterFirst: rng.int(0, 3) > 0,
      }),
      ({ numbers, test, use }) =>
        numbers.filter((n) => test.holds(n)).length >= 2 &&
        total(numbers, test, use, true) !== total(numbers, test, use, false),
    )
  },
  ask: ({ numbers, test, use, isFilterFirst }) => ({
    stem: 'Which number does this program print?',
    code: [
      `const numbers = [${numbers.join(', ')}]`,
      'const total = numbers',
      ...(isFilterFirst
        ? [`  .filter((n) => ${test.text})`, `  .map((n, i) => ${use.text})`]
        : [`  .map((n, i) => (${test.text} ? ${use.text} : 0))`, '  .filter((n) => n !== 0)']),
      '  .reduce((sum, n) => sum + n, 0)',
      'console.log(total)',
    ].join('\n'),
    answerHint: 'One whole number.',
  }),
  key: ({ numbers, test, use, isFilterFirst }) => ({
    kind: 'numeric',
    value: total(numbers, test, use, isFilterFirst),
    tolerance: { absolute: 0 },
  }),
  why: ({ isFilterFirst }) =>
    isFilterFirst
      ? 'map runs over what the filter left, and its index begins at 0 there.'
      : 'map runs over the whole array here, so the index is that of the whole array.',
  source: ['ECMA-262 (2025), Array.prototype.map, Array.prototype.filter', 'MDN, Array.prototype.map()'],
})
