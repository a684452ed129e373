import { template } from '../../../tasks/template'
import { mixed, placesOf } from '../../draws'

export interface Names {
  Name: string
  /** Takes ether and changes something; a view function; one that calls it and changes something; a variable. */
  join: string
  view: string
  close: string
  sum: string
}
const SUBJECTS: readonly Names[] = [
  { Name: 'Lottery', join: 'enter', view: 'chanceOf', close: 'settle', sum: 'pot' },
  { Name: 'Market', join: 'offer', view: 'priceOf', close: 'clear', sum: 'volume' },
  { Name: 'Crowdfund', join: 'give', view: 'shareOf', close: 'finish', sum: 'raised' },
  { Name: 'Library', join: 'borrow', view: 'dueOf', close: 'remind', sum: 'lent' },
  { Name: 'League', join: 'enrol', view: 'rankOf', close: 'endSeason', sum: 'fees' },
]
type Way = (names: Names) => string

const PAID: readonly Way[] = [
  ({ view }) => `Somebody sends a transaction that calls \`${view}\` and nothing else`,
  ({ sum }) => `Somebody sends a transaction that calls the getter \`${sum}\` and nothing else`,
  ({ view, close }) => `\`${close}\` calls \`${view}\` in the course of a transaction`,
  ({ view }) => `Another contract calls \`${view}\` in the course of a transaction`,
  ({ join }) => `Somebody sends a transaction that calls \`${join}\`, and it reverts`,
  ({ close }) => `Somebody sends a transaction that calls \`${close}\`, and nothing changes by it`,
]
const FREE: readonly Way[] = [
  ({ view }) => `A page asks a node by \`eth_call\` what \`${view}\` returns`,
  ({ sum }) => `A page asks a node by \`eth_call\` what the getter \`${sum}\` returns`,
  ({ join }) => `A page tries by \`eth_call\` whether \`${join}\` would revert`,
  ({ close }) => `A wallet asks a node by \`eth_estimateGas\` how much gas \`${close}\` would use`,
  ({ sum }) => `A page asks a node by \`eth_getStorageAt\` for the slot of \`${sum}\``,
  ({ view }) => `A script asks a node by \`eth_call\` for \`${view}\` of each of a thousand people`,
]

export default template({
  id: 'solidity/gas/free-to-ask',
  revision: 1,
  kind: 'multiple',
  topic: 'gas',
  grade: 1,
  seconds: 90,
  lang: 'solidity',
  status: 'active',
  idea: 'Gas is paid for what a transaction executes, view functions and failures included; what a node is asked for outside of one is free on the chain.',
  params: (rng) => {
    const all = [...PAID, ...FREE].map((_, i) => i)
    return {
      names: rng.pick(SUBJECTS),
      shown: mixed(
        rng,
        {
          right: all.filter((i) => i < PAID.length),
          others: all.filter((i) => i >= PAID.length),
        },
        5,
        [2, 3],
      ),
    }
  },
  ask: ({ names, shown }) => ({
    stem: 'For which of these does somebody pay gas on the chain? Choose all. (What the owner of a node asks for its answers does not count.)',
    code: [
      `contract ${names.Name} {`,
      `  uint256 public ${names.sum};`,
      '',
      `  function ${names.join}() external payable { /* changes ${names.sum} */ }`,
      `  function ${names.view}(address who) public view returns (uint256) { /* a loop */ }`,
      `  function ${names.close}(address who) external { /* calls ${names.view} */ }`,
      '}',
    ].join('\n'),
    options: shown.map((i) => [...PAID, ...FREE][i]?.(names) ?? ''),
  }),
  key: ({ shown }) => ({ kind: 'multiple', right: placesOf(shown, (i) => i < PAID.length) }),
  why: () =>
    'view only promises to change nothing. Executed in a transaction it costs gas like all other code, and so does what fails. A node that is asked runs the same code for itself: nothing gets into a block, and nobody is charged.',
  source: [
    'Ethereum Execution API specification: eth_call, eth_estimateGas, eth_getStorageAt',
    'Solidity documentation, Introduction to Smart Contracts: Gas',
  ],
})
