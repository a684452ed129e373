import type { Rng } from '../../../tasks/rng'
import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { wordsKey } from './answers'

/** How the one who is outbid gets the ether back. `P` is the person, `N` the amount. */
const REFUNDS = {
  required: {
    lines: ['(bool ok, ) = P.call{value: N}("");', 'require(ok);'],
    refusing: ['Mute'],
  },
  ignored: { lines: ['P.call{value: N}("");'], refusing: [] },
  transferred: { lines: ['payable(P).transfer(N);'], refusing: ['Mute', 'Log'] },
  sent: { lines: ['payable(P).send(N);'], refusing: [] },
  written: { lines: ['owed[P] += N;'], refusing: [] },
} as const
type Refund = keyof typeof REFUNDS
export type Bidder = 'Alice' | 'Bob' | 'Mute' | 'Log'
export interface Params {
  refund: Refund
  names: { contract: string; leader: string; best: string }
  bids: readonly { by: Bidder; ether: number }[]
}

interface State {
  leader: Bidder | undefined
  best: number
}
/** @param refusing who keeps others from bidding */
const ended = ({ bids }: Params, refusing: readonly string[]): State =>
  bids.reduce<State>(
    (state, { by, ether }) =>
      ether <= state.best || (state.leader && refusing.includes(state.leader))
        ? state
        : { leader: by, best: ether },
    { leader: undefined, best: 0 },
  )

function drawn(rng: Rng): Params {
  let high = rng.int(1, 3)
  const order = rng.shuffle<Bidder>(['Alice', 'Bob', 'Mute', 'Log', rng.pick(['Alice', 'Bob'] as const)])
  return {
    refund: rng.pick([
      'required',
      'required',
      'transferred',
      'transferred',
      'ignored',
      'sent',
      'written',
    ] as const),
    names: rng.pick([
      { contract: 'Auction', leader: 'leader', best: 'best' },
      { contract: 'Throne', leader: 'king', best: 'price' },
      { contract: 'Billboard', leader: 'tenant', best: 'rent' },
      { contract: 'Title', leader: 'holder', best: 'paid' },
    ]),
    bids: order.map((by) => {
      high += rng.int(-1, 4)
      return { by, ether: Math.max(1, high) }
    }),
  }
}

export default template({
  id: 'solidity/security/refused-refund',
  revision: 1,
  kind: 'short',
  topic: 'security',
  grade: 2,
  nudge: 0.3,
  seconds: 140,
  lang: 'solidity',
  status: 'active',
  idea: 'Where a payment to somebody else has to succeed, a receiver who refuses it, or needs more gas than it is given, holds everything up.',
  params: (rng) =>
    drawnUntil(
      () => drawn(rng),
      (params) => {
        const outcomes = [[], ['Mute'], ['Mute', 'Log']].map((refusing) =>
          JSON.stringify(ended(params, refusing)),
        )
        return new Set(outcomes).size > 1 && (params.refund !== 'transferred' || outcomes[1] !== outcomes[2])
      },
    ),
  ask: ({ refund, names: { contract, leader, best }, bids }) => ({
    stem: `Alice and Bob use ordinary accounts; \`Mute\` and \`Log\` are the contracts shown. These bids are made, one after the other, each as a transaction of its own; one that fails changes nothing: ${bids.map(({ by, ether }) => `${by} with ${ether} ether`).join(', ')}. Who is \`${leader}\` in the end, and how many ether is \`${best}\`?`,
    code: [
      `contract ${contract} {`,
      `  address public ${leader};`,
      `  uint256 public ${best};`,
      ...(refund === 'written' ? ['  mapping(address => uint256) public owed;'] : []),
      '  function bid() external payable {',
      `    require(msg.value > ${best});`,
      `    if (${leader} != address(0)) {`,
      ...REFUNDS[refund].lines.map((line) => `      ${line.replace('P', leader).replace('N', best)}`),
      '    }',
      `    ${leader} = msg.sender;`,
      `    ${best} = msg.value;`,
      '  }',
      '}',
      'contract Mute {',
      `  function bidAt(${contract} a) external payable {`,
      '    a.bid{value: msg.value}();',
      '  }',
      '}',
      'contract Log is Mute {',
      '  mapping(uint256 => uint256) received;',
      '  receive() external payable {',
      '    received[block.number] = msg.value;',
      '  }',
      '}',
    ].join('\n'),
    answerHint: 'A name and a number with a space between, such as Alice 3.',
  }),
  key: (params) => {
    const { leader = '', best } = ended(params, REFUNDS[params.refund].refusing)
    return wordsKey([leader, best])
  },
  why: ({ refund }) =>
    REFUNDS[refund].refusing.length > 0
      ? `The refund has to succeed, so nobody can outbid ${REFUNDS[refund].refusing.join(' or ')}: Mute cannot be paid at all${refund === 'transferred' ? ', and transfer gives 2300 gas, which is too little to write to storage' : '; Log can, for call hands on nearly all gas'}.`
      : 'The refund holds nothing up: whether it is written down, or its failure is not looked at, the next bid counts.',
  source: [
    'Solidity documentation, Common Patterns: Withdrawal from Contracts',
    'Solidity documentation, Security Considerations: Sending and Receiving Ether',
  ],
})
