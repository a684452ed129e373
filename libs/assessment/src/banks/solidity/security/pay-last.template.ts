import { template } from '../../../tasks/template'
import { possibleOrders } from '../../possible-orders'

const PARTS = ['amount', 'credit', 'total', 'call', 'require'] as const
type Part = (typeof PARTS)[number]
const NEEDS: Readonly<Record<Part, readonly Part[]>> = {
  amount: [],
  credit: ['amount'],
  total: ['amount'],
  call: ['amount', 'credit', 'total'],
  require: ['call'],
}
const SETTINGS = [
  { contract: 'Royalties', claim: 'collect', credit: 'earned', total: 'unpaid' },
  { contract: 'Escrow', claim: 'release', credit: 'owed', total: 'locked' },
  { contract: 'Tips', claim: 'cashOut', credit: 'tips', total: 'allTips' },
  { contract: 'Rewards', claim: 'claim', credit: 'reward', total: 'promised' },
  { contract: 'Bail', claim: 'fetch', credit: 'bail', total: 'held' },
] as const

export default template({
  id: 'solidity/security/pay-last',
  revision: 1,
  kind: 'ordering',
  topic: 'security',
  grade: 2,
  seconds: 120,
  lang: 'solidity',
  status: 'active',
  idea: 'Everything is written down before ether is sent, for the receiver may call back before the sending line ends.',
  params: (rng) => ({
    setting: rng.pick(SETTINGS),
    isDeleted: rng.int(0, 1) === 1,
    isShort: rng.int(0, 1) === 1,
    isRequired: rng.int(0, 1) === 1,
    amount: rng.pick(['amount', 'due', 'sum']),
  }),
  ask: ({ setting: { contract, claim, credit, total }, isDeleted, isShort, isRequired, amount }) => {
    const LINES: Readonly<Record<Part, string>> = {
      amount: `uint256 ${amount} = ${credit}[msg.sender];`,
      credit: isDeleted ? `delete ${credit}[msg.sender];` : `${credit}[msg.sender] = 0;`,
      total: isShort ? `${total} -= ${amount};` : `${total} = ${total} - ${amount};`,
      call: `(bool ok, ) = msg.sender.call{value: ${amount}}("");`,
      require: isRequired ? 'require(ok, "refused");' : 'if (!ok) revert("refused");',
    }
    return {
      stem: `The body of \`${claim}\` is missing. It pays the caller all of \`${credit}[msg.sender]\`, and everything is undone if the caller refuses the ether. Whenever code of the caller can run, the variables of \`${contract}\` must already stand as they do at the end. Put the lines of the body in an order that does all this; any such order counts.`,
      code: `contract ${contract} {
  mapping(address => uint256) public ${credit};
  uint256 public ${total};

  function add(address to) external payable {
    ${credit}[to] += msg.value;
    ${total} += msg.value;
  }
  function ${claim}() external {
    // the body
  }
}`,
      options: PARTS.map((part) => LINES[part]),
    }
  },
  key: () => ({ kind: 'ordering', orders: possibleOrders(PARTS, NEEDS) }),
  why: () =>
    'The amount is read before it is wiped out, all variables are written before the call, and the result of the call is looked at after it.',
  source: ['Solidity documentation, Security Considerations: Reentrancy (Checks-Effects-Interactions)'],
})
