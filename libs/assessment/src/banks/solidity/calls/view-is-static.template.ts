import type { Rng } from '../../../tasks/rng'
import { template } from '../../../tasks/template'
import { drawnUntil, placesOf } from '../../draws'
import { chosenKey } from './keys'

const SETTINGS = [
  { contract: 'Desk', face: 'IDesk', state: 'asked', event: 'Asked', part: 'Note' },
  { contract: 'Scale', face: 'IScale', state: 'weighed', event: 'Weighed', part: 'Slip' },
  { contract: 'Meter', face: 'IMeter', state: 'read', event: 'Read', part: 'Label' },
  { contract: 'Guide', face: 'IGuide', state: 'shown', event: 'Shown', part: 'Page' },
] as const
type Names = (typeof SETTINGS)[number]

/** What a function does, and whether it really changes something on the way. */
const BODIES: readonly { changes: boolean; body: (names: Names, start: number) => string }[] = [
  { changes: false, body: ({ state }) => `return ${state};` },
  { changes: true, body: ({ state }) => `${state} += 1; return ${state};` },
  { changes: true, body: ({ state, event }) => `emit ${event}(); return ${state};` },
  { changes: true, body: ({ state }) => `this.add(2); return ${state};` },
  { changes: true, body: ({ state }) => `${state} = ${state}; return ${state};` },
  { changes: true, body: ({ part }) => `return address(new ${part}()).code.length;` },
  {
    changes: false,
    body: ({ state }) => `uint256[] memory m = new uint256[](1); m[0] = ${state}; return m[0];`,
  },
  { changes: false, body: () => 'return address(this).balance;' },
  { changes: false, body: () => 'return this.twice();' },
  {
    changes: false,
    body: ({ state }, start) => `if (${state} > ${start + 50}) ${state} = 0; return ${state};`,
  },
  {
    changes: true,
    body: ({ state }, start) => `if (${state} < ${start + 50}) ${state} = 9; return ${state};`,
  },
]
const NAMES = ['a', 'b', 'c', 'd', 'e', 'f'] as const

export interface Params {
  setting: number
  start: number
  functions: readonly { body: number; isView: boolean }[]
}
const reverts = ({ body, isView }: Params['functions'][number]): boolean =>
  isView && BODIES[body]?.changes === true

const drawn = (rng: Rng): Params => ({
  setting: rng.int(0, SETTINGS.length - 1),
  start: rng.int(1, 30),
  functions: rng
    .sample(
      BODIES.map((_, body) => body),
      6,
    )
    .map((body) => ({ body, isView: rng.int(0, 2) > 0 })),
})

export default template({
  id: 'solidity/calls/view-is-static',
  revision: 1,
  kind: 'multiple',
  topic: 'calls',
  grade: 3,
  nudge: 0.3,
  seconds: 180,
  lang: 'solidity',
  status: 'active',
  idea: 'A function that the interface calls view is called so that nothing may be changed on the way: what really writes then reverts.',
  params: (rng) =>
    drawnUntil(
      () => drawn(rng),
      ({ functions }) => {
        const right = functions.filter(reverts).length
        const harmless = functions.some(({ body, isView }) => !isView && BODIES[body]?.changes)
        const onlyReads = functions.some(({ body, isView }) => isView && !BODIES[body]?.changes)
        return right > 1 && right < 5 && harmless && onlyReads
      },
    ),
  ask: ({ setting, start, functions }) => {
    const names = SETTINGS[setting] ?? SETTINGS[0]
    const { contract, face, state, event, part } = names
    return {
      stem: `Another contract calls each function once through the interface, as in \`${face}(${contract.toLowerCase()}).a()\`, where \`${contract.toLowerCase()}\` is the address of a new \`${contract}\`. Which of these calls revert?`,
      code: [
        `interface ${face} {`,
        ...functions.map(
          ({ isView }, i) =>
            `    function ${NAMES[i] ?? ''}() external ${isView ? 'view ' : ''}returns (uint256);`,
        ),
        '}',
        '',
        `contract ${part} { uint256 public size = 1; }`,
        '',
        `contract ${contract} {`,
        `    event ${event}();`,
        `    uint256 ${state} = ${start};`,
        '',
        `    function add(uint256 n) external { ${state} += n; }`,
        `    function twice() external view returns (uint256) { return 2 * ${state}; }`,
        '',
        ...functions.flatMap(({ body }, i) => [
          `    function ${NAMES[i] ?? ''}() external returns (uint256) {`,
          `        ${BODIES[body]?.body(names, start) ?? ''}`,
          '    }',
        ]),
        '}',
      ].join('\n'),
      options: functions.map((_, i) => `\`${NAMES[i] ?? ''}()\``),
    }
  },
  key: ({ functions }) => chosenKey(placesOf(functions, reverts)),
  why: () =>
    'A function that is view in the type used is called by STATICCALL. In it and in everything that it calls, writing to storage (also the same value), emitting and creating fail. What only reads, or never comes to its write, goes through, and so does whatever is not view in the interface.',
  source: ['Solidity documentation, Contracts: View Functions', 'EIP-214'],
})
