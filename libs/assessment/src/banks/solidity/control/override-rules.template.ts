import { template } from '../../../tasks/template'
import { mixed, placesOf } from '../../draws'

/** `$view`, `$ext`, `$pay`, `$shut` stand for the functions of the base. */
const TAKEN = [
  'uint256 public override $ext = $n;',
  'function $ext() external pure override returns (uint256) { return $n; }',
  'function $ext() public view override returns (uint256) { return total + $n; }',
  'function $view(uint256 a) public view virtual override returns (uint256) { return a + total + $n; }',
  'function $view(uint256 b) public pure override returns (uint256) { return b * $n; }',
  'function $view(uint8 a) public view returns (uint256) { return a + total; }',
  'function $pay() external payable override { total += $n; }',
  'function $shut(uint256 by) external { total += by; }',
  'function $free() external view override returns (uint256) { return total - $n; }',
  'function $free() external pure override returns (uint256) { return $n; }',
] as const
const REFUSED = [
  'function $view(uint256 a) public override returns (uint256) { total += $n; return a; }',
  'function $view(uint256 a) external view override returns (uint256) { return a + total; }',
  'function $view(uint256 a) public view returns (uint256) { return a + total + $n; }',
  'function $view(uint8 a) public view override returns (uint256) { return a + total; }',
  'function $view(uint256 a) public view override returns (uint128) { return uint128(a + $n); }',
  'function $shut() external override { total += $n; }',
  'function $pay() external override { total += $n; }',
  'function $free() external payable override returns (uint256) { return total + $n; }',
  'function $ext() external override returns (uint256) { return total += $n; }',
] as const
const SUBJECTS = [
  { Base: 'Fees', Child: 'LowFees', view: 'feeOn', ext: 'cap', pay: 'fund', shut: 'close', free: 'sweep' },
  {
    Base: 'Pool',
    Child: 'WidePool',
    view: 'shareOf',
    ext: 'limit',
    pay: 'join',
    shut: 'drain',
    free: 'settle',
  },
  {
    Base: 'Sale',
    Child: 'LateSale',
    view: 'priceOf',
    ext: 'floor',
    pay: 'buy',
    shut: 'stop',
    free: 'collect',
  },
  {
    Base: 'Stake',
    Child: 'LongStake',
    view: 'earned',
    ext: 'rate',
    pay: 'add',
    shut: 'slash',
    free: 'leave',
  },
] as const

export default template({
  id: 'solidity/control/override-rules',
  revision: 1,
  kind: 'multiple',
  topic: 'control',
  grade: 4,
  nudge: -0.3,
  seconds: 180,
  lang: 'solidity',
  status: 'active',
  idea: 'An override keeps parameters and results, may open external to public and promise more (view, pure), never less; payable stays payable; other parameters make an overload; a public variable can stand for an external view function.',
  params: (rng) => ({
    subject: rng.pick(SUBJECTS),
    lines: mixed(rng, { right: TAKEN, others: REFUSED }, 6, [2, 4]),
    n: rng.int(2, 99),
  }),
  ask: ({ subject: { Base, Child, view, ext, pay, shut, free }, lines, n }) => ({
    stem: `Each of these is put alone into \`${Child}\`. Which of them does the compiler accept? Choose all.`,
    code: [
      `contract ${Base} {`,
      '  uint256 internal total;',
      '',
      `  function ${view}(uint256 a) public view virtual returns (uint256) { return a + total; }`,
      `  function ${ext}() external view virtual returns (uint256) { return total; }`,
      `  function ${pay}() external payable virtual { total += 1; }`,
      `  function ${free}() external virtual returns (uint256) { return total--; }`,
      `  function ${shut}() external { total = 0; }`,
      '}',
      '',
      `contract ${Child} is ${Base} {`,
      '  // here',
      '}',
    ].join('\n'),
    options: lines.map(
      (line) =>
        `\`${line
          .replace('$view', view)
          .replace('$ext', ext)
          .replace('$pay', pay)
          .replace('$shut', shut)
          .replace('$free', free)
          .replace('$n', String(n))}\``,
    ),
  }),
  key: ({ lines }) => ({
    kind: 'multiple',
    right: placesOf(lines, (line) => TAKEN.some((one) => one === line)),
  }),
  why: () =>
    'An override needs the word override, a virtual function below it with the same parameters and results, at least its visibility, and the same or a stricter mutability, where payable is changed by none. With other parameters it is a function beside it, and override is refused.',
  source: ['Solidity documentation, Contracts, Inheritance, Function Overriding'],
})
