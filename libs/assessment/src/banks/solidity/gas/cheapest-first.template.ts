import { template } from '../../../tasks/template'

/** Functions by how dear they are: a step up is a fourth more at least. `$n` is a number. */
const TIERS = [
  [
    'function $f() external pure returns (uint256) { return FEE * $n; }',
    'function $f() external view returns (uint256) { return OPENED + $n; }',
  ],
  [
    'function $f() external view returns (uint256) { return price + $n; }',
    'function $f() external view returns (uint256) { return seen[1] + $n; }',
  ],
  [
    'function $f() external { price = price + $n; }',
    'function $f() external { seen[1] = price + $n; }',
    'function $f() external { delete price; }',
  ],
  [
    'function $f() external { seen[$n] = 1; }',
    'function $f() external { last = $n; }',
    'function $f() external { (small, other) = ($n, 1); }',
  ],
  [
    'function $f() external { list.push($n); }',
    'function $f() external { last = $n; seen[$n] = 1; }',
    'function $f() external { seen[$n] = 1; seen[$n + 1] = 1; }',
  ],
  [
    'function $f() external { list.push($n); list.push(1); }',
    'function $f() external { last = $n; seen[$n] = 1; seen[$n + 1] = 1; }',
    'function $f() external { last = $n; list.push($n); }',
  ],
] as const
const NAMES = ['amber', 'birch', 'cedar', 'delta', 'ember', 'flint', 'grove', 'heath'] as const

export default template({
  id: 'solidity/gas/cheapest-first',
  revision: 1,
  kind: 'ordering',
  topic: 'gas',
  grade: 3,
  seconds: 150,
  lang: 'solidity',
  status: 'active',
  idea: 'Computing is nearly free, reading a slot costs more, changing one more again, and filling an empty slot most of all; two small neighbours are one slot, a push is two.',
  params: (rng) => {
    const left = rng.int(0, TIERS.length - 1)
    const tiers = TIERS.map((_, i) => i).filter((i) => i !== left)
    return {
      /** From cheap to dear, with which function stands for each. */
      tiers: tiers.map((tier) => ({ tier, which: rng.int(0, (TIERS[tier]?.length ?? 1) - 1) })),
      names: rng.sample(NAMES, 5),
      n: rng.int(5, 90),
      price: rng.int(100, 900),
      shown: rng.shuffle([0, 1, 2, 3, 4]),
    }
  },
  ask: ({ tiers, names, n, price, shown }) => {
    const texts = tiers.map(({ tier, which }, i) =>
      (TIERS[tier]?.[which] ?? '').replace('$f', names[i] ?? '').replaceAll('$n', String(n)),
    )
    return {
      stem: 'Each of these functions is called once, each on a new contract of its own. Order them by the gas that their execution uses, the least first. (No refunds.)',
      code: [
        'contract Shop {',
        '  uint256 constant FEE = 3;',
        '  uint256 immutable OPENED = block.timestamp;',
        `  uint256 price = ${price};`,
        '  uint256 last;',
        '  uint128 small;',
        '  uint128 other;',
        '  uint256[] list;',
        '  mapping(uint256 => uint256) seen;',
        '',
        '  constructor() { seen[1] = 7; }',
        '',
        ...shown.map((i) => `  ${texts[i] ?? ''}`),
        '}',
      ].join('\n'),
      options: shown.map((i) => `\`${names[i] ?? ''}\``),
    }
  },
  key: ({ shown }) => ({ kind: 'ordering', orders: [[0, 1, 2, 3, 4].map((i) => shown.indexOf(i))] }),
  why: () =>
    'No storage; one slot read; a slot changed that was not zero; one empty slot filled (two uint128 beside each other are one); two filled (a push writes the length and the element); three filled.',
  source: ['EIP-2200 and EIP-2929', 'Solidity documentation, Layout of State Variables in Storage'],
})
