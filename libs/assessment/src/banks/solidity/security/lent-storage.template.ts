import type { Rng } from '../../../tasks/rng'
import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { LETTERS_HINT, letterOf, lettersKey } from './answers'

/** Widths in bytes; what is constant stands nowhere. */
const TYPES = { uint256: 32, address: 20, bool: 1, uint96: 12, uint64: 8, 'uint256 constant': 0 } as const
type Type = keyof typeof TYPES

/** A tool: its variables, of which the last takes the value. `NAMES` are its names. */
interface Tool {
  types: readonly Type[]
}
const TOOLS: readonly Tool[] = [
  { types: ['address'] },
  { types: ['uint256'] },
  { types: ['uint256', 'address'] },
  { types: ['uint256', 'uint256'] },
  { types: ['bool', 'address'] },
  { types: ['uint96', 'address'] },
  { types: ['uint256 constant', 'address'] },
  { types: ['uint256 constant', 'uint256', 'address'] },
  { types: ['uint256', 'bool', 'address'] },
  { types: ['address', 'address'] },
  { types: ['uint64', 'uint256', 'address'] },
  { types: ['uint256', 'uint256', 'address'] },
  { types: ['bool', 'bool', 'address'] },
  { types: ['address', 'bool', 'address'] },
]
/** What the wallet keeps; `address` is its owner, and stands there once. */
const WALLETS: readonly (readonly Type[])[] = [
  ['uint256', 'address'],
  ['address', 'uint256'],
  ['bool', 'address', 'uint256'],
  ['uint256', 'bool', 'address'],
  ['uint256', 'uint256', 'address'],
  ['uint64', 'uint256', 'address'],
  ['uint256 constant', 'address'],
  ['uint256 constant', 'uint256', 'address'],
  ['uint96', 'address', 'bool'],
]

/** Slot and byte of the variable at this place: a variable stands in a slot as a whole. */
function standsAt(types: readonly Type[], place: number): readonly [number, number] {
  let [slot, byte] = [0, 0]
  for (const [i, type] of types.entries()) {
    const width = TYPES[type]
    if (byte + width > 32) [slot, byte] = [slot + 1, 0]
    if (i === place) return [slot, byte]
    byte += width
  }
  return [slot, byte]
}

export interface Params {
  wallet: number
  tools: readonly number[]
  name: string
  words: readonly string[]
}

const last = (types: readonly Type[]): Type => types.at(-1) ?? 'uint256'
/** Whether the tool puts the address where the owner stands. */
function isTaken({ wallet }: Pick<Params, 'wallet'>, tool: number): boolean {
  const own = WALLETS[wallet] ?? []
  const { types } = TOOLS[tool] ?? { types: [] }
  return String(standsAt(own, own.indexOf('address'))) === String(standsAt(types, types.length - 1))
}

function drawn(rng: Rng): Params {
  return {
    wallet: rng.int(0, WALLETS.length - 1),
    tools: rng.sample(
      TOOLS.map((_, i) => i),
      4,
    ),
    name: rng.pick(['Wallet', 'Purse', 'Account', 'Treasury']),
    words: rng.shuffle(['limit', 'fee', 'count', 'rate', 'mode', 'delay']),
  }
}

const declared = (type: Type, name: string): string =>
  type === 'uint256 constant' ? `uint256 constant ${name.toUpperCase()} = 1;` : `${type} ${name};`

export default template({
  id: 'solidity/security/lent-storage',
  revision: 1,
  kind: 'short',
  topic: 'security',
  grade: 4,
  nudge: -0.3,
  seconds: 200,
  lang: 'solidity',
  status: 'active',
  idea: 'Code that is called by delegatecall writes to slots of the caller by place, whatever its variables are named.',
  params: (rng) =>
    drawnUntil(
      () => drawn(rng),
      (params) => {
        const taken = params.tools.map((tool) => isTaken(params, tool))
        // Nor is it enough to count variables.
        const own = WALLETS[params.wallet] ?? []
        const counted = params.tools.map((tool) => TOOLS[tool]?.types.length === own.indexOf('address') + 1)
        return taken.includes(true) && taken.includes(false) && String(taken) !== String(counted)
      },
    ),
  ask: ({ wallet, tools, name, words }) => ({
    stem: `Anybody may call \`run\` of \`${name}\` with any address. Mallory calls it once with a tool and her own address as \`who\`. With which of the tools A to D is she \`owner\` afterwards?`,
    code: [
      `contract ${name} {`,
      ...(WALLETS[wallet] ?? []).map((type, i) =>
        type === 'address' ? '  address public owner = msg.sender;' : `  ${declared(type, words[i] ?? '')}`,
      ),
      '  function run(address tool, address who) external {',
      '    (bool ok, ) = tool.delegatecall(abi.encodeWithSignature("go(address)", who));',
      '    require(ok);',
      '  }',
      '}',
      ...tools.flatMap((tool, t) => {
        const { types } = TOOLS[tool] ?? { types: [] }
        const names = types.map((_, i) => (i === types.length - 1 ? 'owner' : (words[5 - i] ?? '')))
        return [
          `contract ${letterOf(t)} {`,
          `  ${types.map((type, i) => declared(type, names[i] ?? '')).join(' ')}`,
          '  function go(address who) external {',
          `    owner = ${last(types) === 'uint256' ? 'uint160(who)' : 'who'};`,
          '  }',
          '}',
        ]
      }),
    ].join('\n'),
    answerHint: LETTERS_HINT,
  }),
  key: (params) => lettersKey(params.tools.map((tool) => isTaken(params, tool))),
  why: ({ wallet }) => {
    const own = WALLETS[wallet] ?? []
    const [slot, byte] = standsAt(own, own.indexOf('address'))
    return `owner of the wallet stands in slot ${slot}, from byte ${byte} on (counted from the low end). A tool takes it over if the variable that it writes stands there too; constants take no place, and small variables share a slot if all of each fits.`
  },
  source: [
    'Solidity documentation, Layout of State Variables in Storage',
    'Solidity documentation, Introduction to Smart Contracts: Delegatecall and Libraries',
  ],
})
