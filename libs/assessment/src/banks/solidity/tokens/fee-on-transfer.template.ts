import type { Rng } from '../../../tasks/rng'
import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { wordsKey } from '../storage/keys'

const SETTINGS = [
  { Name: 'Staking', put: 'stake', take: 'unstake', credit: 'stakeOf' },
  { Name: 'Savings', put: 'save', take: 'draw', credit: 'savedBy' },
  { Name: 'Escrow', put: 'fund', take: 'release', credit: 'fundedBy' },
  { Name: 'Locker', put: 'lock', take: 'unlock', credit: 'lockedBy' },
] as const

export interface Drawn {
  setting: (typeof SETTINGS)[number]
  fee: number
  /** Whether what has really come in is credited, or what was asked for. */
  measures: boolean
  puts: readonly { who: 'alice' | 'bob'; amount: number }[]
  /** What alice takes out. */
  out: number
}

/** What the contract owes at the end, and what it holds. */
function books({ fee, measures, puts, out }: Drawn): { owes: number; holds: number } {
  const arrives = (amount: number) => amount - (amount * fee) / 100
  const holds = puts.reduce((sum, { amount }) => sum + arrives(amount), 0)
  const owes = measures ? holds : puts.reduce((sum, { amount }) => sum + amount, 0)
  return { owes: owes - out, holds: holds - out }
}
function drawn(rng: Rng): Drawn {
  const amount = () => 100 * rng.int(2, 9)
  return {
    setting: rng.pick(SETTINGS),
    fee: rng.int(1, 9),
    measures: rng.chance() < 0.4,
    puts: [
      { who: 'alice', amount: amount() },
      { who: 'bob', amount: amount() },
      ...(rng.chance() < 0.5 ? [{ who: 'alice' as const, amount: amount() }] : []),
    ],
    out: 100 * rng.int(1, 2) - 50,
  }
}

export default template({
  id: 'solidity/tokens/fee-on-transfer',
  revision: 1,
  kind: 'short',
  topic: 'tokens',
  grade: 2,
  nudge: 0.3,
  seconds: 150,
  lang: 'solidity',
  status: 'active',
  idea: 'A token may keep part of what is transferred: whoever credits the amount asked for owes more than has arrived.',
  params: (rng) =>
    drawnUntil(
      () => drawn(rng),
      (p) => books(p).holds > 0,
    ),
  ask: ({ setting: { Name, put, take, credit }, fee, measures, puts, out }) => ({
    stem: [
      `Of every transfer and transferFrom the token keeps ${fee} percent as a fee: it leaves the sender, but the receiver does not get it. \`${Name}\` is new, everybody has enough and has allowed enough. These calls go through:`,
      ...puts.map(({ who, amount }) => `- ${who}: \`${put}(${amount})\``),
      `- alice: \`${take}(${out})\``,
      `How many tokens are noted in \`${credit}\` for alice and bob together then, and how many does \`${Name}\` hold?`,
    ].join('\n'),
    code: [
      `contract ${Name} {`,
      '  IERC20 immutable token;',
      `  mapping(address => uint256) public ${credit};`,
      '',
      '  constructor(IERC20 t) { token = t; }',
      '',
      `  function ${put}(uint256 amount) external {`,
      ...(measures
        ? [
            '    uint256 before = token.balanceOf(address(this));',
            '    require(token.transferFrom(msg.sender, address(this), amount));',
            `    ${credit}[msg.sender] += token.balanceOf(address(this)) - before;`,
          ]
        : [
            '    require(token.transferFrom(msg.sender, address(this), amount));',
            `    ${credit}[msg.sender] += amount;`,
          ]),
      '  }',
      `  function ${take}(uint256 amount) external {`,
      `    ${credit}[msg.sender] -= amount;`,
      '    require(token.transfer(msg.sender, amount));',
      '  }',
      '}',
    ].join('\n'),
    answerHint: 'Two whole numbers with a comma between: noted, held. Such as 900, 850.',
  }),
  key: (p) => wordsKey([books(p).owes, books(p).holds]),
  why: ({ measures }) =>
    measures
      ? 'What is credited is the difference of the balances, so it is what has arrived. On the way out the contract is short of just what it notes; the fee is the receiver’s loss.'
      : 'Each deposit is credited whole while the fee is missing from what arrived. On the way out the contract pays just what it takes off its books, so nothing changes about what is missing.',
  source: [
    'ERC-20, transfer and transferFrom',
    'OpenZeppelin Contracts 5, ERC4626: notes on fee-on-transfer tokens',
  ],
})
