import type { CallStep, ChainStep } from '../../../tasks/chain'
import type { ChainCase } from '../../../tasks/code'
import { template } from '../../../tasks/template'
import { chainCase } from './cases'

const SUBJECTS = [
  { Sale: 'Raffle', thing: 'ticket', buy: 'buy', bought: 'bought', sold: 'sold' },
  { Sale: 'Regatta', thing: 'berth', buy: 'book', bought: 'booked', sold: 'taken' },
  { Sale: 'Banquet', thing: 'seat', buy: 'reserve', bought: 'reserved', sold: 'filled' },
  { Sale: 'Allotment', thing: 'plot', buy: 'lease', bought: 'leased', sold: 'given' },
] as const
export const REFUSALS = ['closed', 'count', 'price'] as const
type Refusal = (typeof REFUSALS)[number]

export interface Drawn {
  subject: (typeof SUBJECTS)[number]
  /** Which reason counts first. */
  order: readonly Refusal[]
  price: number
  most: number
  first: number
}
const TEXTS: Readonly<Record<Refusal, (thing: string) => string>> = {
  closed: () => '`Closed()`, once it has been closed',
  count: (thing) =>
    `\`WrongCount(uint256 left)\`, where \`count\` is 0 or more than the ${thing}s that are left; \`left\` says how many these are`,
  price: () =>
    '`WrongPrice(uint256 due)`, where the ether sent is not exactly `count` times the price, which is `due`',
}

function casesOf({ subject: { Sale, buy, bought, sold }, order, price, most, first }: Drawn): ChainCase[] {
  const left = most - first
  const make: ChainStep = { make: Sale, args: [String(price), String(most)] }
  const buys = (
    from: CallStep['from'],
    [count, wei]: readonly [number, number],
    gives = 'ok',
  ): ChainStep => ({
    call: buy,
    ...(from && { from }),
    args: [String(count)],
    value: String(wei),
    gives,
  })
  const held = (who: string, count: number): ChainStep => ({
    call: bought,
    args: [who],
    gives: String(count),
  })
  const taken = (count: number): ChainStep => ({ call: sold, gives: String(count) })
  const begun = [make, buys('alice', [first, first * price])]
  const says = (count: number): Record<Refusal, string> => ({
    closed: 'reverts Closed()',
    count: `reverts WrongCount(${left})`,
    price: `reverts WrongPrice(${count * price})`,
  })
  const firstOf = (count: number, ...holding: readonly Refusal[]) =>
    says(count)[order.find((one) => holding.includes(one)) ?? 'closed']
  const close: ChainStep = { call: 'close' }
  return [
    chainCase('what is paid for is counted', [...begun, held('@alice', first), taken(first)]),
    chainCase('too many', [
      ...begun,
      buys('bob', [left + 2, (left + 2) * price], `reverts WrongCount(${left})`),
    ]),
    chainCase('several buy, up to the last one', [
      ...begun,
      buys('bob', [left - 1, (left - 1) * price]),
      buys('alice', [1, price]),
      held('@alice', first + 1),
      held('@bob', left - 1),
      taken(most),
      buys('carol', [1, price], 'reverts WrongCount(0)'),
    ]),
    chainCase('none at all', [...begun, buys('bob', [0, 0], `reverts WrongCount(${left})`)]),
    chainCase('too little and too much ether', [
      ...begun,
      buys('bob', [2, 2 * price - 1], `reverts WrongPrice(${2 * price})`),
      buys('bob', [2, 2 * price + 1], `reverts WrongPrice(${2 * price})`),
      held('@bob', 0),
      taken(first),
    ]),
    chainCase('only the owner closes', [
      ...begun,
      { call: 'close', from: 'bob', gives: 'reverts NotOwner(@bob)' },
      buys('bob', [1, price]),
      close,
      buys('bob', [1, price], 'reverts Closed()'),
      taken(first + 1),
    ]),
    chainCase('count and price are wrong', [
      ...begun,
      buys('bob', [left + 1, 1], firstOf(left + 1, 'count', 'price')),
      buys('bob', [0, 1], firstOf(0, 'count', 'price')),
    ]),
    chainCase('closed, and count or price is wrong', [
      ...begun,
      close,
      buys('bob', [left + 1, (left + 1) * price], firstOf(left + 1, 'closed', 'count')),
      buys('bob', [2, price], firstOf(2, 'closed', 'price')),
      buys('bob', [left + 3, 1], firstOf(left + 3, 'closed', 'count', 'price')),
    ]),
  ]
}

export default template({
  id: 'solidity/control/first-refusal',
  revision: 1,
  kind: 'code-solidity',
  topic: 'control',
  grade: 2,
  nudge: 0.3,
  seconds: 480,
  lang: 'solidity',
  status: 'active',
  idea: 'Guards are tried one by one: their order decides which error the sender gets, and what an error carries is reckoned before anything is written.',
  params: (rng): Drawn => ({
    subject: rng.pick(SUBJECTS),
    order: rng.shuffle(REFUSALS),
    price: rng.int(3, 900),
    most: rng.int(9, 40),
    first: rng.int(2, 5),
  }),
  ask: (p) => {
    const { Sale, thing, buy, bought, sold } = p.subject
    return {
      stem: [
        `Write the contract \`${Sale}\`. Who deploys it is its owner and gives the price of one ${thing} in wei, and how many ${thing}s there are in all.`,
        `- \`${buy}(uint256 count)\`, payable, adds \`count\` to \`${bought}(address)\` of the sender and to \`${sold}()\`.`,
        `- \`close()\` may be called by the owner alone, others get \`NotOwner(address who)\` with their address.`,
        `\`${buy}\` reverts for these reasons. Where several hold, the one that stands first here is given:`,
        ...p.order.map((one, i) => `${i + 1}. ${TEXTS[one](thing)}.`),
      ].join('\n'),
      answerHint: 'Solidity 0.8 without imports.',
      starter: [
        'pragma solidity ^0.8.0;',
        '',
        `contract ${Sale} {`,
        '  error Closed();',
        '  error WrongCount(uint256 left);',
        '  error WrongPrice(uint256 due);',
        '  error NotOwner(address who);',
        '',
        `  mapping(address => uint256) public ${bought};`,
        `  uint256 public ${sold};`,
        '',
        '  constructor(uint256 price, uint256 most) {}',
        '',
        `  function ${buy}(uint256 count) external payable {}`,
        '',
        '  function close() external {}',
        '}',
        '',
      ].join('\n'),
      cases: casesOf(p).slice(0, 2),
    }
  },
  key: (p) => ({ kind: 'code-solidity', cases: casesOf(p).slice(2) }),
  why: ({ order }) =>
    `The guards have to stand in the order ${order.join(', ')}, before anything is counted.`,
  source: [
    'Solidity documentation, Expressions and Control Structures, Error handling',
    'Solidity documentation, Contracts, Errors',
  ],
})
