import type { Rng } from '../../../tasks/rng'
import { template } from '../../../tasks/template'

/** Contracts by their places in a list, each with the places of its bases as they are written after `is`. */
const SHAPES: readonly (readonly (readonly number[])[])[] = [
  [[], [0], [0], [2, 1]],
  [[], [0], [0], [1, 2]],
  [[], [], [1, 0]],
  [[], [0], [], [2, 1]],
  [[], [0], [], [1, 2]],
  [[], [], [0], [1, 2]],
  [[], [], [0, 1], [2]],
  [[], [], [1], [0, 2]],
]
const CONTRACT_NAMES = ['Owned', 'Paused', 'Fees', 'Limits', 'Roles', 'Clock', 'Votes', 'Ledger'] as const
const VARIABLES = [
  'keeper',
  'total',
  'rate',
  'deadline',
  'quota',
  'round',
  'floor',
  'ceiling',
  'rounds',
  'judge',
] as const

export interface Drawn {
  contracts: readonly { name: string; bases: readonly string[]; variables: readonly string[] }[]
  /** The variables as they are shown, in an order that says nothing. */
  shown: readonly string[]
}

function drawn(rng: Rng): Drawn {
  const shape = rng.pick(SHAPES)
  const names = rng.sample(CONTRACT_NAMES, shape.length)
  const pool = rng.sample(VARIABLES, 5)
  // Five variables among three or four contracts: each has one, some have two.
  const twice = new Set(
    rng.sample(
      shape.map((_, i) => i),
      5 - shape.length,
    ),
  )
  const contracts = shape.map((bases, i) => ({
    name: names[i] ?? '',
    bases: bases.map((at) => names[at] ?? ''),
    variables: pool.splice(0, twice.has(i) ? 2 : 1),
  }))
  return { contracts, shown: rng.shuffle(contracts.flatMap(({ variables }) => variables)) }
}

/** The contracts that one is made of, those of its bases first, each once. */
function linear({ contracts }: Drawn): string[] {
  const found: string[] = []
  const visit = (name: string): void => {
    if (found.includes(name)) return
    contracts.find((one) => one.name === name)?.bases.forEach(visit)
    found.push(name)
  }
  visit(contracts.at(-1)?.name ?? '')
  return found
}

export default template({
  id: 'solidity/storage/slots-of-bases',
  revision: 1,
  kind: 'ordering',
  topic: 'storage',
  grade: 4,
  nudge: -0.3,
  seconds: 150,
  lang: 'solidity',
  status: 'active',
  idea: 'The slots of the bases come first, in the order of the linearised inheritance: as the list after `is` says, not as the files are written.',
  params: drawn,
  ask: ({ contracts, shown }) => ({
    stem: `\`${contracts.at(-1)?.name ?? ''}\` is deployed. Put its variables in the order of their storage slots, the lowest slot first.`,
    code: contracts
      .flatMap(({ name, bases, variables }) => [
        `contract ${name}${bases.length ? ` is ${bases.join(', ')}` : ''} {`,
        ...variables.map((variable) => `  uint256 ${variable};`),
        '}',
      ])
      .join('\n'),
    options: shown,
  }),
  key: (p) => ({
    kind: 'ordering',
    orders: [
      linear(p)
        .flatMap((name) => p.contracts.find((one) => one.name === name)?.variables ?? [])
        .map((variable) => p.shown.indexOf(variable)),
    ],
  }),
  why: (p) => `From the most base-like: ${linear(p).join(', ')}; a base that is shared stands there once.`,
  source: [
    'Solidity documentation 0.8, Layout of State Variables in Storage and Transient Storage',
    'Solidity documentation 0.8, Contracts, Multiple Inheritance and Linearization',
  ],
})
