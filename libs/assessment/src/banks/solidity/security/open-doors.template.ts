import { template } from '../../../tasks/template'
import { LETTERS_HINT, letterOf, lettersKey } from './answers'

/** The first line of a function that sets `X` to `v`; `N` is the name of the one who runs the contract. */
const SHUT = [
  'require(msg.sender == N);',
  'if (msg.sender != N) revert();',
  'if (msg.sender != N) return;',
  'if (N != msg.sender) v = X;',
  'assert(N == msg.sender);',
] as const
const OPEN = [
  'require(msg.sender != address(0));',
  'require(N != address(0));',
  'require(v > 0);',
  'if (msg.sender == N) v = v + 1;',
  'require(msg.sender == tx.origin);',
  'require(address(this) != msg.sender);',
] as const

const SETTINGS = [
  { contract: 'Ferry', values: ['fare', 'seats', 'delay', 'surcharge', 'luggage'] },
  { contract: 'Library', values: ['fine', 'loanDays', 'deposit', 'maxBooks', 'renewals'] },
  { contract: 'Auction', values: ['minimum', 'increment', 'fee', 'extension', 'maxLots'] },
  { contract: 'Staking', values: ['rate', 'lockDays', 'penalty', 'cap', 'bonus'] },
] as const

export default template({
  id: 'solidity/security/open-doors',
  revision: 1,
  kind: 'short',
  topic: 'security',
  grade: 1,
  seconds: 100,
  lang: 'solidity',
  status: 'active',
  idea: 'A function that looks guarded is open where its condition does not compare the caller with the one who may.',
  params: (rng) => {
    const open = rng.int(1, 3)
    return {
      setting: rng.pick(SETTINGS),
      name: rng.pick(['owner', 'admin', 'keeper', 'manager']),
      guards: rng.shuffle([...rng.sample<string>(OPEN, open), ...rng.sample<string>(SHUT, 5 - open)]),
    }
  },
  ask: ({ setting: { contract, values }, name, guards }) => ({
    stem: `Mallory is not \`${name}\` and sends her transactions from an ordinary account. With which of the functions A to E can she change a variable of the contract?`,
    code: [
      `contract ${contract} {`,
      `  address public ${name} = msg.sender;`,
      `  uint256 public ${values.join(';\n  uint256 public ')};`,
      ...guards.flatMap((guard, i) => {
        const value = values[i] ?? ''
        return [
          '',
          `  // ${letterOf(i)}`,
          `  function set${value.charAt(0).toUpperCase()}${value.slice(1)}(uint256 v) external {`,
          `    ${guard.replaceAll('N', name).replaceAll('X', value)}`,
          `    ${value} = v;`,
          '  }',
        ]
      }),
      '}',
    ].join('\n'),
    answerHint: LETTERS_HINT,
  }),
  key: ({ guards }) => lettersKey(guards.map((guard) => (OPEN as readonly string[]).includes(guard))),
  why: () =>
    'A guard works if it stops the call, or leaves everything as it was, whenever msg.sender is not the named account. The zero address never calls, the stored account is never zero, and an ordinary account is always its own tx.origin.',
  source: [
    'Solidity documentation, Security Considerations',
    'Solidity documentation, Units and Globally Available Variables',
  ],
})
