import type { ChainStep } from '../../../tasks/chain'
import { shownStep } from '../../../tasks/chain'
import type { CodeCase } from '../../../tasks/code'
import { template } from '../../../tasks/template'

const SETTINGS = [
  { Name: 'Orders', fields: ['price', 'amount', 'expires'] },
  { Name: 'Leases', fields: ['rent', 'area', 'until'] },
  { Name: 'Grants', fields: ['share', 'cliff', 'total'] },
  { Name: 'Races', fields: ['lap', 'stake', 'start'] },
] as const
/** Widths of the three from the lowest bits on; together no more than 256. */
const WIDTHS = [
  [32, 96, 64],
  [64, 32, 128],
  [16, 64, 128],
  [96, 40, 64],
  [40, 128, 32],
] as const

export interface Drawn {
  setting: (typeof SETTINGS)[number]
  widths: (typeof WIDTHS)[number]
  values: readonly number[]
}
const cap = (name: string) => name[0]?.toUpperCase() + name.slice(1)

function casesOf({ setting: { Name, fields }, widths, values }: Drawn): CodeCase[] {
  const [, second] = fields
  const most = (i: number) => (1n << BigInt(widths[i] ?? 0)) - 1n
  const pack = (all: readonly bigint[]) =>
    (all[0] ?? 0n) + ((all[1] ?? 0n) << BigInt(widths[0])) + ((all[2] ?? 0n) << BigInt(widths[0] + widths[1]))
  const texts = (all: readonly bigint[]) => all.map(String)
  const packed = (all: readonly bigint[]): ChainStep => ({
    call: 'pack',
    args: texts(all),
    gives: String(pack(all)),
  })
  const unpacked = (all: readonly bigint[]): ChainStep => ({
    call: 'unpack',
    args: [String(pack(all))],
    gives: texts(all).join(', '),
  })
  const changed = (all: readonly bigint[], to: bigint): ChainStep => ({
    call: `with${cap(second)}`,
    args: [String(pack(all)), String(to)],
    gives: String(pack([all[0] ?? 0n, to, all[2] ?? 0n])),
  })
  const one = (name: string, ...steps: ChainStep[]): CodeCase => {
    const all = [{ make: Name }, ...steps]
    return { name, shown: all.map(shownStep).join('\n'), steps: all }
  }
  const [a = 0n, b = 0n, c = 0n, d = 0n] = values.map(BigInt)
  return [
    one(
      'one after the other',
      packed([a, 0n, 0n]),
      packed([0n, 1n, 0n]),
      unpacked([b, 2n, 0n]),
      changed([c, 0n, 0n], 3n),
    ),
    one('small numbers', packed([a, b, c]), unpacked([a, b, c]), changed([a, b, c], d)),
    one('the largest ones', packed([most(0), most(1), most(2)]), unpacked([most(0), most(1), most(2)])),
    one(
      'only one of them',
      packed([0n, most(1), 0n]),
      unpacked([0n, 0n, most(2)]),
      unpacked([most(0), 0n, 0n]),
    ),
    one('another in the middle', changed([most(0), most(1), most(2)], d), changed([a, most(1), c], 0n)),
    one('nothing before', changed([0n, 0n, 0n], most(1)), changed([c, a, d], b)),
    one('others', packed([d, c, a]), unpacked([c, d, b])),
  ]
}

export default template({
  id: 'solidity/storage/one-word',
  revision: 1,
  kind: 'code-solidity',
  topic: 'storage',
  grade: 4,
  nudge: -0.3,
  seconds: 540,
  lang: 'solidity',
  status: 'active',
  idea: 'Packing by hand: widen before shifting, for a shift drops what leaves its type; and clear the old bits before putting in others.',
  params: (rng): Drawn => ({
    setting: rng.pick(SETTINGS),
    widths: rng.pick(WIDTHS),
    values: rng.sample(
      Array.from({ length: 240 }, (_, i) => i + 3),
      4,
    ),
  }),
  ask: (p) => {
    const { Name, fields } = p.setting
    const given = fields.map((field, i) => `uint${p.widths[i] ?? 0} ${field}`)
    const [first, second, third] = fields
    return {
      stem: [
        `Write the contract \`${Name}\`, which keeps three numbers in one word of 256 bits: \`${first}\` in the lowest ${p.widths[0]} bits, then \`${second}\` in the next ${p.widths[1]}, then \`${third}\` in the next ${p.widths[2]}. All higher bits are 0.`,
        `\`pack(${given.join(', ')})\` gives the word.`,
        `\`unpack(uint256 word)\` gives the three numbers in this order.`,
        `\`with${cap(second)}(uint256 word, ${given[1] ?? ''})\` gives the word with only \`${second}\` replaced.`,
        'Every argument that fits its type must work.',
      ].join('\n'),
      answerHint: `Solidity 0.8 that declares the contract ${Name}.`,
      starter: [
        `contract ${Name} {`,
        `  function pack(${given.join(', ')}) external pure returns (uint256 word) {}`,
        `  function unpack(uint256 word) external pure returns (${given.join(', ')}) {}`,
        `  function with${cap(second)}(uint256 word, ${given[1] ?? ''}) external pure returns (uint256) {}`,
        '}',
        '',
      ].join('\n'),
      cases: casesOf(p).slice(0, 1),
    }
  },
  key: (p) => ({ kind: 'code-solidity', cases: casesOf(p).slice(1) }),
  why: () =>
    'A shift gives the type of its left side and drops what does not fit, so each number is made a uint256 first. To replace one, its bits are cleared with a mask, then the new ones are put in. Reading cuts by converting to the smaller type.',
  source: [
    'Solidity documentation 0.8, Types, Integers: Shifts and Bit operations',
    'Solidity documentation 0.8, Types, Explicit Conversions',
  ],
})
