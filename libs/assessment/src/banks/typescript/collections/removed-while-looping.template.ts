import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { PRINTS, WORDS_HINT, typedWords } from './printed'

export interface Test {
  text(item: string): string
  holds(n: number): boolean
}
/** Ways to take out; what follows one that is taken out is looked at or passed over. */
const LOOPS = [
  {
    lines: (test: Test) => [
      'for (let i = 0; i < list.length; i++) {',
      `  if (${test.text('list[i]')}) list.splice(i, 1)`,
      '}',
    ],
    skips: true,
  },
  {
    lines: (test: Test) => [
      'for (const n of list) {',
      `  if (${test.text('n')}) list.splice(list.indexOf(n), 1)`,
      '}',
    ],
    skips: true,
  },
  {
    lines: (test: Test) => ['list.forEach((n, i) => {', `  if (${test.text('n')}) list.splice(i, 1)`, '})'],
    skips: true,
  },
  {
    lines: (test: Test) => [
      'for (let i = list.length - 1; i >= 0; i--) {',
      `  if (${test.text('list[i]')}) list.splice(i, 1)`,
      '}',
    ],
    skips: false,
  },
  {
    lines: (test: Test) => [
      'for (const n of [...list]) {',
      `  if (${test.text('n')}) list.splice(list.indexOf(n), 1)`,
      '}',
    ],
    skips: false,
  },
] as const

/** One is looked at unless the one just before it was looked at and taken out. */
function left(numbers: readonly number[], { holds }: Test, skips: boolean): number[] {
  let isPassedOver = false
  return numbers.filter((n) => {
    const isOut = !isPassedOver && holds(n)
    isPassedOver = skips && isOut
    return !isOut
  })
}

export default template({
  id: 'typescript/collections/removed-while-looping',
  revision: 1,
  kind: 'short',
  topic: 'collections',
  grade: 2,
  seconds: 120,
  lang: 'javascript',
  status: 'active',
  idea: 'Taking out the current member of an array moves the next one into its place, and a loop that goes forward passes over it.',
  params: (rng) => {
    const bound = rng.int(4, 7)
    const tests: readonly Test[] = [
      { text: (item) => `${item} % 2 === 0`, holds: (n) => n % 2 === 0 },
      { text: (item) => `${item} % 2 === 1`, holds: (n) => n % 2 === 1 },
      { text: (item) => `${item} > ${bound}`, holds: (n) => n > bound },
      { text: (item) => `${item} < ${bound}`, holds: (n) => n < bound },
    ]
    return drawnUntil(
      () => ({
        numbers: rng.sample([1, 2, 3, 4, 5, 6, 7, 8, 9], rng.int(6, 8)),
        test: rng.pick(tests),
        loop: rng.pick(LOOPS),
      }),
      ({ numbers, test }) =>
        left(numbers, test, true).length > left(numbers, test, false).length &&
        left(numbers, test, false).length > 0,
    )
  },
  ask: ({ numbers, test, loop }) => ({
    stem: PRINTS,
    code: [`const list = [${numbers.join(', ')}]`, ...loop.lines(test), "console.log(list.join(' '))"].join(
      '\n',
    ),
    answerHint: WORDS_HINT,
  }),
  key: ({ numbers, test, loop }) => typedWords(left(numbers, test, loop.skips)),
  why: ({ loop }) =>
    loop.skips
      ? 'After each removal the loop goes on at the next place, where the one after the next stands by then.'
      : 'Backwards, or over a copy, nothing that is still to be looked at moves out of the way.',
  source: [
    'ECMA-262 (2025), Array.prototype.splice, Array.prototype.forEach',
    'MDN, Array.prototype.splice()',
  ],
})
