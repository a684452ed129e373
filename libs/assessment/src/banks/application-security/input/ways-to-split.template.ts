import { template } from '../../../tasks/template'

/** Patterns by the lengths that one turn of the group takes; in some the number of turns is fixed. */
const LOOPS = [
  { pattern: '(x+)+', turns: 'any', sizes: [] },
  { pattern: '(x|x)+', turns: 'twice', sizes: [] },
  { pattern: '(x|xx)+', turns: 'sized', sizes: [1, 2] },
  { pattern: '(xx|xxx)+', turns: 'sized', sizes: [2, 3] },
  { pattern: '(x|xxx)+', turns: 'sized', sizes: [1, 3] },
  { pattern: '(x{1,3})+', turns: 'sized', sizes: [1, 2, 3] },
  { pattern: '(x+)(x+)(x+)', turns: 'three', sizes: [] },
  { pattern: 'x*x*x*', turns: 'threeOrLess', sizes: [] },
] as const
export type Turns = (typeof LOOPS)[number]['turns']

/** Sums of the sizes in which the order counts. */
function sizedWays(sizes: readonly number[], length: number): number {
  const ways = [1]
  for (let n = 1; n <= length; n++) ways.push(sizes.reduce((sum, size) => sum + (ways[n - size] ?? 0), 0))
  return ways[length] ?? 0
}
function waysOf({ turns, sizes }: { turns: Turns; sizes: readonly number[] }, length: number): number {
  const pairs = (n: number) => (n * (n - 1)) / 2
  return {
    any: 2 ** (length - 1),
    twice: 2 ** length,
    sized: sizedWays(sizes, length),
    three: pairs(length - 1),
    threeOrLess: pairs(length + 2),
  }[turns]
}

export default template({
  id: 'application-security/input/ways-to-split',
  revision: 1,
  kind: 'numeric',
  topic: 'input',
  grade: 5,
  nudge: -0.3,
  seconds: 240,
  lang: 'javascript',
  status: 'active',
  idea: 'An engine that goes back tries every way to divide the text; their number tells a slow pattern from a deadly one.',
  params: (rng) => ({
    loop: rng.pick(LOOPS),
    letter: rng.pick(['a', 'b', 'x', '0', '7', '-']),
    length: rng.int(7, 12),
  }),
  ask: ({ loop, letter, length }) => ({
    stem: `The text holds ${length} times the same character and then \`!\`, so the pattern cannot match. A backtracking engine gives up only when it has tried every way to match the first ${length} characters in full. How many ways are these? Two ways differ when the parts or the alternatives that take them differ.`,
    code: [
      `const pattern = /^${loop.pattern.replaceAll('x', letter)}$/`,
      `pattern.test('${letter.repeat(length)}!')`,
    ].join('\n'),
    answerHint: 'One whole number.',
  }),
  key: ({ loop, length }) => ({
    kind: 'numeric',
    value: waysOf(loop, length),
    tolerance: { absolute: 0 },
  }),
  why: ({ loop }) =>
    ({
      any: 'Between any two characters a turn may end or go on: 2 to the power of n − 1.',
      twice: 'Each character is taken by one of two alternatives: 2 to the power of n.',
      sized: 'The ways for n are the ways for n less each size, added up.',
      three: 'Two ends of parts among n − 1 places.',
      threeOrLess: 'Two ends of parts among n + 1 places, which may be the same.',
    })[loop.turns],
  source: ['ECMA-262, 15th edition, RepeatMatcher', 'CWE-1333, Inefficient Regular Expression Complexity'],
})
