import type { Rng } from '../../../tasks/rng'
import { template } from '../../../tasks/template'
import { CONTRACTS } from './declared'

export interface Piece {
  line: string
  /** Its bytes in storage, in hexadecimal; '' for what stands in no slot. */
  bytes: string
}
export interface Drawn {
  Name: string
  pieces: readonly Piece[]
}

const hex = (value: number, bytes: number) => value.toString(16).padStart(2 * bytes, '0')
const NAMES = {
  uint8: ['level', 'rank'],
  uint16: ['feeBps', 'seats'],
  uint32: ['season', 'visits'],
  int8: ['drift', 'trend'],
  bytes2: ['code', 'mark'],
} as const

function drawn(rng: Rng): Drawn {
  const piece = (type: keyof typeof NAMES): Piece => {
    const name = rng.pick(NAMES[type])
    const size = { uint8: 1, uint16: 2, uint32: 4, int8: 1, bytes2: 2 }[type]
    if (type === 'int8') {
      const less = rng.int(1, 9)
      return { line: `int8 ${name} = -${less};`, bytes: hex(256 - less, 1) }
    }
    const value = type === 'uint32' ? rng.int(0x10, 0xffff) : rng.int(16 ** (2 * size - 1), 256 ** size - 1)
    const bytes = hex(value, size)
    return { line: `${type} ${name} = 0x${type === 'bytes2' ? bytes : value.toString(16)};`, bytes }
  }
  const flag = rng.chance() < 0.5
  const bool: Piece = { line: `bool open = ${String(flag)};`, bytes: hex(Number(flag), 1) }
  const kept = [...rng.sample(['uint8', 'uint16', 'uint32', 'int8'] as const, 2).map(piece), bool]
  const fixed: Piece = {
    line: rng.pick([
      `uint16 constant MOST = 0x${hex(rng.int(256, 4095), 2)};`,
      `uint8 immutable round = ${rng.int(2, 9)};`,
    ]),
    bytes: '',
  }
  const beside = [...rng.shuffle(kept), piece('bytes2')]
  const at = rng.int(1, 2)
  return { Name: rng.pick(CONTRACTS), pieces: [...beside.slice(0, at), fixed, ...beside.slice(at)] }
}

/** The word, with the last declared first; without the zeros before it. */
const wordOf = ({ pieces }: Drawn): string =>
  [...pieces]
    .reverse()
    .map(({ bytes }) => bytes)
    .join('')

/** The key for these digits, however many zeros stand before them. */
export const wordKey = (digits: string) => {
  const short = digits.replace(/^0+/, '')
  const even = short.padStart(short.length + (short.length % 2), '0')
  const all = [short, even, short.padStart(64, '0')]
  return { kind: 'short' as const, accept: [...new Set(all.flatMap((one) => [`0x${one}`, one]))] }
}

export default template({
  id: 'solidity/storage/packed-word',
  revision: 1,
  kind: 'short',
  topic: 'storage',
  grade: 4,
  seconds: 150,
  lang: 'solidity',
  status: 'active',
  idea: 'In a shared slot the first variable has the lowest bytes; what is constant or immutable has none.',
  params: drawn,
  ask: ({ Name, pieces }) => ({
    stem: 'Somebody reads slot 0 of this contract from outside, right after it was deployed, as one number of 32 bytes. What is it in hexadecimal, without the zeros at its left?',
    code: [`contract ${Name} {`, ...pieces.map(({ line }) => `  ${line}`), '}'].join('\n'),
    answerHint: 'Hexadecimal, such as 0x1f02ab.',
  }),
  key: (p) => wordKey(wordOf(p)),
  why: ({ pieces }) =>
    `From the right: ${pieces
      .filter(({ bytes }) => bytes)
      .map(({ line, bytes }) => `${line} ${bytes}`)
      .join(' ')}`,
  source: ['Solidity documentation 0.8, Layout of State Variables in Storage and Transient Storage'],
})
