import type { ChainPerson, ChainStep } from '../../../tasks/chain'
import { ether, shownStep } from '../../../tasks/chain'
import type { CodeCase } from '../../../tasks/code'
import { template } from '../../../tasks/template'

const SETTINGS = [
  { Name: 'Bakery', pay: 'distribute', owed: 'owed', take: 'claim' },
  { Name: 'Orchard', pay: 'share', owed: 'dueTo', take: 'collect' },
  { Name: 'Cinema', pay: 'payOut', owed: 'pending', take: 'withdraw' },
  { Name: 'Ferry', pay: 'allot', owed: 'earned', take: 'draw' },
] as const

export interface Drawn {
  setting: (typeof SETTINGS)[number]
  supply: number
  /** Parts of the supply, in percent. */
  parts: readonly [number, number]
  /** Wei per share of each payment. */
  each: readonly [number, number]
}

const besideOf = ({ setting: { take } }: Drawn) => `
  interface IShares { function ${take}() external; }
  contract Greedy {
    IShares shares;
    constructor(IShares one) { shares = one; }
    function go() external { shares.${take}(); }
    receive() external payable {
      if (address(shares).balance >= msg.value) try shares.${take}() {} catch {}
    }
  }`

function casesOf(p: Drawn): CodeCase[] {
  const { setting, supply, parts, each } = p
  const { Name, pay, owed, take } = setting
  const [a, b] = [(supply * parts[0]) / 100, (supply * parts[1]) / 100]
  const [x, y] = each
  const begin: ChainStep = { make: Name, args: [String(supply)] }
  const give = (to: string, amount: number, from: ChainPerson = 'owner', gives = 'true'): ChainStep => ({
    call: 'transfer',
    on: Name,
    from,
    args: [`@${to}`, String(amount)],
    gives,
  })
  const paid = (perShare: number): ChainStep => ({
    call: pay,
    on: Name,
    from: 'carol',
    value: String(perShare * supply),
  })
  const due = (who: string, wei: number): ChainStep => ({
    call: owed,
    on: Name,
    args: [`@${who}`],
    gives: String(wei),
  })
  const holds = (who: string, n: number): ChainStep => ({
    call: 'balanceOf',
    on: Name,
    args: [`@${who}`],
    gives: String(n),
  })
  const takes = (from: ChainPerson): ChainStep => ({ call: take, on: Name, from })
  const has = (who: ChainPerson, wei: number): ChainStep => ({
    balance: who,
    gives: String(BigInt(ether(100)) + BigInt(wei)),
  })
  const one = (name: string, ...steps: ChainStep[]): CodeCase => ({
    name,
    shown: steps.map(shownStep).join('\n'),
    steps,
  })
  return [
    one(
      'by what is held',
      begin,
      give('alice', a),
      paid(x),
      due('alice', a * x),
      takes('alice'),
      has('alice', a * x),
      due('alice', 0),
    ),
    one(
      'what is too much',
      begin,
      holds('owner', supply),
      give('alice', supply + 1, 'owner', 'fails'),
      give('bob', 1, 'alice', 'fails'),
      { call: 'totalSupply', on: Name, gives: String(supply) },
    ),
    one(
      'shares that move after a payment',
      begin,
      give('alice', a),
      paid(x),
      give('bob', a, 'alice'),
      due('bob', 0),
      due('alice', a * x),
      holds('bob', a),
      paid(y),
      due('alice', a * x),
      due('bob', a * y),
      takes('bob'),
      takes('alice'),
      has('alice', a * x),
      has('bob', a * y),
    ),
    one(
      'to somebody who has some',
      begin,
      give('alice', a),
      give('bob', b),
      paid(x),
      give('bob', 1, 'alice'),
      due('alice', a * x),
      due('bob', b * x),
      takes('bob'),
      paid(y),
      due('bob', (b + 1) * y),
      due('alice', a * x + (a - 1) * y),
      takes('bob'),
      has('bob', b * x + (b + 1) * y),
    ),
    one(
      'to oneself',
      begin,
      give('alice', a),
      paid(x),
      give('alice', a, 'alice'),
      holds('alice', a),
      due('alice', a * x),
      paid(y),
      takes('alice'),
      has('alice', a * (x + y)),
    ),
    one(
      'twice, and everything is gone',
      begin,
      give('alice', a),
      give('bob', b),
      paid(x),
      takes('alice'),
      takes('alice'),
      has('alice', a * x),
      paid(y),
      takes('alice'),
      takes('bob'),
      takes('owner'),
      { balance: `@${Name}`, gives: '0' },
    ),
    {
      ...one(
        'somebody who takes within the payment',
        begin,
        { make: 'Greedy', args: [`@${Name}`] },
        give('Greedy', a),
        paid(x),
        { call: 'go', on: 'Greedy' },
        { balance: '@Greedy', gives: String(a * x) },
        due('owner', (supply - a) * x),
        { balance: `@${Name}`, gives: String((supply - a) * x) },
      ),
      beside: besideOf(p),
    },
  ]
}

