import type { Rng } from '../../../tasks/rng'
import { template } from '../../../tasks/template'
import type { Small } from './declared'
import { CONTRACTS, named, placesOfSizes, SIZES, slotsOf } from './declared'
import { wholeKey } from './keys'

export interface Drawn {
  Name: string
  /** Declarations before the function. */
  lines: readonly string[]
  /** The place asked for, and an expression of its largest value. */
  place: string
  most: string
  /** Slots from the beginning of the elements. */
  away: number
}

const largest = (type: string) => {
  if (type === 'bool') return 'true'
  if (type === 'address') return 'address(type(uint160).max)'
  if (type.startsWith('bytes')) return `bytes${type.slice(5)}(type(uint${8 * Number(type.slice(5))}).max)`
  return `type(${type}).max`
}

/** A list of numbers, several of which may share a slot. */
function plain(rng: Rng): Omit<Drawn, 'Name'> {
  const type = rng.pick(['uint16', 'uint32', 'uint64', 'uint96', 'uint128'] as const)
  const i = rng.int(9, 60)
  const perSlot = Math.floor(32 / SIZES[type])
  return {
    lines: [`${type}[] list;`],
    place: `list[${i}]`,
    most: largest(type),
    away: Math.floor(i / perSlot),
  }
}
/** A list of rows: each begins a new slot. */
function rows(rng: Rng): Omit<Drawn, 'Name'> {
  const type = rng.pick(['uint32', 'uint64', 'uint96', 'address', 'uint128'] as const)
  const [long, i] = [rng.int(3, 7), rng.int(2, 15)]
  const j = rng.int(1, long - 1)
  const perSlot = Math.floor(32 / SIZES[type])
  return {
    lines: [`${type}[${long}][] list;`],
    place: `list[${i}][${j}]`,
    most: largest(type),
    away: i * Math.ceil(long / perSlot) + Math.floor(j / perSlot),
  }
}
/** A list of structs: each begins a new slot, and its fields are packed. */
function structs(rng: Rng): Omit<Drawn, 'Name'> {
  const small: Small[] = ['bool', 'uint32', 'uint64', 'uint128', 'address', 'uint96']
  const fields = named(
    rng,
    rng.shuffle<Small>([...rng.sample(small, 3), rng.pick(small.slice(3)), rng.pick(['uint256', 'bytes32'])]),
  )
  const sizes = fields.map(({ size }) => size)
  const [i, at] = [rng.int(2, 15), rng.int(1, fields.length - 1)]
  const field = fields[at]
  return {
    lines: ['struct Item {', ...fields.map(({ type, name }) => `  ${type} ${name};`), '}', 'Item[] list;'],
    place: `list[${i}].${field?.name ?? ''}`,
    most: largest(field?.type ?? ''),
    away: i * slotsOf(sizes) + (placesOfSizes(sizes)[at]?.slot ?? 0),
  }
}

export default template({
  id: 'solidity/storage/element-slot',
  revision: 1,
  kind: 'numeric',
  topic: 'storage',
  grade: 4,
  nudge: -0.3,
  seconds: 180,
  lang: 'solidity',
  status: 'active',
  idea: 'Elements of a list follow one another from one slot on: small ones share slots, a struct or an inner array always begins a new one.',
  params: (rng): Drawn => ({ Name: rng.pick(CONTRACTS), ...rng.pick([plain, rows, structs, structs])(rng) }),
  ask: ({ Name, lines, place }) => ({
    stem: `A tool reads the storage of this contract. The slot of \`list\` itself holds only its length; its elements begin at slot \`K\`, which the tool has already found. The list is long enough. In slot \`K + n\` stands \`${place}\`: which number is \`n\`?`,
    code: [`contract ${Name} {`, ...lines.map((line) => `  ${line}`), '}'].join('\n'),
    answerHint: 'A whole number.',
  }),
  key: ({ away }) => wholeKey(away),
  why: ({ away }) =>
    `${away}: as many elements go into a slot as fit whole. A struct or an array within the list begins a new slot, and takes whole slots, packed inside like variables.`,
  source: ['Solidity documentation 0.8, Layout of State Variables in Storage, Mappings and Dynamic Arrays'],
})
