import { template } from '../../../tasks/template'
import { mixed, placesOf } from '../../draws'

/** `$f` is a name, `$l` the list, `$m` the mapping, `$n` a number. */
const GROWING = [
  'function $f(uint256[] memory p) external pure returns (uint256) { return p[0] + $n; }',
  'function $f() external view returns (uint256) { uint256[] memory m = $l; return m[0] + $n; }',
  'function $f() external { delete $l; }',
  'function $f() external view returns (uint256[] memory) { return $l; }',
  'function $f(uint256[] calldata p) external pure returns (bytes32) { return keccak256(abi.encode(p, $n)); }',
  'function $f() external { copy = $l; }',
  'function $f(uint256[] calldata p) external view returns (uint256) { return p.length + total($l) + $n; }',
  'function $f(uint256[] calldata p) external { copy = p; }',
] as const
const CONSTANT = [
  'function $f(uint256[] calldata p) external pure returns (uint256) { return p[0] + $n; }',
  'function $f() external view returns (uint256) { uint256[] storage s = $l; return s[0] + $n; }',
  'function $f() external { $l.push($n); }',
  'function $f() external { $l.pop(); }',
  'function $f() external view returns (uint256) { return $l.length + $n; }',
  'function $f(uint256[] calldata p) external pure returns (uint256) { return p[p.length - 1] + $n; }',
  'function $f() external { $l[1] = $l[$l.length - 1]; $l.pop(); }',
  'function $f() external view returns (uint256) { return $m[msg.sender] + $l[2] + $n; }',
  'function $f() external { delete $l[2]; }',
] as const
const SUBJECTS = [
  { Name: 'Payroll', list: 'wages', map: 'wageOf' },
  { Name: 'Ballot', list: 'votes', map: 'voteOf' },
  { Name: 'Auction', list: 'bids', map: 'bidOf' },
  { Name: 'Season', list: 'scores', map: 'scoreOf' },
] as const
const NAMES = ['one', 'two', 'three', 'four', 'five', 'six'] as const

export default template({
  id: 'solidity/gas/grows-with-length',
  revision: 1,
  kind: 'multiple',
  topic: 'gas',
  grade: 3,
  nudge: -0.3,
  seconds: 150,
  lang: 'solidity',
  status: 'active',
  idea: 'Copying, clearing and returning a list touch each element; a reference, one element, the length, push and pop do not, and calldata is read where it is.',
  params: (rng) => ({
    subject: rng.pick(SUBJECTS),
    bodies: mixed(rng, { right: GROWING, others: CONSTANT }, 6, [2, 4]),
    n: rng.int(2, 99),
  }),
  ask: ({ subject: { Name, list, map }, bodies, n }) => ({
    stem: `\`${list}\` holds n elements, none of them zero, and n elements are passed where a function takes some. For which of these functions does the gas of the execution grow with n? Choose all. (What a transaction costs before its execution begins, also for the bytes of its data, is left out.)`,
    code: [
      `contract ${Name} {`,
      `  uint256[] internal ${list};`,
      '  uint256[] internal copy;',
      `  mapping(address => uint256) internal ${map};`,
      '',
      '  function total(uint256[] storage s) internal view returns (uint256 sum) {',
      '    for (uint256 i = 0; i < s.length; i++) sum += s[i];',
      '  }',
      '  // one of the functions',
      '}',
    ].join('\n'),
    options: bodies.map(
      (body, i) =>
        `\`${body
          .replace('$f', NAMES[i] ?? '')
          .replaceAll('$l', list)
          .replaceAll('$m', map)
          .replaceAll('$n', String(n))}\``,
    ),
  }),
  key: ({ bodies }) => ({
    kind: 'multiple',
    right: placesOf(bodies, (body) => GROWING.some((one) => one === body)),
  }),
  why: () =>
    'A parameter in memory is copied from the data, memory = storage copies every element, delete clears every slot, returning and hashing encode all of it. A storage reference, one index, length, push and pop touch as many slots for a long list as for a short one.',
  source: [
    'Solidity documentation, Types, Data location and assignment behavior, and Arrays',
    'Solidity documentation, Contract ABI Specification',
  ],
})
