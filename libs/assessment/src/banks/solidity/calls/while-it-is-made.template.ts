import type { Rng } from '../../../tasks/rng'
import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { wordsKey } from './keys'

const SETTINGS = [
  { door: 'Club', host: 'club', guest: 'Guest', greet: 'greet' },
  { door: 'Lottery', host: 'lottery', guest: 'Player', greet: 'told' },
  { door: 'Airport', host: 'airport', guest: 'Plane', greet: 'cleared' },
  { door: 'Museum', host: 'museum', guest: 'Visitor', greet: 'welcome' },
] as const
const CALLERS = ['account', 'early', 'late'] as const
export type Caller = (typeof CALLERS)[number]

/** What a function asks of its caller, and who passes. */
const RULES: readonly { line: (greet: string) => string; passes: readonly Caller[] }[] = [
  { line: () => 'require(msg.sender.code.length == 0);', passes: ['account', 'early'] },
  { line: () => 'require(msg.sender.code.length > 0);', passes: ['late'] },
  { line: () => 'require(msg.sender == tx.origin);', passes: ['account'] },
  { line: () => 'require(msg.sender != tx.origin);', passes: ['early', 'late'] },
  { line: (greet) => `IGuest(msg.sender).${greet}();`, passes: ['late'] },
  { line: (greet) => `try IGuest(msg.sender).${greet}() {} catch {}`, passes: ['late'] },
  {
    line: (greet) => `(bool ok, ) = msg.sender.call(abi.encodeCall(IGuest.${greet}, ())); require(ok);`,
    passes: ['account', 'early', 'late'],
  },
  { line: () => 'payable(msg.sender).transfer(1);', passes: ['account', 'early'] },
  { line: () => 'require(payable(msg.sender).send(1));', passes: ['account', 'early'] },
  { line: () => 'msg.sender.call{value: 1}("");', passes: ['account', 'early', 'late'] },
]
const NAMES = ['a', 'b', 'c', 'd'] as const

export interface Params {
  setting: number
  rules: readonly number[]
  calls: readonly { caller: Caller; rule: number }[]
}
const found = ({ rules, calls }: Params): string[] =>
  calls.map(({ caller, rule }) => (RULES[rules[rule] ?? 0]?.passes.includes(caller) ? 'S' : 'R'))

function drawn(rng: Rng): Params {
  const all = NAMES.flatMap((_, rule) => CALLERS.map((caller) => ({ caller, rule })))
  return {
    setting: rng.int(0, SETTINGS.length - 1),
    rules: rng.sample(
      RULES.map((_, i) => i),
      4,
    ),
    calls: rng.sample(all, 6),
  }
}

export default template({
  id: 'solidity/calls/while-it-is-made',
  revision: 1,
  kind: 'short',
  topic: 'calls',
  grade: 5,
  nudge: -0.3,
  seconds: 240,
  lang: 'solidity',
  status: 'active',
  idea: 'While its constructor runs, a contract has no code: it looks like an account, takes ether without receive, and cannot be called by its type.',
  params: (rng) =>
    drawnUntil(
      () => drawn(rng),
      (params) => {
        const results = found(params).join('')
        const early = params.calls
          .map(({ caller }, i) => (caller === 'early' ? results.charAt(i) : ''))
          .join('')
        return (
          early.length > 1 &&
          early.length < 5 &&
          /S.*S/.test(results) &&
          /R.*R/.test(results) &&
          /S/.test(early)
        )
      },
    ),
  ask: ({ setting, rules, calls }) => {
    const { door, host, guest, greet } = SETTINGS[setting] ?? SETTINGS[0]
    const told = {
      account: (name: string) => `alice calls ${host}.${name}()`,
      early: (name: string) => `alice makes new Early(${host}, data of ${name}())`,
      late: (name: string) => `alice calls late.go(${host}, data of ${name}())`,
    }
    return {
      stem: `\`${host}\` is a \`${door}\` that holds enough ether, \`late\` a \`Late\` that was made long before, alice an account without code. Does each of the transactions under the contracts succeed? Write \`S\` for one that succeeds and \`R\` for one that reverts.`,
      code: [
        `interface IGuest { function ${greet}() external; }`,
        '',
        `contract ${door} {`,
        '    constructor() payable {}',
        ...rules.map(
          (rule, i) => `    function ${NAMES[i] ?? ''}() external { ${RULES[rule]?.line(greet) ?? ''} }`,
        ),
        '}',
        '',
        `contract ${guest} {`,
        '    uint256 public times;',
        `    function ${greet}() external { times += 1; }`,
        '    receive() external payable { revert("no ether"); }',
        '    function pass(address to, bytes memory data) internal {',
        '        (bool ok, ) = to.call(data);',
        '        require(ok);',
        '    }',
        '}',
        `contract Early is ${guest} {`,
        '    constructor(address to, bytes memory data) { pass(to, data); }',
        '}',
        `contract Late is ${guest} {`,
        '    function go(address to, bytes memory data) external { pass(to, data); }',
        '}',
        '',
        ...calls.map(({ caller, rule }) => `// ${told[caller](NAMES[rule] ?? '')}`),
      ].join('\n'),
      answerHint: 'Six letters in the order of the transactions, with spaces between.',
    }
  },
  key: (params) => wordsKey(found(params)),
  why: () =>
    'Until its constructor ends there is no code at the address of Early: code.length is 0, ether and low-level calls go through without anything being run, and a call by type reverts in the caller, also in a try. It is a contract all the same, so its msg.sender is not tx.origin. Late has code: its receive refuses ether. A low-level call whose answer nobody looks at never reverts.',
  source: [
    'Solidity documentation, Contracts: Creating Contracts',
    'Solidity documentation, Control Structures: External Function Calls',
    'Yellow Paper, section 7 (Contract Creation)',
  ],
})
