import { template } from '../../../tasks/template'
import { numberedKey } from './keys'
import type { NumberedLine } from './numbered-lines'
import { drawnLines, LINES_HINT, numbered } from './numbered-lines'

const SETTINGS = [
  { Name: 'Auction', rate: 'feeBps', who: 'seller', time: 'endsAt' },
  { Name: 'Vesting', rate: 'cliffShare', who: 'beneficiary', time: 'start' },
  { Name: 'Lottery', rate: 'houseCut', who: 'organiser', time: 'drawAt' },
  { Name: 'Escrow', rate: 'charge', who: 'judge', time: 'deadline' },
] as const
export type Setting = (typeof SETTINGS)[number]

const up = (name: string) => name.replace(/([A-Z])/g, '_$1').toUpperCase()
const POOLS = {
  /** Each is one declaration at the top of the contract, whose constructor sets nothing of it. */
  refused: [
    ({ rate }: Setting) => `uint256 constant ${up(rate)}_CAP;`,
    ({ time }: Setting) => `uint256 constant ${up(time)} = block.timestamp;`,
    ({ who }: Setting) => `address constant ${up(who)} = msg.sender;`,
    ({ who }: Setting) => `string immutable ${who}Name = "none";`,
    ({ rate }: Setting) => `uint256[2] immutable ${rate}Steps = [uint256(1), 2];`,
    ({ rate }: Setting) => `uint256[2] constant ${up(rate)}_STEPS = [uint256(1), 2];`,
    ({ rate }: Setting) => `uint256 constant ${up(rate)}_NOW = ${rate};`,
    ({ rate }: Setting) => `mapping(address => uint256) immutable ${rate}Of;`,
  ],
  taken: [
    ({ rate }: Setting) => `uint256 constant ${up(rate)}_MOST = 10 * 100;`,
    ({ time }: Setting) => `uint256 immutable ${time}Made = block.timestamp;`,
    ({ who }: Setting) => `address immutable ${who}First = msg.sender;`,
    ({ who }: Setting) => `string constant ${up(who)}_NAME = "none";`,
    ({ rate }: Setting) => `bytes32 constant ${up(rate)}_ID = keccak256("${rate}");`,
    ({ rate }: Setting) => `uint256 immutable ${rate}Then = rate();`,
    ({ time }: Setting) => `uint256 constant ${up(time)}_STEP = 3 days;`,
    ({ who }: Setting) => `bytes32 immutable ${who}Tag = keccak256(abi.encode(msg.sender));`,
  ],
} as const

export interface Drawn {
  setting: Setting
  start: number
  lines: readonly NumberedLine[]
}

export default template({
  id: 'solidity/storage/set-once',
  revision: 1,
  kind: 'short',
  topic: 'storage',
  grade: 3,
  seconds: 150,
  lang: 'solidity',
  status: 'active',
  idea: 'A constant is known when it is compiled; an immutable is set once when the contract is made, and only a value type can be one.',
  params: (rng): Drawn => {
    const setting = rng.pick(SETTINGS)
    const [refused, taken] = [
      POOLS.refused.map((one) => one(setting)),
      POOLS.taken.map((one) => one(setting)),
    ]
    return { setting, start: rng.int(2, 90), lines: drawnLines(rng, { refused, taken }, 6, [2, 4]) }
  },
  ask: ({ setting: { Name, rate }, start, lines }) => ({
    stem: 'Which of the numbered declarations does the compiler (Solidity 0.8) refuse? Each is judged alone, as if the other numbered ones were not there.',
    code: [
      `contract ${Name} {`,
      `  uint256 ${rate} = ${start};`,
      ...numbered(lines, '  '),
      '',
      `  function rate() internal view returns (uint256) { return ${rate} + 1; }`,
      '}',
    ].join('\n'),
    answerHint: LINES_HINT,
  }),
  key: ({ lines }) => numberedKey(lines.map(({ isRefused }) => isRefused)),
  why: () =>
    'A constant needs a value that does not look at storage, the block, the transaction or the sender; it may be a string or bytes, but no array. An immutable may be reckoned from all of these when the contract is made, but has to be of a value type: no string, array or mapping.',
  source: ['Solidity documentation 0.8, Contracts, Constant and Immutable State Variables'],
})
