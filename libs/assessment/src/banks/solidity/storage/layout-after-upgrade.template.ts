import type { Rng } from '../../../tasks/rng'
import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { placesOfSizes } from './declared'
import { wordsKey } from './keys'

const SETTINGS = [
  { Name: 'Vault', names: ['total', 'feeRate', 'cap', 'period'], added: 'bonus' },
  { Name: 'Auction', names: ['highest', 'step', 'reserve', 'closing'], added: 'deposit' },
  { Name: 'Staking', names: ['staked', 'rate', 'epoch', 'limit'], added: 'boost' },
  { Name: 'Rental', names: ['rent', 'pledge', 'area', 'until'], added: 'discount' },
] as const

export interface Field {
  name: string
  bits: 128 | 256
  isConstant?: true
}
export interface Drawn {
  Name: string
  before: readonly Field[]
  after: readonly Field[]
  values: readonly number[]
  /** Names that are read after the change. */
  read: readonly string[]
}
const kept = (fields: readonly Field[]) => fields.filter(({ isConstant }) => !isConstant)

/** Which half slot each begins in. */
function halves(fields: readonly Field[]): Map<string, number> {
  const all = kept(fields)
  const places = placesOfSizes(all.map(({ bits }) => bits / 8))
  return new Map(all.map(({ name }, i) => [name, 2 * (places[i]?.slot ?? 0) + (places[i]?.offset ? 1 : 0)]))
}
/** What a name reads; undefined where two numbers would be read as one. */
function readOf({ before, after, values }: Drawn, name: string): number | undefined {
  const held = new Map<number, number>()
  for (const [field, half] of halves(before))
    held.set(half, values[before.findIndex((one) => one.name === field)] ?? 0)
  const at = halves(after).get(name) ?? 0
  const isWide = after.find((one) => one.name === name)?.bits === 256
  return isWide && held.get(at + 1) ? undefined : (held.get(at) ?? 0)
}

function drawn(rng: Rng): Drawn {
  const { Name, names, added } = rng.pick(SETTINGS)
  const bits = rng.pick<(128 | 256)[]>([
    [256, 128, 128, 256],
    [128, 128, 256, 256],
    [256, 128, 128, 128],
    [128, 256, 128, 128],
    [128, 128, 128, 128],
    [256, 256, 128, 128],
  ])
  const order = rng.shuffle(names)
  const before = order.map((name, i): Field => ({ name, bits: bits[i] ?? 256 }))
  const at = rng.int(0, 2)
  const more: Field = {
    name: added,
    bits: rng.pick([128, 128, 256]),
    ...(rng.chance() < 0.1 && { isConstant: true as const }),
  }
  const insert = [...before.slice(0, at), more, ...before.slice(at)]
  const remove = before.filter((_, i) => i !== at)
  const after = rng.chance() < 0.7 ? insert : remove
  const old = kept(after).map(({ name }) => name)
  return {
    Name,
    before,
    after,
    values: rng.sample(
      Array.from({ length: 80 }, (_, i) => i + 11),
      4,
    ),
    read: rng.sample(old, 2),
  }
}

const declared = ({ name, bits, isConstant }: Field) =>
  isConstant ? `  uint${bits} public constant ${name} = 5;` : `  uint${bits} public ${name};`

export default template({
  id: 'solidity/storage/layout-after-upgrade',
  revision: 1,
  kind: 'short',
  topic: 'storage',
  grade: 4,
  nudge: -0.3,
  seconds: 200,
  lang: 'solidity',
  status: 'active',
  idea: 'Storage knows no names: code that takes over the storage of older code reads by its own layout whatever stands in those bytes.',
  params: (rng) =>
    drawnUntil(
      () => drawn(rng),
      (p) => {
        const reads = p.read.map((name) => readOf(p, name))
        const isOld = (name: string, i: number) =>
          reads[i] === p.values[p.before.findIndex((one) => one.name === name)]
        return (
          !reads.includes(undefined) &&
          (!p.read.every(isOld) || rng.chance() < 0.05) &&
          reads.some((one) => one)
        )
      },
    ),
  ask: ({ Name, before, after, values, read }) => ({
    stem: `A proxy keeps the storage and runs the code of \`${Name}V1\` by \`delegatecall\`; its own variables are kept far away from these slots. \`init()\` is called on it. Then the proxy is switched to the code of \`${Name}V2\`, and nothing else is called. What do \`${read[0] ?? ''}()\` and \`${read[1] ?? ''}()\` give on the proxy?`,
    code: [
      `contract ${Name}V1 {`,
      ...before.map(declared),
      '',
      '  function init() external {',
      ...before.map(({ name }, i) => `    ${name} = ${values[i] ?? 0};`),
      '  }',
      '}',
      '',
      `contract ${Name}V2 {`,
      ...after.map(declared),
      '}',
    ].join('\n'),
    answerHint: 'Two whole numbers with a comma between, in the order asked, such as 17, 0.',
  }),
  key: (p) => wordsKey(p.read.map((name) => readOf(p, name) ?? 0)),
  why: () =>
    'A uint256 has a slot of its own, two uint128 that follow one another share one, the first in the low half. Each name of the new code reads the bytes of its own place; what was never written is 0.',
  source: [
    'Solidity documentation 0.8, Layout of State Variables in Storage and Transient Storage',
    'Solidity documentation 0.8, Introduction to Smart Contracts, Delegatecall and Libraries',
  ],
})
