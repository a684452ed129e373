import type { Rng } from '../../../tasks/rng'
import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { wordsKey } from './keys'

const CONTRACTS = ['Mailbox', 'Bridge', 'Courier', 'Inbox', 'Importer'] as const
type Words = readonly [number, number, number]
/** A number of what is decoded, or nothing where decoding reverts. */
type Read = (words: Words) => number | undefined
const onlyIf = (holds: boolean, value: number) => (holds ? value : undefined)

const WAYS: readonly { types: string; value: string; names?: string; read: Read }[] = [
  { types: 'uint256', value: 'x', read: ([a]) => a },
  { types: 'uint256, uint256', names: '(, uint256 x)', value: 'x', read: ([, b]) => b },
  { types: 'uint256[3]', names: 'uint256[3] memory x', value: 'x[2]', read: ([, , c]) => c },
  { types: 'Pair', names: 'Pair memory x', value: 'x.second', read: ([, b]) => b },
  { types: 'uint8', value: 'x', read: ([a]) => onlyIf(a < 256, a) },
  { types: 'uint256, uint8', names: '(, uint8 x)', value: 'x', read: ([, b]) => onlyIf(b < 256, b) },
  { types: 'bool, uint256', names: '(, uint256 x)', value: 'x', read: ([a, b]) => onlyIf(a < 2, b) },
  { types: 'uint256[4]', names: 'uint256[4] memory x', value: 'x[0]', read: () => undefined },
  { types: 'address', value: 'uint160(x)', read: ([a]) => a },
  { types: 'bytes4', value: 'uint32(x)', read: ([a]) => onlyIf(a === 0, 0) },
  {
    types: 'uint256[]',
    names: 'uint256[] memory x',
    value: 'x.length',
    // The first word is where the array begins, in bytes: there stands its length, and then its elements.
    read: ([a, b, c]) => (a === 32 ? onlyIf(b < 2, b) : a === 64 ? onlyIf(c === 0, 0) : undefined),
  },
  {
    types: 'bytes',
    names: 'bytes memory x',
    value: 'x.length',
    read: ([a, b, c]) => (a === 32 ? onlyIf(b < 33, b) : a === 64 ? onlyIf(c === 0, 0) : undefined),
  },
]
const LETTERS = ['a', 'b', 'c', 'd', 'e'] as const

export interface Params {
  contract: string
  words: Words
  ways: readonly number[]
}
const found = ({ words, ways }: Params): string[] => ways.map((way) => String(WAYS[way]?.read(words) ?? 'R'))

const drawn = (rng: Rng): Params => ({
  contract: rng.pick(CONTRACTS),
  words: [
    rng.pick([32, 32, 32, 1, 64, 300]),
    rng.pick([1, 1, 2, 20, 31, 40, 200, 255, 256, 300]),
    rng.pick([0, rng.int(2, 99), rng.int(2, 99), rng.int(100, 200)]),
  ],
  ways: rng.sample(
    WAYS.map((_, i) => i),
    5,
  ),
})

export default template({
  id: 'solidity/calls/decoded-as',
  revision: 1,
  kind: 'short',
  topic: 'calls',
  grade: 5,
  nudge: -0.3,
  seconds: 240,
  lang: 'solidity',
  status: 'active',
  idea: 'Bytes carry no types: decoding takes words by place, follows offsets, leaves a rest alone, and reverts where a value does not fit its type or bytes are missing.',
  params: (rng) =>
    drawnUntil(
      () => drawn(rng),
      (params) => {
        const results = found(params)
        const reverted = results.filter((one) => one === 'R').length
        const follows = params.ways.some((way) => /\[\]|bytes$/.test(WAYS[way]?.types ?? ''))
        return reverted > 0 && reverted < 4 && follows && new Set(results).size > 3
      },
    ),
  ask: ({ contract, words, ways }) => ({
    stem: `Solidity 0.8. What do the functions a to e return when each of them is called with what \`sent()\` returns? Write the number, or \`R\` where the call reverts.`,
    code: [
      'struct Pair { uint256 first; uint256 second; }',
      '',
      `contract ${contract} {`,
      '    function sent() external pure returns (bytes memory) {',
      `        return abi.encode(uint256(${words[0]}), uint256(${words[1]}), uint256(${words[2]}));`,
      '    }',
      ...ways.flatMap((way, i) => {
        const { types = '', names, value = '' } = WAYS[way] ?? {}
        return [
          `    function ${LETTERS[i] ?? ''}(bytes calldata data) external pure returns (uint256) {`,
          `        ${names ?? `${types} x`} = abi.decode(data, (${types}));`,
          `        return ${value};`,
          '    }',
        ]
      }),
      '}',
    ].join('\n'),
    answerHint: 'Five answers in the order a to e, with spaces between.',
  }),
  key: (params) => wordsKey(found(params)),
  why: ({ words }) =>
    `The data are three words: ${words.join(', ')}. Types of fixed size read them in order, also arrays of fixed length and structs of such types; what is left over does not matter. A dynamic type takes the first word as an offset in bytes, finds its length there, and its contents behind that; they must lie within the data. Narrower types revert where the word does not fit; bytes4 stands at the left end of its word.`,
  source: [
    'Solidity documentation, Contract ABI Specification: Formal Specification of the Encoding, Strict Encoding Mode',
    'Solidity documentation, Units and Globally Available Variables: ABI Encoding and Decoding Functions',
  ],
})
