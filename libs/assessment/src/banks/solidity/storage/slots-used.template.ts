import type { Rng } from '../../../tasks/rng'
import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import type { Small, Variable } from './declared'
import { CONTRACTS, named, slotsOf } from './declared'
import { wholeKey } from './keys'

export interface Drawn {
  Name: string
  variables: readonly Variable[]
}
const SMALL: readonly Small[] = ['bool', 'uint8', 'uint32', 'uint64', 'uint128', 'address', 'bytes4']

function drawn(rng: Rng): Drawn {
  const types: Small[] = [
    ...rng.sample(SMALL, rng.int(2, 4)),
    ...rng.sample(SMALL.slice(3, 6), rng.int(0, 2)),
    ...rng.sample<Small>(['uint256', 'bytes32'], rng.int(1, 2)),
  ]
  const mapping: Variable = { type: 'mapping(address => uint256)', name: 'held', size: 32 }
  const all = named(rng, rng.shuffle(types))
  const at = rng.int(0, all.length)
  const variables = rng.chance() < 0.6 ? [...all.slice(0, at), mapping, ...all.slice(at)] : all
  return { Name: rng.pick(CONTRACTS), variables }
}

export default template({
  id: 'solidity/storage/slots-used',
  revision: 1,
  kind: 'numeric',
  topic: 'storage',
  grade: 1,
  nudge: 0.3,
  seconds: 90,
  lang: 'solidity',
  status: 'active',
  idea: 'Variables that stand one after another share a slot of 32 bytes as long as they fit; none is split over two.',
  params: (rng) =>
    drawnUntil(
      () => drawn(rng),
      ({ variables }) => {
        const sizes = variables.map(({ size }) => size)
        const slots = slotsOf(sizes)
        const tight = Math.ceil(sizes.reduce((sum, size) => sum + size, 0) / 32)
        return slots < variables.length && slots > tight
      },
    ),
  ask: ({ Name, variables }) => ({
    stem: `How many storage slots of 32 bytes do these variables take, declared in this order?${variables.some(({ type }) => type.startsWith('mapping')) ? ' Count the mapping as the one slot that is set aside for it.' : ''}`,
    code: [`contract ${Name} {`, ...variables.map(({ type, name }) => `  ${type} ${name};`), '}'].join('\n'),
    answerHint: 'A whole number.',
  }),
  key: ({ variables }) => wholeKey(slotsOf(variables.map(({ size }) => size))),
  why: () =>
    'Each variable goes behind the one before it if the bytes that are left in the slot are enough, otherwise a new slot begins. An address has 20 bytes, a bool one, uintN and bytesN as many as they say; a mapping has a slot of its own.',
  source: ['Solidity documentation 0.8, Layout of State Variables in Storage and Transient Storage'],
})
