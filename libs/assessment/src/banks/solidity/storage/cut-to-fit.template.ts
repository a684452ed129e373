import type { Rng } from '../../../tasks/rng'
import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { wordsKey } from './keys'

const SETTINGS = [
  { Name: 'Badges', call: 'stamp', value: 'serial' },
  { Name: 'Lockers', call: 'assign', value: 'ticket' },
  { Name: 'Weather', call: 'reading', value: 'raw' },
  { Name: 'Seats', call: 'place', value: 'booking' },
  { Name: 'Meter', call: 'note', value: 'count' },
] as const

/** A first type, one that is narrower, and one after it: narrower, wider, or of the other sign. */
const PATHS = [
  ['uint16', 'uint8', 'uint32'],
  ['uint16', 'uint8', 'int8'],
  ['uint32', 'uint16', 'uint8'],
  ['uint32', 'uint16', 'int16'],
  ['int16', 'int8', 'uint8'],
  ['int16', 'int8', 'int32'],
  ['int32', 'int16', 'uint16'],
] as const
type Path = (typeof PATHS)[number]
type Type = Path[number]

export interface Drawn {
  setting: (typeof SETTINGS)[number]
  path: Path
  value: number
}
const isSigned = (type: Type) => type.startsWith('int')
const bitsOf = (type: Type) => Number(type.replace(/\D/g, ''))

/** The same low bits, read in another type. */
function cast(value: number, type: Type): number {
  const all = 2 ** bitsOf(type)
  const low = ((value % all) + all) % all
  return isSigned(type) && low >= all / 2 ? low - all : low
}
function castsOf({ path: [, second, third], value }: Drawn): [number, number] {
  const narrow = cast(value, second)
  return [narrow, cast(narrow, third)]
}

function drawn(rng: Rng): Drawn {
  const path = rng.pick(PATHS)
  const limit = 2 ** bitsOf(path[1])
  const size = limit * rng.int(1, 3) + rng.int(3, limit - 3)
  const value = isSigned(path[0]) && rng.chance() < 0.6 ? -rng.int(limit / 2 + 1, limit * 3) : size
  return { setting: rng.pick(SETTINGS), path, value }
}

export default template({
  id: 'solidity/storage/cut-to-fit',
  revision: 1,
  kind: 'short',
  topic: 'storage',
  grade: 2,
  nudge: 0.3,
  seconds: 110,
  lang: 'solidity',
  status: 'active',
  idea: 'An explicit conversion of integers keeps the low bits and never reverts; the sign is only another reading of them.',
  params: (rng) =>
    drawnUntil(
      () => drawn(rng),
      (p) => {
        const [narrow, last] = castsOf(p)
        const [low, high] = isSigned(p.path[0])
          ? [-(2 ** (bitsOf(p.path[0]) - 1)), 2 ** (bitsOf(p.path[0]) - 1)]
          : [0, 2 ** bitsOf(p.path[0])]
        // A change of sign changes the number.
        const signs = isSigned(p.path[1]) !== isSigned(p.path[2]) && bitsOf(p.path[1]) === bitsOf(p.path[2])
        return p.value >= low && p.value < high && (!signs || narrow !== last)
      },
    ),
  ask: ({ setting: { Name, call, value: word }, path: [first, second, third], value }) => ({
    stem: `Which two numbers does \`${call}(${value})\` give?`,
    code: [
      `contract ${Name} {`,
      `  function ${call}(${first} ${word}) external pure returns (${second} a, ${third} b) {`,
      `    a = ${second}(${word});`,
      `    b = ${third}(a);`,
      '  }',
      '}',
    ].join('\n'),
    answerHint: 'Two whole numbers with a comma between, such as 7, -12.',
  }),
  key: (p) => wordsKey(castsOf(p)),
  why: ({ path: [, second, third] }) =>
    `${second} takes the value modulo 2 to the power of its bits. To ${third} the bits stay as they are where it is as wide, and are cut or filled up (with the sign, for int) where it is not.`,
  source: ['Solidity documentation 0.8, Types, Conversions between Elementary Types: Explicit Conversions'],
})
