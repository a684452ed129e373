import type { ChainStep } from '../../../tasks/chain'
import { ether } from '../../../tasks/chain'
import type { ChainCase } from '../../../tasks/code'
import { template } from '../../../tasks/template'
import { onChain } from './cases'

const SETTINGS = [
  { contract: 'Auction', bid: 'bid', leader: 'leader', best: 'best', owed: 'owed' },
  { contract: 'Throne', bid: 'crown', leader: 'king', best: 'price', owed: 'refundOf' },
  { contract: 'Billboard', bid: 'rent', leader: 'tenant', best: 'highest', owed: 'pending' },
  { contract: 'Naming', bid: 'offer', leader: 'winner', best: 'topOffer', owed: 'credit' },
] as const
export type Setting = (typeof SETTINGS)[number]
export interface Params {
  setting: Setting
  /** Ether, each more than the one before. */
  bids: readonly number[]
}

const besides = ({
  contract,
  bid,
}: Setting) => `interface ITarget { function ${bid}() external payable; function withdraw() external; }
contract Mute {
  function go(ITarget t) external payable { t.${bid}{value: msg.value}(); }
  function fetch(ITarget t) external { t.withdraw(); }
}
contract Thief {
  ITarget t; bool public isAgain;
  constructor(ITarget ${contract}_) { t = ${contract}_; }
  function go() external payable { t.${bid}{value: msg.value}(); }
  function fetch() external { t.withdraw(); }
  receive() external payable { try t.withdraw() { isAgain = true; } catch {} }
}`

function cases({ setting, bids }: Params): { visible: ChainCase[]; hidden: ChainCase[] } {
  const { contract, bid, leader, best, owed } = setting
  const beside = besides(setting)
  const on = contract
  const at = `@${contract}`
  const [a = 1, b = 2, c = 3, d = 4, e = 5] = bids
  const offer = (from: 'alice' | 'bob' | 'carol', count: number, gives = 'ok'): ChainStep => ({
    call: bid,
    on,
    from,
    value: ether(count),
    gives,
  })
  const owes = (who: string, count: number): ChainStep => ({
    call: owed,
    on,
    args: [who],
    gives: ether(count),
  })
  const leads = (who: string, count: number): ChainStep[] => [
    { call: leader, on, gives: who },
    { call: best, on, gives: ether(count) },
  ]
  const make: ChainStep = { make: contract }
  return {
    visible: [
      onChain(
        'one who cannot be paid',
        [
          make,
          { make: 'Mute', from: 'mallory' },
          { call: 'go', on: 'Mute', from: 'mallory', value: ether(a), args: [at] },
          offer('alice', b),
          ...leads('@alice', b),
          owes('@Mute', a),
        ],
        beside,
        [`Mute cannot receive ether; its go bids with what it is sent.`],
      ),
    ],
    hidden: [
      onChain('outbid twice', [
        make,
        offer('alice', a),
        offer('bob', b),
        offer('alice', c),
        offer('carol', d),
        owes('@alice', a + c),
        owes('@bob', b),
        owes('@carol', 0),
        { call: 'withdraw', on, from: 'alice', gives: 'ok' },
        { balance: 'alice', gives: ether(100) },
        owes('@alice', 0),
        { balance: contract, gives: ether(b + d) },
        ...leads('@carol', d),
        { call: 'withdraw', on, from: 'alice', gives: 'reverts NothingOwed()' },
        { call: 'withdraw', on, from: 'carol', gives: 'reverts NothingOwed()' },
      ]),
      onChain('bids that are too low', [
        make,
        offer('bob', c),
        offer('alice', c, `reverts TooLow(${ether(c)})`),
        offer('carol', a, `reverts TooLow(${ether(c)})`),
        ...leads('@bob', c),
        owes('@alice', 0),
        { call: bid, on, from: 'alice', value: '0', gives: `reverts TooLow(${ether(c)})` },
      ]),
      onChain(
        'one who calls again',
        [
          make,
          { make: 'Thief', from: 'mallory', args: [at] },
          { call: 'go', on: 'Thief', from: 'mallory', value: ether(b) },
          offer('bob', d),
          { call: 'fetch', on: 'Thief', from: 'mallory' },
          { call: 'isAgain', on: 'Thief', gives: 'false' },
          { balance: contract, gives: ether(d) },
          { balance: 'Thief', gives: ether(b) },
        ],
        beside,
      ),
      onChain(
        'one who refuses what is owed',
        [
          make,
          { make: 'Mute', from: 'mallory' },
          { call: 'go', on: 'Mute', from: 'mallory', value: ether(b), args: [at] },
          offer('carol', c),
          { call: 'fetch', on: 'Mute', from: 'mallory', args: [at], gives: 'fails' },
          owes('@Mute', b),
          { balance: contract, gives: ether(b + c) },
          offer('alice', e),
          ...leads('@alice', e),
        ],
        beside,
      ),
    ],
  }
}

export const starterOf = ({ contract, bid, leader, best, owed }: Setting): string => `contract ${contract} {
  error TooLow(uint256 best);
  error NothingOwed();

  address public ${leader};
  uint256 public ${best};
  mapping(address => uint256) public ${owed};

  function ${bid}() external payable {
    if (msg.value <= ${best}) revert TooLow(${best});
    payable(${leader}).transfer(${best});
    ${leader} = msg.sender;
    ${best} = msg.value;
  }

  function withdraw() external {}
}
`

export default template({
  id: 'solidity/security/pulled-refunds',
  revision: 1,
  kind: 'code-solidity',
  topic: 'security',
  grade: 2,
  nudge: 0.3,
  seconds: 420,
  lang: 'solidity',
  status: 'active',
  idea: 'Whoever is owed ether fetches it: nobody who refuses it holds others up, and what is owed is wiped out before it is sent.',
  params: (rng): Params => {
    const bids = [rng.int(1, 6)]
    for (let i = 0; i < 4; i++) bids.push((bids[i] ?? 0) + rng.int(1, 6))
    return { setting: rng.pick(SETTINGS), bids }
  },
  ask: (params) => {
    const { contract, bid, leader, best, owed } = params.setting
    return {
      stem: `Repair \`${contract}\`. \`${bid}()\` takes a bid: it reverts with \`TooLow(${best})\` unless more ether is sent with it than \`${best}()\`, and then the caller is \`${leader}()\` and the ether sent is \`${best}()\`. Today the one who is outbid is paid at once, so a bidder that refuses ether can never be outbid. From now on \`${bid}\` sends nothing: whoever is outbid is owed that bid, \`${owed}(address)\` tells how much somebody is owed in all, and \`withdraw()\` sends it to the caller, who is owed nothing from then on. \`withdraw()\` reverts with \`NothingOwed()\` if there is nothing, and reverts (in any way) with all as before if the caller refuses the ether. Nobody may ever get more than is owed.`,
      starter: starterOf(params.setting),
      cases: cases(params).visible,
    }
  },
  key: (params) => ({ kind: 'code-solidity', cases: cases(params).hidden }),
  why: () =>
    'The bid that was beaten is added to what its bidder is owed. withdraw reads the amount, sets it to 0, sends it by call and requires that this succeeded.',
  source: ['Solidity documentation, Common Patterns: Withdrawal from Contracts'],
})
