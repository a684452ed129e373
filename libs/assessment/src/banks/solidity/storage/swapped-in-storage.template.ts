import { template } from '../../../tasks/template'
import { mixed } from '../../draws'
import { numberedKey } from './keys'

const SETTINGS = [
  { Name: 'Podium', Item: 'Runner', field: 'time' },
  { Name: 'Stalls', Item: 'Stall', field: 'rent' },
  { Name: 'Lanes', Item: 'Swimmer', field: 'start' },
  { Name: 'Billing', Item: 'Plan', field: 'price' },
] as const
export type Setting = (typeof SETTINGS)[number]

/** A line, and the two things in storage that it is about. */
export interface Swap {
  code: (setting: Setting) => string
  pair: (setting: Setting) => readonly [string, string]
  swaps: boolean
}
const structs = ({ field }: Setting) => [`first.${field}`, `second.${field}`] as const
const listed = ({ field }: Setting) => [`list[0].${field}`, `list[1].${field}`] as const

export const SWAPS: readonly Swap[] = [
  { code: () => '(x, y) = (y, x);', pair: () => ['x', 'y'], swaps: true },
  { code: () => '(a[0], b[0]) = (b[0], a[0]);', pair: () => ['a[0]', 'b[0]'], swaps: true },
  {
    code: ({ field }) => `(first.${field}, second.${field}) = (second.${field}, first.${field});`,
    pair: structs,
    swaps: true,
  },
  { code: ({ Item }) => `${Item} memory k = first; first = second; second = k;`, pair: structs, swaps: true },
  {
    code: ({ Item }) => `${Item} memory m = first; ${Item} memory n = second; (first, second) = (n, m);`,
    pair: structs,
    swaps: true,
  },
  {
    code: ({ Item }) => `${Item} memory k = list[0]; list[0] = list[1]; list[1] = k;`,
    pair: listed,
    swaps: true,
  },
  { code: () => '(first, second) = (second, first);', pair: structs, swaps: false },
  { code: () => '(list[0], list[1]) = (list[1], list[0]);', pair: listed, swaps: false },
  { code: () => '(a, b) = (b, a);', pair: () => ['a[0]', 'b[0]'], swaps: false },
  {
    code: ({ Item }) => `${Item} storage k = first; first = second; second = k;`,
    pair: structs,
    swaps: false,
  },
  {
    code: ({ Item }) => `${Item} storage s = list[0]; ${Item} storage t = list[1]; (s, t) = (t, s);`,
    pair: listed,
    swaps: false,
  },
  {
    code: ({ Item }) => `${Item} memory m = first; ${Item} memory n = second; (m, n) = (n, m);`,
    pair: structs,
    swaps: false,
  },
]

export interface Drawn {
  setting: Setting
  values: readonly [number, number]
  /** Places in SWAPS. */
  shown: readonly number[]
}

export default template({
  id: 'solidity/storage/swapped-in-storage',
  revision: 1,
  kind: 'short',
  topic: 'storage',
  grade: 5,
  nudge: -0.3,
  seconds: 200,
  lang: 'solidity',
  status: 'active',
  idea: 'A tuple swaps values, but structs and arrays in storage are references there: the second copy reads what the first has overwritten.',
  params: (rng): Drawn => {
    const places = SWAPS.map((_, i) => i)
    const pools = {
      right: places.filter((i) => SWAPS[i]?.swaps),
      others: places.filter((i) => !SWAPS[i]?.swaps),
    }
    const low = rng.int(2, 30)
    return {
      setting: rng.pick(SETTINGS),
      values: [low, low + rng.int(1, 30)],
      shown: mixed(rng, pools, 6, [2, 4]),
    }
  },
  ask: ({ setting, values: [low, high], shown }) => ({
    stem: 'In each pair of the contract the two have different contents. Which of the numbered lines, each alone in the body of `swap`, exchange the contents of the two that they name, so that they are found exchanged in storage after the call?',
    code: [
      `contract ${setting.Name} {`,
      `  struct ${setting.Item} { uint256 ${setting.field}; }`,
      `  ${setting.Item} first = ${setting.Item}(${low});`,
      `  ${setting.Item} second = ${setting.Item}(${high});`,
      `  ${setting.Item}[] list;`,
      `  uint256[1] a = [uint256(${low})];`,
      `  uint256[1] b = [uint256(${high})];`,
      `  uint256 x = ${low};`,
      `  uint256 y = ${high};`,
      '',
      '  constructor() { list.push(first); list.push(second); }',
      '',
      '  function swap() external {',
      ...shown.map((at, i) => `    /* ${i + 1} */ ${SWAPS[at]?.code(setting) ?? ''}`),
      '  }',
      '}',
    ].join('\n'),
    answerHint: 'The numbers of the lines, with commas between, such as 2, 5.',
  }),
  key: ({ shown }) => numberedKey(shown.map((at) => SWAPS[at]?.swaps === true)),
  why: () =>
    'On the right side of a tuple a struct or array in storage stands for its place, not for a copy. The assignments are made one after another, so the second one copies what has just been written: both end up alike. The same happens with a storage pointer as a helper. Copies in memory do keep the old contents; but exchanging two names of memory or two pointers changes nothing in storage.',
  source: [
    'Solidity documentation 0.8, Control Structures, Destructuring Assignments: Complications for Arrays and Structs',
    'Solidity documentation 0.8, Types, Reference Types: Data location and assignment behaviour',
  ],
})
