import { template } from '../../../tasks/template'
import { wordsKey } from './keys'

const SETTINGS = [
  { Name: 'Codes', tag: 'tag', call: 'parts' },
  { Name: 'Labels', tag: 'label', call: 'split' },
  { Name: 'Selectors', tag: 'id', call: 'views' },
  { Name: 'Batches', tag: 'lot', call: 'read' },
] as const

/** Expressions of four bytes `t`, with their types and the hexadecimal digits that come of `h`. */
const HIGH = [
  { type: 'bytes2', code: 'bytes2(t)', gives: (h: string) => h.slice(0, 4) },
  { type: 'bytes8', code: 'bytes8(t)', gives: (h: string) => h + '00000000' },
  { type: 'bytes1', code: 't[1]', gives: (h: string) => h.slice(2, 4) },
  { type: 'bytes3', code: 'bytes3(t)', gives: (h: string) => h.slice(0, 6) },
  { type: 'bytes4', code: 't << 8', gives: (h: string) => h.slice(2) + '00' },
  { type: 'bytes4', code: 'bytes4(bytes2(t))', gives: (h: string) => h.slice(0, 4) + '0000' },
] as const
const LOW = [
  { type: 'bytes2', code: 'bytes2(uint16(uint32(t)))', gives: (h: string) => h.slice(4) },
  { type: 'bytes8', code: 'bytes8(uint64(uint32(t)))', gives: (h: string) => '00000000' + h },
  { type: 'bytes1', code: 'bytes1(uint8(uint32(t)))', gives: (h: string) => h.slice(6) },
  { type: 'bytes3', code: 'bytes3(uint24(uint32(t)))', gives: (h: string) => h.slice(2) },
  { type: 'bytes4', code: 'bytes4(uint32(uint16(uint32(t))))', gives: (h: string) => '0000' + h.slice(4) },
  { type: 'bytes4', code: 'bytes4(uint32(uint16(bytes2(t))))', gives: (h: string) => '0000' + h.slice(0, 4) },
] as const

type One = (typeof HIGH)[number] | (typeof LOW)[number]
export interface Drawn {
  setting: (typeof SETTINGS)[number]
  /** Eight hexadecimal digits. */
  digits: string
  both: readonly One[]
}

export default template({
  id: 'solidity/storage/bytes-conversions',
  revision: 1,
  kind: 'short',
  topic: 'storage',
  grade: 3,
  seconds: 120,
  lang: 'solidity',
  status: 'active',
  idea: 'Fixed bytes are cut and filled up at their right end, integers at their left: which of them a conversion goes by decides what is kept.',
  params: (rng): Drawn => ({
    setting: rng.pick(SETTINGS),
    digits: rng.sample([...'123456789abcdef'], 8).join(''),
    both: rng.shuffle<One>([rng.pick(HIGH), rng.pick(LOW)]),
  }),
  ask: ({ setting: { Name, tag, call }, digits, both: [first, second] }) => ({
    stem: `What does \`${call}()\` give?`,
    code: [
      `contract ${Name} {`,
      `  bytes4 constant ${tag} = 0x${digits};`,
      '',
      `  function ${call}() external pure returns (${first?.type ?? ''} a, ${second?.type ?? ''} b) {`,
      `    bytes4 t = ${tag};`,
      `    a = ${first?.code ?? ''};`,
      `    b = ${second?.code ?? ''};`,
      '  }',
      '}',
    ].join('\n'),
    answerHint:
      'Two values in hexadecimal with a comma between, with all their digits, such as 0x0a1b, 0xff.',
  }),
  key: ({ digits, both }) => wordsKey(both.map(({ gives }) => `0x${gives(digits)}`)),
  why: () =>
    'To fewer bytes, bytesN drops those on the right, and to more it adds zeros there. uintN drops the high, left ones and adds zeros on the left. Between bytesN and uintN of the same size nothing moves.',
  source: [
    'Solidity documentation 0.8, Types, Explicit Conversions',
    'Solidity documentation 0.8, Types, Fixed-size byte arrays',
  ],
})
