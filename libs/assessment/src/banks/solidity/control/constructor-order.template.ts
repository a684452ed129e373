import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import type { Bases } from './linear'
import { linearised } from './linear'

const PARTS = ['Owned', 'Capped', 'Timed', 'Fees', 'Listed', 'Paused', 'Split', 'Signed', 'Named'] as const
const TOPS = ['Sale', 'Vault', 'Auction', 'Ballot', 'Lottery'] as const

export default template({
  id: 'solidity/control/constructor-order',
  revision: 1,
  kind: 'ordering',
  topic: 'control',
  grade: 3,
  seconds: 120,
  lang: 'solidity',
  status: 'active',
  idea: 'Constructors run from the most basic contract to the most derived, in the order of the list after is; where the arguments stand changes nothing.',
  params: (rng) =>
    drawnUntil(
      () => {
        const [root = '', a = '', b = '', c = ''] = rng.sample(PARTS, 4)
        const top = rng.pick(TOPS)
        const isRooted = rng.chance() < 0.5
        const bases: Bases = {
          [root]: [],
          [a]: [root],
          [b]: isRooted ? [root] : [],
          [c]: rng.chance() < 0.5 ? [root] : [],
          [top]: rng.shuffle([a, b, c]),
        }
        return {
          top,
          bases,
          declared: [root, a, b, c],
          /** The order in which their arguments are given. */
          given: rng.shuffle([a, b, c]),
          numbers: rng.sample([2, 3, 4, 5, 6, 7, 8, 9], 3),
          shown: rng.shuffle([root, a, b, c, top]),
        }
      },
      ({ top, bases, given, declared }) => {
        const row = linearised(top, bases)?.reverse()
        if (!row) return false
        const without = row.filter((name) => given.includes(name))
        return String(without) !== String(given) && String(row) !== String([...declared, top])
      },
    ),
  ask: ({ top, bases, declared, given, numbers, shown }) => ({
    stem: `\`${top}\` is deployed with the argument 1. In which order are the events \`Ready\` in its log, by their texts? First at the top.`,
    code: [
      'abstract contract Base {',
      '  event Ready(string who, uint256 n);',
      '}',
      ...declared.flatMap((name, i) => [
        `abstract contract ${name} is ${bases[name]?.[0] ?? 'Base'} {`,
        i === 0
          ? `  constructor() { emit Ready("${name}", 0); }`
          : `  constructor(uint256 n) { emit Ready("${name}", n); }`,
        '}',
      ]),
      `contract ${top} is ${(bases[top] ?? []).join(', ')} {`,
      '  constructor(uint256 n)',
      ...given.map((name, i) => `    ${name}(n + ${numbers[i]})`),
      `  { emit Ready("${top}", n); }`,
      '}',
    ].join('\n'),
    options: shown.map((name) => `\`${name}\``),
  }),
  key: ({ top, bases, shown }) => ({
    kind: 'ordering',
    orders: [(linearised(top, bases) ?? []).reverse().map((name) => shown.indexOf(name))],
  }),
  why: ({ top, bases }) =>
    `From base to derived the contracts stand in the row ${(linearised(top, bases) ?? []).reverse().join(', ')}; the constructors run in this order, wherever their arguments are given.`,
  source: [
    'Solidity documentation, Contracts, Constructors',
    'Solidity documentation, Contracts, Multiple Inheritance and Linearization',
  ],
})