export default template({
  id: 'solidity/tokens/profit-shares',
  revision: 1,
  kind: 'code-solidity',
  topic: 'tokens',
  grade: 5,
  seconds: 600,
  lang: 'solidity',
  status: 'active',
  idea: 'A token that earns: what each share has earned up to now has to be settled for both sides before shares move, and noted before it is paid.',
  params: (rng): Drawn => ({
    setting: rng.pick(SETTINGS),
    supply: 100 * rng.int(1, 20),
    parts: [rng.int(10, 40), rng.int(10, 40)],
    each: [rng.int(2, 30), rng.int(31, 60)],
  }),
  ask: (p) => {
    const { Name, pay, owed, take } = p.setting
    return {
      stem: [
        `Write the contract \`${Name}\`, a token whose holders share what the business earns.`,
        'The constructor takes the number of shares; all of them belong to whoever deploys it. `totalSupply()`, `balanceOf(address)` and `transfer(address to, uint256 amount)` are as in ERC-20: `transfer` returns true, and reverts where too little is held. No events and no allowances are needed.',
        `\`${pay}()\`, payable, by anybody: the ether sent belongs to those who hold shares at this moment, to each in proportion. It is always a multiple of the number of shares. Nobody is paid yet.`,
        `\`${owed}(address who)\` tells how many wei are due to \`who\` and not yet taken. Shares that are transferred later do not take along what they have earned before: that stays with whoever held them.`,
        `\`${take}()\` sends the caller all that is due to them; with nothing due it does nothing or sends 0. Nobody may get more than is due, contracts that call back included.`,
      ].join('\n'),
      answerHint: `Solidity 0.8 that declares the contract ${Name}.`,
      starter: [
        `contract ${Name} {`,
        '  mapping(address => uint256) public balanceOf;',
        '  uint256 public totalSupply;',
        '',
        '  constructor(uint256 supply) {',
        '    totalSupply = supply;',
        '    balanceOf[msg.sender] = supply;',
        '  }',
        '',
        '  function transfer(address to, uint256 amount) external returns (bool) {}',
        `  function ${pay}() external payable {}`,
        `  function ${owed}(address who) external view returns (uint256) {}`,
        `  function ${take}() external {}`,
        '}',
        '',
      ].join('\n'),
      cases: casesOf(p).slice(0, 2),
    }
  },
  key: (p) => ({ kind: 'code-solidity', cases: casesOf(p).slice(2) }),
  why: () =>
    'One number tells what a share has earned since the beginning. For each holder it is noted up to where they were settled, and what was due then. Both sides are settled before a transfer changes what they hold. What is due is set to 0 before it is sent.',
  source: [
    'ERC-20, transfer',
    'Solidity documentation 0.8, Common Patterns, Withdrawal from Contracts',
    'Solidity documentation 0.8, Security Considerations, Reentrancy',
  ],
})
