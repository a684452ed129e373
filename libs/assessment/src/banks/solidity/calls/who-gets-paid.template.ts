import type { Rng } from '../../../tasks/rng'
import { template } from '../../../tasks/template'
import { drawnUntil, placesOf } from '../../draws'
import { chosenKey } from './keys'

const NAMES = ['Payer', 'Escrow', 'Wallet', 'Vault', 'Sponsor'] as const
const WAYS = [
  { isShort: true, line: (wei: number) => `to.transfer(${wei});` },
  { isShort: true, line: (wei: number) => `require(to.send(${wei}), "refused");` },
  {
    isShort: false,
    line: (wei: number) => `(bool ok, ) = to.call{value: ${wei}}(""); require(ok, "refused");`,
  },
] as const

/** What a receiver does: always takes it, never, or only with gas for more than an event; or by the amount. */
export interface Receiver {
  text: string
  takes: 'always' | 'never' | 'gas' | { over: number }
}
const FIXED: readonly Receiver[] = [
  { text: 'receive() external payable {}', takes: 'always' },
  { text: 'receive() external payable { emit Got(msg.sender, msg.value); }', takes: 'always' },
  { text: 'fallback() external payable {}', takes: 'always' },
  { text: 'receive() external payable { got += msg.value; }', takes: 'gas' },
  { text: 'receive() external payable { owner.transfer(msg.value); }', takes: 'gas' },
  { text: 'fallback() external payable { payers.push(msg.sender); }', takes: 'gas' },
  { text: 'fallback() external {}', takes: 'never' },
  { text: 'function pay() external payable {}', takes: 'never' },
  { text: 'receive() external payable { require(msg.sender == tx.origin, "people only"); }', takes: 'never' },
  { text: 'function deposit() external payable { got += msg.value; }', takes: 'never' },
]
const over = (least: number): Receiver => ({
  text: `receive() external payable { require(msg.value > ${least}, "too little"); }`,
  takes: { over: least },
})

export interface Params {
  name: string
  way: number
  wei: number
  receivers: readonly Receiver[]
}

const getsIt =
  ({ way, wei }: Params) =>
  ({ takes }: Receiver): boolean => {
    if (typeof takes === 'object') return wei > takes.over
    return takes === 'always' || (takes === 'gas' && !WAYS[way]?.isShort)
  }

function drawn(rng: Rng): Params {
  const wei = rng.int(3, 60)
  return {
    name: rng.pick(NAMES),
    way: rng.int(0, 2),
    wei,
    receivers: rng.sample([...FIXED, over(wei - 1), over(wei)], 6),
  }
}

export default template({
  id: 'solidity/calls/who-gets-paid',
  revision: 1,
  kind: 'multiple',
  topic: 'calls',
  grade: 2,
  nudge: 0.3,
  seconds: 150,
  lang: 'solidity',
  status: 'active',
  idea: 'Whether ether arrives hangs on what the receiver does with it, and on the gas that the way of sending hands over.',
  params: (rng) =>
    drawnUntil(
      () => drawn(rng),
      (params) => {
        const { receivers } = params
        const right = receivers.filter(getsIt(params)).length
        return right > 1 && right < 5 && receivers.some(({ takes }) => takes === 'gas')
      },
    ),
  ask: ({ name, way, wei, receivers }) => ({
    stem: `\`transfer\` and \`send\` hand over 2,300 gas: enough to emit an event, too little to write to storage or to send ether on. \`call\` hands over nearly all there is, and that is plenty. \`${name}\` holds enough ether. Which of these lines, put into \`Receiver\` as its only function, let \`pay\` succeed with a \`Receiver\` as \`to\`?`,
    code: [
      `contract ${name} {`,
      '    constructor() payable {}',
      '    function pay(address payable to) external {',
      `        ${WAYS[way]?.line(wei) ?? ''}`,
      '    }',
      '}',
      '',
      'contract Receiver {',
      '    event Got(address from, uint256 amount);',
      '    uint256 got;',
      '    address[] payers;',
      '    address payable owner = payable(msg.sender); // an account without code',
      '    // the line stands here',
      '}',
    ].join('\n'),
    options: receivers.map(({ text }) => `\`${text}\``),
  }),
  key: (params) => chosenKey(placesOf(params.receivers, getsIt(params))),
  why: ({ way }) =>
    `Ether without data needs receive or a payable fallback that does not revert; other payable functions are not called. ${WAYS[way]?.isShort ? 'With 2,300 gas a write to storage or a further payment runs out of gas.' : 'call hands over enough gas for writes and further payments.'} The sender is a contract and so never tx.origin.`,
  source: [
    'Solidity documentation, Contracts: Receive Ether Function',
    'Solidity documentation, Types: Members of Addresses',
  ],
})
