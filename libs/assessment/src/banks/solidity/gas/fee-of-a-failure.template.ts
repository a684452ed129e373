import { template } from '../../../tasks/template'
import { wholeKey } from '../control/answers'
import { shownNumber } from './measured'

const ENDS = ['success', 'require', 'out of gas', 'caught'] as const
type End = (typeof ENDS)[number]
const SENT = [
  ['Alice', 'bid', 'Auction'],
  ['Bob', 'deposit', 'Vault'],
  ['Carol', 'buy', 'Sale'],
  ['Dana', 'stake', 'Pool'],
] as const

const told = (end: End, who: string, used: number): string =>
  ({
    success: `The call succeeds and the receipt says that ${shownNumber(used)} gas were used`,
    require: `A \`require\` fails, the transaction reverts, and the receipt says that ${shownNumber(used)} gas were used`,
    'out of gas': `The execution needs more gas than ${who} allowed, and the transaction ends as out of gas`,
    caught: `Inside, a call to a third contract fails, which the function catches; it ends well, and the receipt says that ${shownNumber(used)} gas were used`,
  })[end]

export default template({
  id: 'solidity/gas/fee-of-a-failure',
  revision: 1,
  kind: 'numeric',
  topic: 'gas',
  grade: 1,
  seconds: 90,
  status: 'active',
  idea: 'The sender pays for gas that was used also when the transaction fails, all of the limit when it runs out; only the ether sent comes back.',
  params: (rng) => {
    const limit = 1_000 * rng.int(90, 240)
    return {
      sent: rng.pick(SENT),
      end: rng.pick(ENDS),
      limit,
      used: 500 * rng.int(80, Math.floor((limit * 0.8) / 500)),
      price: rng.int(2, 40),
      /** In units of 0.01 ether, which are 10,000,000 gwei. */
      value: rng.int(1, 90),
    }
  },
  ask: ({ sent: [who, call, Contract], end, limit, used, price, value }) => ({
    stem: `${who} calls the payable function \`${call}\` of \`${Contract}\`, sends ${(value / 100).toFixed(2)} ether (${shownNumber(value * 10_000_000)} gwei) along, allows ${shownNumber(limit)} gas, and pays ${price} gwei for each gas. ${told(end, who, used)}. The contract sends nothing back of its own accord. By how many gwei is ${who}'s balance lower in the end?`,
    answerHint: 'A whole number of gwei.',
  }),
  key: ({ end, limit, used, price, value }) => {
    const isKept = end === 'success' || end === 'caught'
    return wholeKey((end === 'out of gas' ? limit : used) * price + (isKept ? value * 10_000_000 : 0))
  },
  why: ({ end }) =>
    ({
      success: 'The ether has gone to the contract, and the gas used is paid.',
      require: 'The revert brings the ether back; the gas used up to then is paid.',
      'out of gas': 'The ether comes back; all of the gas that was allowed is used up and paid.',
      caught: 'Only the inner call was undone: the ether stays with the contract, and all gas used is paid.',
    })[end],
  source: ['Yellow Paper, section 6, Transaction Execution', 'ethereum.org, Gas and fees'],
})
