import { template } from '../../../tasks/template'
import { numberedKey } from './keys'
import type { NumberedLine } from './numbered-lines'
import { drawnLines, LINES_HINT, numbered } from './numbered-lines'

const SETTINGS = [
  { Name: 'Club', Item: 'Member', all: 'members', field: 'points' },
  { Name: 'Fleet', Item: 'Truck', all: 'trucks', field: 'load' },
  { Name: 'Arcade', Item: 'Player', all: 'players', field: 'coins' },
  { Name: 'Farm', Item: 'Field', all: 'plots', field: 'yield_' },
] as const
export type Setting = (typeof SETTINGS)[number]
type Line = (setting: Setting, n: number) => string

const POOLS: Readonly<Record<'refused' | 'taken', readonly Line[]>> = {
  refused: [
    ({ field }, n) => `c.${field} = ${n};`,
    (_, n) => `ids[0] = ${n};`,
    (_, n) => `ids.push(${n});`,
    ({ Item }) => `${Item} storage t = m;`,
    ({ Item }) => `${Item} storage t = c;`,
    () => 's = m;',
    ({ Item }) => `${Item} calldata t = m;`,
    ({ Item, all }) => `${Item} calldata t = ${all}[0];`,
    (_, n) => `list.push(${n});`,
    () => 'uint256[] storage t = ids;',
    () => 'uint256[] storage t = list;',
  ],
  taken: [
    ({ field }, n) => `m.${field} = ${n};`,
    ({ field }, n) => `s.${field} = ${n};`,
    ({ all }) => `${all}.push(m);`,
    ({ all }) => `${all}.push(c);`,
    ({ all }) => `${all}[0] = m;`,
    ({ all }) => `s = ${all}[1];`,
    () => 'm = s;',
    ({ Item }) => `${Item} calldata t = c;`,
    () => 'list = ids;',
    (_, n) => `list[0] = ${n};`,
    () => 'uint256[] calldata t = ids[1:];',
  ],
}

export interface Drawn {
  setting: Setting
  lines: readonly NumberedLine[]
}

export default template({
  id: 'solidity/storage/data-locations',
  revision: 1,
  kind: 'short',
  topic: 'storage',
  grade: 3,
  nudge: 0.3,
  seconds: 150,
  lang: 'solidity',
  status: 'active',
  idea: 'Calldata cannot be changed, a storage pointer only points at storage, and only an array in storage grows.',
  params: (rng): Drawn => {
    const setting = rng.pick(SETTINGS)
    const n = rng.int(2, 99)
    const [refused, taken] = [
      POOLS.refused.map((one) => one(setting, n)),
      POOLS.taken.map((one) => one(setting, n)),
    ]
    return { setting, lines: drawnLines(rng, { refused, taken }, 6, [2, 4]) }
  },
  ask: ({ setting: { Name, Item, all, field }, lines }) => ({
    stem: 'Which of the numbered lines does the compiler (Solidity 0.8) refuse? Each is judged alone, as if the other numbered ones were not there.',
    code: [
      `contract ${Name} {`,
      `  struct ${Item} { uint256 ${field}; bool active; }`,
      `  ${Item}[] ${all};`,
      '',
      `  function change(${Item} calldata c, uint256[] calldata ids) external {`,
      `    ${Item} storage s = ${all}[0];`,
      `    ${Item} memory m = c;`,
      '    uint256[] memory list = new uint256[](2);',
      ...numbered(lines, '    '),
      '  }',
      '}',
    ].join('\n'),
    answerHint: LINES_HINT,
  }),
  key: ({ lines }) => numberedKey(lines.map(({ isRefused }) => isRefused)),
  why: () =>
    'Calldata may be read, copied and sliced. A local variable declared storage takes a place in storage, never a value; whole values are assigned to variables of the contract, to elements of them, and to memory. Only arrays in storage have push.',
  source: [
    'Solidity documentation 0.8, Types, Reference Types: Data location and assignment behaviour',
    'Solidity documentation 0.8, Types, Arrays: Array Members and Array Slices',
  ],
})
