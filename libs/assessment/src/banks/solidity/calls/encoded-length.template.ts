import type { Rng } from '../../../tasks/rng'
import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { wholeKey } from './keys'

const WAYS = ['encode', 'encodePacked', 'encodeWithSelector'] as const
/** Arguments of a fixed size, with their bytes where nothing is filled up. */
const FIXED = [
  { type: 'uint8', name: 'kind', size: 1, value: '3' },
  { type: 'uint256', name: 'price', size: 32, value: '70' },
  { type: 'address', name: 'who', size: 20, value: '@alice' },
  { type: 'bool', name: 'open', size: 1, value: true },
  { type: 'uint64', name: 'until', size: 8, value: '99' },
  { type: 'bytes4', name: 'tag', size: 4, value: '0x01020304' },
] as const
export const VALUES: Readonly<Record<string, string | boolean>> = Object.fromEntries(
  FIXED.map(({ name, value }) => [name, value]),
)
const CONTRACTS = ['Parcel', 'Notice', 'Voucher', 'Receipt'] as const

export interface Params {
  contract: string
  way: (typeof WAYS)[number]
  /** Numbers of those of a fixed size; `note` and `ids` stand among them. */
  args: readonly (number | 'note' | 'ids')[]
  noteBytes: number
  ids: number
}

const words = (bytes: number) => 32 * Math.ceil(bytes / 32)
function length({ way, args, noteBytes, ids }: Params): number {
  const sizes = args.map((arg): number => {
    if (arg === 'note') return way === 'encodePacked' ? noteBytes : 64 + words(noteBytes)
    if (arg === 'ids') return 64 + 32 * ids
    return way === 'encodePacked' ? (FIXED[arg]?.size ?? 0) : 32
  })
  return sizes.reduce((sum, size) => sum + size, way === 'encodeWithSelector' ? 4 : 0)
}

function drawn(rng: Rng): Params {
  const way = rng.pick(WAYS)
  const fixed = rng.sample([0, 1, 2, 3, 4, 5], rng.int(2, 3))
  return {
    contract: rng.pick(CONTRACTS),
    way,
    args: rng.shuffle([...fixed, 'note' as const, ...(way === 'encodePacked' ? [] : ['ids' as const])]),
    noteBytes: rng.pick([5, 12, 20, 31, 33, 40, 50, 64, 70]),
    ids: rng.int(1, 5),
  }
}

const typeOf = (arg: Params['args'][number]): string => {
  if (arg === 'note') return 'string memory note'
  return arg === 'ids' ? 'uint16[] memory ids' : `${FIXED[arg]?.type ?? ''} ${FIXED[arg]?.name ?? ''}`
}
export const nameOf = (arg: Params['args'][number]): string =>
  typeof arg === 'number' ? (FIXED[arg]?.name ?? '') : arg

export default template({
  id: 'solidity/calls/encoded-length',
  revision: 1,
  kind: 'numeric',
  topic: 'calls',
  grade: 3,
  nudge: 0.3,
  seconds: 180,
  lang: 'solidity',
  status: 'active',
  idea: 'The ABI fills every value up to words of 32 bytes and puts an offset and a length before what has no fixed size; packed encoding does none of this.',
  params: (rng) =>
    drawnUntil(
      () => drawn(rng),
      ({ args }) => args.some((arg) => typeof arg === 'number' && FIXED[arg]?.size !== 32),
    ),
  ask: ({ contract, way, args, noteBytes, ids }) => ({
    stem: `\`note\` is a text of ${noteBytes} ASCII letters${args.includes('ids') ? ` and \`ids\` has ${ids} ${ids === 1 ? 'element' : 'elements'}` : ''}. How many bytes long is what \`pack\` returns, that is, what \`pack(…).length\` would give?`,
    code: [
      `contract ${contract} {`,
      '    function pack(',
      ...args.map((arg, i) => `        ${typeOf(arg)}${i < args.length - 1 ? ',' : ''}`),
      '    ) public pure returns (bytes memory) {',
      `        return abi.${way}(${[...(way === 'encodeWithSelector' ? ['this.pack.selector'] : []), ...args.map(nameOf)].join(', ')});`,
      '    }',
      '}',
    ].join('\n'),
    answerHint: 'A whole number of bytes.',
  }),
  key: (params) => wholeKey(length(params)),
  why: ({ way, noteBytes }) =>
    way === 'encodePacked'
      ? `Packed: each value in the bytes of its type, the text in its ${noteBytes} bytes, without length or filling.`
      : `One word of 32 bytes for each argument; for note and ids that word is an offset, and behind all stand their length in a word and their contents, the text filled up to ${words(noteBytes)} bytes, each element of ids a whole word.${way === 'encodeWithSelector' ? ' The selector adds 4.' : ''}`,
  source: [
    'Solidity documentation, Contract ABI Specification: Formal Specification of the Encoding, Non-standard Packed Mode',
  ],
})
