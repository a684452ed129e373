import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { PRINTS, WORDS_HINT, typedWords } from './printed'

export interface Step {
  /** Its call in place, its call that copies, and what both make of the numbers. */
  calls: readonly [string, string]
  result: string
  made(numbers: readonly number[]): number[]
}

const stepsOf = (added: number, at: number): Step[] => [
  {
    calls: ['sort((a, b) => a - b)', 'toSorted((a, b) => a - b)'],
    result: 'sorted',
    made: (numbers) => [...numbers].sort((a, b) => a - b),
  },
  { calls: ['reverse()', 'toReversed()'], result: 'turned', made: (numbers) => [...numbers].reverse() },
  { calls: [`push(${added})`, `concat(${added})`], result: 'longer', made: (numbers) => [...numbers, added] },
  {
    calls: [`splice(${at}, 1)`, `toSpliced(${at}, 1)`],
    result: 'shorter',
    made: (numbers) => numbers.filter((_, i) => i !== at),
  },
  {
    calls: [`fill(${added}, ${at})`, `with(${at}, ${added})`],
    result: 'changed',
    made: (numbers) => numbers.map((n, i) => (i >= at ? added : n)),
  },
]

/** What is left of the list, when the steps that `counts` names change it. */
const after = (
  numbers: readonly number[],
  steps: readonly Step[],
  counts: (i: number) => boolean,
): number[] => steps.reduce((now, step, i) => (counts(i) ? step.made(now) : now), [...numbers])

export default template({
  id: 'typescript/collections/in-place-or-copy',
  revision: 1,
  kind: 'short',
  topic: 'collections',
  grade: 1,
  seconds: 90,
  lang: 'javascript',
  status: 'active',
  idea: 'sort, reverse, push and splice change the array itself under each of its names; toSorted, toReversed, concat and with leave it as it is.',
  params: (rng) => {
    const [list = '', other = ''] = rng.pick([
      ['prices', 'shown'],
      ['scores', 'ranking'],
      ['ages', 'listed'],
      ['weights', 'loaded'],
    ])
    return drawnUntil(
      () => {
        const numbers = rng.sample([12, 15, 21, 27, 34, 38, 43, 49, 56, 62], 5)
        const steps = rng.sample(stepsOf(rng.int(70, 99), rng.int(1, 3)), 3)
        const inPlace = rng.shuffle([true, false, rng.int(0, 1) === 1])
        const targets = steps.map(() => rng.pick([list, other]))
        return { list, other, numbers, steps, inPlace, targets }
      },
      ({ numbers, steps, inPlace, targets }) => {
        const right = String(after(numbers, steps, (i) => inPlace[i] === true))
        const misses = [
          after(numbers, steps, () => true),
          after(numbers, steps, () => false),
          after(numbers, steps, (i) => inPlace[i] === true && targets[i] === list),
        ]
        return misses.every((miss) => String(miss) !== right)
      },
    )
  },
  ask: ({ list, other, numbers, steps, inPlace, targets }) => ({
    stem: PRINTS,
    code: [
      `const ${list} = [${numbers.join(', ')}]`,
      `const ${other} = ${list}`,
      ...steps.map(({ calls, result }, i) => `const ${result} = ${targets[i]}.${calls[inPlace[i] ? 0 : 1]}`),
      `console.log(${list}.join(' '))`,
    ].join('\n'),
    answerHint: WORDS_HINT,
  }),
  key: ({ numbers, steps, inPlace }) => typedWords(after(numbers, steps, (i) => inPlace[i] === true)),
  why: ({ list, other }) =>
    `\`${other}\` is another name of the same array, so what changes it in place changes \`${list}\`. The calls that copy change neither.`,
  source: [
    'ECMA-262 (2025), Properties of the Array Prototype Object',
    'MDN, Array: Copying methods and mutating methods',
  ],
})
