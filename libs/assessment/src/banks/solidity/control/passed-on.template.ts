import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { signsKey } from './answers'

/** How a contract calls the next one, and what it makes of its failure. `$next` is a variable, `$Next` its type, `$own` a text. */
const WAYS = {
  plain: ['$next.go(n);'],
  'any clause': ['try $next.go(n) {} catch { revert("$own"); }'],
  'text clause': ['try $next.go(n) {} catch Error(string memory) { revert("$own"); }'],
  'panic clause': ['try $next.go(n) {} catch Panic(uint256) { revert("$own"); }'],
  require: ['(bool ok, ) = address($next).call(abi.encodeCall($Next.go, (n)));', 'require(ok, "$own");'],
  ignored: ['(bool ok, ) = address($next).call(abi.encodeCall($Next.go, (n)));', 'if (!ok) failures += 1;'],
  again: [
    '(bool ok, bytes memory why) = address($next).call(abi.encodeCall($Next.go, (n)));',
    'if (!ok) assembly { revert(add(why, 32), mload(why)) }',
  ],
} as const
type Way = keyof typeof WAYS
const WAY_NAMES = Object.keys(WAYS) as Way[]

const FAILURES = {
  text: ['if (n == $k) revert("refused");', 'require(n != $k, "refused");'],
  panic: ['assert(n != $k);', 'if (n == $k) n = 1 / (n - $k);'],
  custom: ['if (n == $k) revert Low(n);', 'require(n != $k, Low(n));'],
} as const
type Failure = keyof typeof FAILURES
/** What comes out of a contract: nothing wrong, a text of its own, or what came into it. */
type Outcome = 'S' | 'F' | 'M' | Failure

function after(inner: Outcome, way: Way, own: 'F' | 'M'): Outcome {
  if (inner === 'S' || way === 'plain' || way === 'again') return inner
  if (way === 'ignored') return 'S'
  if (way === 'panic clause') return inner === 'panic' ? own : inner
  if (way === 'text clause') return inner === 'panic' || inner === 'custom' ? inner : own
  return own
}
const signOf = (outcome: Outcome) => (['S', 'F', 'M'].includes(outcome) ? outcome : 'B')

export interface Drawn {
  names: readonly [string, string, string]
  middle: Way
  front: Way
  /** How the last one fails, by the number that it is called with. */
  fails: readonly { kind: Failure; at: number; line: string }[]
  calls: readonly number[]
}
const outcomes = ({ middle, front, fails, calls }: Drawn) =>
  calls.map((n) => {
    const inner = fails.find(({ at }) => at === n)?.kind ?? 'S'
    return signOf(after(after(inner, middle, 'M'), front, 'F'))
  })

export default template({
  id: 'solidity/control/passed-on',
  revision: 1,
  kind: 'short',
  topic: 'control',
  grade: 4,
  seconds: 210,
  lang: 'solidity',
  status: 'active',
  idea: 'A plain call passes on an error as it is, and so does try without a fitting clause; a low-level call only says that it failed; each contract on the way may put its own in place of it.',
  params: (rng) =>
    drawnUntil(
      (): Drawn => {
        const places = rng.sample([1, 2, 3, 4, 5, 6, 7, 8, 9], 4)
        const fails = rng
          .shuffle(['text', 'panic', 'custom'] as const)
          .map((kind, i) => ({ kind, at: places[i] ?? 0, line: rng.pick(FAILURES[kind]) }))
        return {
          names: rng.pick([
            ['Front', 'Middle', 'Back'],
            ['Router', 'Pool', 'Token'],
            ['Shop', 'Till', 'Stock'],
            ['Wallet', 'Bridge', 'Vault'],
          ] as const),
          middle: rng.pick(WAY_NAMES),
          front: rng.pick(WAY_NAMES),
          fails,
          calls: rng.shuffle(places),
        }
      },
      (p) => p.middle !== p.front && new Set(outcomes(p)).size > 2,
    ),
  ask: ({ names: [Front, Middle, Back], middle, front, fails, calls }) => {
    const between = (Name: string, Next: string, { way, own }: { way: Way; own: string }) => [
      `contract ${Name} {`,
      `  ${Next} next = new ${Next}();`,
      ...(way === 'ignored' ? ['  uint256 failures;'] : []),
      '  function go(uint256 n) external {',
      ...WAYS[way].map(
        (line) => `    ${line.replace('$Next', Next).replaceAll('$next', 'next').replace('$own', own)}`,
      ),
      '  }',
      '}',
    ]
    return {
      stem: `${calls.length} calls are sent to a deployed \`${Front}\`: ${calls.map((n) => `\`go(${n})\``).join(', ')}. What does the sender get from each? Write S where the call succeeds, F for the text "${Front}", M for the text "${Middle}", and B for the error just as \`${Back}\` raised it.`,
      code: [
        `contract ${Back} {`,
        '  error Low(uint256 n);',
        '  function go(uint256 n) external pure {',
        ...fails.map(({ line, at }) => `    ${line.replaceAll('$k', String(at))}`),
        '  }',
        '}',
        '',
        ...between(Middle, Back, { way: middle, own: Middle }),
        '',
        ...between(Front, Middle, { way: front, own: Front }),
      ].join('\n'),
      answerHint: `${calls.length} letters in the order of the calls, without spaces.`,
    }
  },
  key: (p) => signsKey(outcomes(p)),
  why: () =>
    'First see what comes out of the middle contract for each call, then what the front one makes of that. A text of the middle contract is an Error again, which a text clause takes. Errors without a fitting clause, plain calls and a revert with the same bytes pass on what came.',
  source: [
    'Solidity documentation, Expressions and Control Structures, Error handling, and try/catch',
    'Solidity documentation, Types, Members of Addresses',
  ],
})
