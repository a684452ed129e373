import { template } from '../../../tasks/template'
import { exactly } from './answers'

/** A second function, and whose money leaves by it. */
export const DOORS = {
  /** Pays whoever calls from anybody's account. */
  toCaller: {
    takes: 'all',
    lines: [
      'function closeFor(address who) external {',
      '  uint256 n = held[who];',
      '  held[who] = 0;',
      '  payable(msg.sender).transfer(n);',
      '}',
    ],
  },
  /** Pays the one whose account it is. */
  toHolder: {
    takes: 'own',
    lines: [
      'function closeFor(address who) external {',
      '  uint256 n = held[who];',
      '  held[who] = 0;',
      '  payable(who).transfer(n);',
      '}',
    ],
  },
  /** Looks at an account, takes nothing from it. */
  notCounted: {
    takes: 'all',
    lines: [
      'function peel(uint256 n) external {',
      '  require(held[msg.sender] >= n);',
      '  payable(msg.sender).transfer(n);',
      '}',
    ],
  },
  /** A gift, once for each account. */
  once: {
    takes: 'gift',
    lines: [
      'mapping(address => bool) greeted;',
      'function greet() external {',
      '  require(held[msg.sender] > 0 && !greeted[msg.sender]);',
      '  greeted[msg.sender] = true;',
      '  payable(msg.sender).transfer(GIFT ether);',
      '}',
    ],
  },
  /** A gift, as often as somebody calls. */
  often: {
    takes: 'all',
    lines: [
      'mapping(address => bool) greeted;',
      'function greet() external {',
      '  require(held[msg.sender] > 0 || greeted[msg.sender]);',
      '  greeted[msg.sender] = true;',
      '  payable(msg.sender).transfer(GIFT ether);',
      '}',
    ],
  },
  /** All there is, to the owner. */
  sweep: {
    takes: 'own',
    lines: [
      'address owner = msg.sender;',
      'function sweep() external {',
      '  require(msg.sender == owner);',
      '  payable(msg.sender).transfer(address(this).balance);',
      '}',
    ],
  },
} as const

export default template({
  id: 'solidity/security/most-taken',
  revision: 1,
  kind: 'numeric',
  topic: 'security',
  grade: 1,
  seconds: 120,
  lang: 'solidity',
  status: 'active',
  idea: 'Whoever can call a function that pays the caller without lowering an account of the caller can have all that the contract holds.',
  params: (rng) => ({
    contract: rng.pick(['Kitty', 'Jar', 'Chest', 'Safe', 'Fund', 'Box']),
    door: rng.pick(['toCaller', 'toHolder', 'notCounted', 'once', 'once', 'often', 'sweep'] as const),
    alice: rng.int(4, 19),
    bob: rng.int(4, 19),
    mallory: rng.int(2, 9),
    /** One ether divides everything: repeated gifts leave nothing. */
    gift: 1,
  }),
  ask: ({ contract, door, alice, bob, mallory, gift }) => ({
    stem: `Only these amounts were ever paid into \`${contract}\`, by \`put()\`: Alice ${alice} ether, Bob ${bob} ether, Mallory ${mallory} ether. The contract was deployed by Carol. Nobody else sends anything from now on; Mallory sends as many transactions as she likes, from her one account. How many ether can she have paid to herself in all, at most? (Ignore gas.)`,
    code: [
      `contract ${contract} {`,
      '  mapping(address => uint256) held;',
      '',
      '  function put() external payable {',
      '    held[msg.sender] += msg.value;',
      '  }',
      '  function take(uint256 n) external {',
      '    require(held[msg.sender] >= n);',
      '    held[msg.sender] -= n;',
      '    payable(msg.sender).transfer(n);',
      '  }',
      ...DOORS[door].lines.map((line) => `  ${line.replace('GIFT', String(gift))}`),
      '}',
    ].join('\n'),
    answerHint: 'A whole number of ether.',
  }),
  key: ({ door, alice, bob, mallory, gift }) => {
    const { takes } = DOORS[door]
    if (takes === 'all') return exactly(alice + bob + mallory)
    return exactly(takes === 'gift' ? mallory + gift : mallory)
  },
  why: ({ door }) =>
    ({
      all: 'The second function pays the caller and lowers nothing that would stop the next call, or empties the accounts of others: everything can go.',
      own: 'The second function gives Mallory nothing that is not hers: her own deposit is all.',
      gift: 'The gift is given once to her account, and the rest of what she can have is her own deposit.',
    })[DOORS[door].takes],
  source: [
    'Solidity documentation, Security Considerations',
    'Solidity documentation, Common Patterns: Withdrawal from Contracts',
  ],
})
