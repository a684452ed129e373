import type { Rng } from '../../../tasks/rng'
import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { wordsKey } from './keys'

const SETTINGS = [
  { names: ['Shop', 'Depot', 'Truck'], act: 'send' },
  { names: ['Office', 'Archive', 'Printer'], act: 'file' },
  { names: ['Hotel', 'Kitchen', 'Cellar'], act: 'serve' },
  { names: ['School', 'Library', 'Shelf'], act: 'lend' },
] as const
const WAYS = ['plain', 'try', 'low', 'checked'] as const
export type Way = (typeof WAYS)[number]

export interface Params {
  setting: number
  ways: readonly [Way, Way]
  /** Whether the second fails after its call, and the third at its end. */
  fails: readonly [boolean, boolean]
  /** Added: by the first before and after its call, by the second likewise, by the third. */
  adds: readonly number[]
  /** Added where something is caught: by the first, by the second. */
  caught: readonly number[]
}

/** What is left in the three, and whether the first one fails. */
function run({ ways, fails, adds, caught }: Params): { left: number[]; failed: boolean } {
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = adds
  /** What comes of a call after it: what the caller adds, or nothing where it fails as well. */
  const after = (way: Way, isOk: boolean, onCatch = 0): number | undefined => {
    if (isOk || way === 'low') return 0
    return way === 'try' ? onCatch : undefined
  }
  const third = fails[1] ? 0 : e
  const second = after(ways[1], !fails[1], caught[1])
  const isSecondOk = second !== undefined && !fails[0]
  const first = after(ways[0], isSecondOk, caught[0])
  if (first === undefined) return { left: [0, 0, 0], failed: true }
  return { left: [a + first + b, isSecondOk ? c + second + d : 0, isSecondOk ? third : 0], failed: false }
}

function drawn(rng: Rng): Params {
  const numbers = rng.sample([1, 2, 3, 4, 5, 6, 7, 8, 9], 5)
  return {
    setting: rng.int(0, SETTINGS.length - 1),
    ways: [rng.pick(WAYS), rng.pick(WAYS)],
    fails: [rng.chance() < 0.4, rng.chance() < 0.7],
    adds: numbers,
    caught: [10 * rng.int(1, 4), 10 * rng.int(5, 9)],
  }
}

const callLines = (way: Way, next: string, act: string, onCatch = 0): string[] =>
  ({
    plain: [`${next}.${act}();`],
    try: [`try ${next}.${act}() {} catch { n += ${onCatch}; }`],
    low: [`(bool ok, ) = address(${next}).call(abi.encodeWithSignature("${act}()"));`],
    checked: [
      `(bool ok, ) = address(${next}).call(abi.encodeWithSignature("${act}()"));`,
      'require(ok, "failed");',
    ],
  })[way]

export default template({
  id: 'solidity/calls/undone-up-to',
  revision: 1,
  kind: 'short',
  topic: 'calls',
  grade: 4,
  nudge: -0.3,
  seconds: 210,
  lang: 'solidity',
  status: 'active',
  idea: 'A revert undoes all that its call and the calls within did, and goes up until somebody catches it or does not look at the answer.',
  params: (rng) =>
    drawnUntil(
      () => drawn(rng),
      (params) => {
        const { left, failed } = run(params)
        return !failed && params.fails.includes(true) && (left[1] !== 0 || params.ways[0] !== 'low')
      },
    ),
  ask: ({ setting, ways, fails, adds, caught }) => {
    const { names, act } = SETTINGS[setting] ?? SETTINGS[0]
    const [first, second, third] = names
    const indented = (lines: readonly string[]) => lines.map((line) => `        ${line}`)
    const head = (name: string, next: string) => [
      `contract ${name} {`,
      '    uint256 public n;',
      `    ${next} immutable next;`,
      `    constructor(${next} x) { next = x; }`,
      `    function ${act}() external {`,
    ]
    return {
      stem: `One of each is made, each with the one that it calls, and an account calls \`${act}\` of the \`${first}\` once, with plenty of gas. Which values has \`n\` afterwards in ${first}, in ${second} and in ${third}?`,
      code: [
        `contract ${third} {`,
        '    uint256 public n;',
        `    function ${act}() external {`,
        `        n += ${adds[4] ?? 0};`,
        ...(fails[1] ? ['        revert("empty");'] : []),
        '    }',
        '}',
        '',
        ...head(second, third),
        `        n += ${adds[2] ?? 0};`,
        ...indented(callLines(ways[1], 'next', act, caught[1])),
        `        n += ${adds[3] ?? 0};`,
        ...(fails[0] ? ['        require(n == 0, "used");'] : []),
        '    }',
        '}',
        '',
        ...head(first, second),
        `        n += ${adds[0] ?? 0};`,
        ...indented(callLines(ways[0], 'next', act, caught[0])),
        `        n += ${adds[1] ?? 0};`,
        '    }',
        '}',
      ].join('\n'),
      answerHint: 'Three whole numbers in this order, with spaces between.',
    }
  },
  key: (params) => wordsKey(run(params).left),
  why: () =>
    'What reverts is undone together with all that it called. A plain call and a checked low-level call hand the failure on; try catches it, and a low-level call whose answer nobody looks at goes on as if nothing had been.',
  source: [
    'Solidity documentation, Control Structures: Error handling: Assert, Require, Revert and Exceptions, try/catch',
  ],
})
