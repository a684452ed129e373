import { template } from '../../../tasks/template'

const MAPPINGS = ['owed', 'due', 'credit', 'winnings', 'shares', 'deposits'] as const
const AMOUNTS = ['amount', 'sum', 'payout', 'value_', 'claim'] as const

export interface Named {
  mapping: string
  amount: string
}
export const linesOf = ({ mapping, amount }: Named): string[] => [
  `uint256 ${amount} = ${mapping}[msg.sender];`,
  `${mapping}[msg.sender] = 0;`,
  `(bool ok, ) = msg.sender.call{value: ${amount}}("");`,
  `require(ok, "refused");`,
]

export default template({
  id: 'solidity/practice/pay-what-is-owed',
  revision: 1,
  kind: 'ordering',
  topic: 'security',
  grade: 2,
  seconds: 120,
  lang: 'solidity',
  status: 'active',
  idea: 'What is owed is read, then struck out, then paid: a receiver that calls again finds nothing.',
  params: (rng) => ({
    mapping: rng.pick(MAPPINGS),
    amount: rng.pick(AMOUNTS),
    order: rng.shuffle([0, 1, 2, 3]),
  }),
  ask: ({ mapping, amount, order }) => ({
    stem: `\`withdraw()\` pays the caller what \`${mapping}\` says, once, and to no contract that calls again meanwhile more than that. A payment that is refused changes nothing. Put the lines in order.`,
    options: order.map((i) => `\`${linesOf({ mapping, amount })[i] ?? ''}\``),
  }),
  key: ({ order }) => ({ kind: 'ordering', orders: [[0, 1, 2, 3].map((i) => order.indexOf(i))] }),
  why: () =>
    'Read first, or nothing is left to pay; strike out before paying, or a receiver is paid again while it is paid; look at the result last.',
  source: ['Solidity documentation 0.8, Security Considerations, Reentrancy'],
})
