import type { Rng } from '../../../tasks/rng'
import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { wholeKey } from './keys'

const SETTINGS = [
  { Name: 'Gym', Item: 'Pass', field: 'visits' },
  { Name: 'Bakery', Item: 'Card', field: 'points' },
  { Name: 'Arena', Item: 'Player', field: 'score' },
  { Name: 'Garden', Item: 'Plot', field: 'harvest' },
  { Name: 'Depot', Item: 'Crate', field: 'weight' },
] as const
const NAMES = ['first', 'second', 'third'] as const

export type Way = 'storage' | 'memory' | 'back' | 'late'
export interface Drawn {
  setting: (typeof SETTINGS)[number]
  start: number
  calls: readonly { way: Way; n: number; m: number }[]
}
type Setting = Drawn['setting']

/** Body of a function that adds n, and what is kept of it. */
const WAYS: Record<
  Way,
  { body(s: Setting, n: number, m: number): string[]; after(x: number, n: number, m: number): number }
> = {
  storage: {
    body: ({ Item, field }, n) => [`${Item} storage one = items[7];`, `one.${field} += ${n};`],
    after: (x, n) => x + n,
  },
  memory: {
    body: ({ Item, field }, n) => [`${Item} memory one = items[7];`, `one.${field} += ${n};`],
    after: (x) => x,
  },
  back: {
    body: ({ Item, field }, n) => [
      `${Item} memory one = items[7];`,
      `one.${field} += ${n};`,
      'items[7] = one;',
    ],
    after: (x, n) => x + n,
  },
  late: {
    body: ({ Item, field }, n, m) => [
      `${Item} memory one = items[7];`,
      `items[7].${field} += ${m};`,
      `one.${field} += ${n};`,
      'items[7] = one;',
    ],
    after: (x, n) => x + n,
  },
}
function drawn(rng: Rng): Drawn {
  const ways = rng.shuffle<Way>([
    'memory',
    rng.pick(['storage', 'back']),
    rng.pick(['storage', 'late', 'back']),
  ])
  const numbers = rng.sample([1, 2, 3, 4, 5, 6, 7, 8, 9], 6)
  return {
    setting: rng.pick(SETTINGS),
    start: 10 * rng.int(1, 6),
    calls: ways.map((way, i) => ({ way, n: numbers[i] ?? 0, m: numbers[i + 3] ?? 0 })),
  }
}

export default template({
  id: 'solidity/storage/memory-copies',
  revision: 1,
  kind: 'numeric',
  topic: 'storage',
  grade: 2,
  seconds: 110,
  lang: 'solidity',
  status: 'active',
  idea: 'A local variable in memory is a copy of what stands in storage; one declared storage is the thing itself.',
  params: (rng) =>
    drawnUntil(
      () => drawn(rng),
      ({ calls }) => new Set(calls.map(({ way }) => way)).size === 3,
    ),
  ask: ({ setting, start, calls }) => ({
    stem: 'What does `run` give in a new contract?',
    code: [
      `contract ${setting.Name} {`,
      `  struct ${setting.Item} { uint256 ${setting.field}; bool active; }`,
      `  mapping(uint256 => ${setting.Item}) items;`,
      ...calls.flatMap(({ way, n, m }, i) => [
        '',
        `  function ${NAMES[i] ?? ''}() internal {`,
        ...WAYS[way].body(setting, n, m).map((line) => `    ${line}`),
        '  }',
      ]),
      '',
      '  function run() external returns (uint256) {',
      `    items[7].${setting.field} = ${start};`,
      ...calls.map((_, i) => `    ${NAMES[i] ?? ''}();`),
      `    return items[7].${setting.field};`,
      '  }',
      '}',
    ].join('\n'),
    answerHint: 'A whole number.',
  }),
  key: ({ start, calls }) => wholeKey(calls.reduce((x, { way, n, m }) => WAYS[way].after(x, n, m), start)),
  why: () =>
    'What is changed in a memory copy is lost unless the copy is written back, and writing it back overwrites what was changed in storage meanwhile. A storage variable only points at the entry.',
  source: ['Solidity documentation 0.8, Types, Reference Types: Data location and assignment behaviour'],
})
