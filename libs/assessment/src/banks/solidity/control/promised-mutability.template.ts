import { template } from '../../../tasks/template'
import { mixed, placesOf } from '../../draws'

/** `$f` stands for a name, `$s` for the variable, `$c` for the constant. */
const REFUSED = [
  'function $f() external pure returns (uint256) { return $s; }',
  'function $f() external view { $s += $n; }',
  'function $f() external pure returns (address) { return msg.sender; }',
  'function $f() external view returns (uint256) { return bump(); }',
  'function $f() external view { emit Seen($n); }',
  'function $f() external pure returns (uint256) { return address(this).balance; }',
  'function $f() external pure returns (bool) { return block.timestamp > $n; }',
  'function $f() external pure returns (uint256) { return peek() + $n; }',
  'function $f() external view { list.push($n); }',
  'function $f() external returns (uint256) { return msg.value + $n; }',
] as const
const TAKEN = [
  'function $f() external pure returns (uint256) { return $c + $n; }',
  'function $f() external view returns (uint256) { return $s + $n; }',
  'function $f() external pure returns (uint256) { return twice($n); }',
  'function $f() external view returns (bool) { return msg.sender == address(this); }',
  'function $f() external returns (uint256) { return twice($n); }',
  'function $f(uint256[] memory a) external pure { a[0] = $n; }',
  'function $f() external view returns (uint256) { return list.length + peek(); }',
  'function $f() external payable returns (uint256) { return $s + $n; }',
  'function $f() external view returns (bool) { return block.timestamp > $n; }',
  'function $f(uint256 a) external pure returns (uint256) { a += $n; return a; }',
] as const
const NAMES = ['one', 'two', 'three', 'four', 'five', 'six'] as const
const SUBJECTS = [
  { Name: 'Vault', variable: 'held', constant: 'FEE' },
  { Name: 'Ballot', variable: 'votes', constant: 'QUORUM' },
  { Name: 'Auction', variable: 'highest', constant: 'STEP' },
  { Name: 'Raffle', variable: 'sold', constant: 'PRICE' },
] as const

export default template({
  id: 'solidity/control/promised-mutability',
  revision: 1,
  kind: 'multiple',
  topic: 'control',
  grade: 2,
  nudge: 0.3,
  seconds: 120,
  lang: 'solidity',
  status: 'active',
  idea: 'pure may not even read state or surroundings, view may not write or log, and neither may call what promises less; only what is payable reads msg.value.',
  params: (rng) => ({
    subject: rng.pick(SUBJECTS),
    bodies: mixed(rng, { right: REFUSED, others: TAKEN }, 6, [2, 4]),
    n: rng.int(2, 99),
    constant: rng.int(2, 50),
  }),
  ask: ({ subject: { Name, variable, constant: NAME }, bodies, n, constant }) => ({
    stem: 'Each of these functions is put into the contract alone. Which of them does the compiler refuse? Choose all.',
    code: [
      `contract ${Name} {`,
      '  event Seen(uint256 n);',
      `  uint256 constant ${NAME} = ${constant};`,
      `  uint256 ${variable};`,
      '  uint256[] list;',
      '',
      `  function bump() internal returns (uint256) { return ++${variable}; }`,
      `  function peek() internal view returns (uint256) { return ${variable}; }`,
      '  function twice(uint256 n) internal pure returns (uint256) { return 2 * n; }',
      '  // here',
      '}',
    ].join('\n'),
    options: bodies.map(
      (body, i) =>
        `\`${body
          .replace('$f', NAMES[i] ?? '')
          .replace('$s', variable)
          .replace('$c', NAME)
          .replace('$n', String(n))}\``,
    ),
  }),
  key: ({ bodies }) => ({
    kind: 'multiple',
    right: placesOf(bodies, (body) => REFUSED.some((one) => one === body)),
  }),
  why: () =>
    'pure: no state, no balance, no msg, no block; constants and memory are fine. view: no writing, no event, no call of a function that may write. msg.value needs payable in an external function.',
  source: ['Solidity documentation, Contracts, State Mutability'],
})
