import { hashStruct, keccak256, stringToHex } from 'viem'
import { check } from '../../../checks/check'
import type { Struct } from './type-string.template'
import task from './type-string.template'

/** A contract is an address here, and no type has two names. */
const plain = (type: string) => ({ IERC20: 'address', uint: 'uint256' })[type] ?? type
const ZEROS: Readonly<Record<string, unknown>> = {
  address: '0x0000000000000000000000000000000000000001',
  bool: true,
  bytes: '0x01',
  bytes32: `0x${'01'.repeat(32)}`,
}

/** A value of a struct, so that it can be hashed. */
const valueOf = (struct: Struct | undefined, all: readonly Struct[]): Record<string, unknown> =>
  Object.fromEntries(
    (struct?.members ?? []).map(({ declared, name }) => {
      const inner = all.find((one) => one.name === declared.replace('[]', ''))
      if (inner) return [name, declared.endsWith('[]') ? [valueOf(inner, all)] : valueOf(inner, all)]
      return [name, ZEROS[plain(declared)] ?? 1n]
    }),
  )

/** Of all orders of the pieces the one whose hash begins what viem hashes for a struct. */
export default check(task, {
  key: ({ structs }) => {
    const types = Object.fromEntries(
      structs.map(({ name, members }) => [
        name,
        members.map((member) => ({ name: member.name, type: plain(member.declared) })),
      ]),
    )
    const [first, second, third] = structs
    const primaryType = first?.name ?? ''
    const wanted = hashStruct({ data: valueOf(first, structs), primaryType, types })
    const piece = (struct: Struct | undefined) =>
      `${struct?.name ?? ''}(${types[struct?.name ?? '']?.map(({ name, type }) => `${type} ${name}`).join(',') ?? ''})`
    const found = [[first, second, third], [first, third, second], [first]].map((order) =>
      order.map(piece).join(''),
    )
    // The rest of what is hashed does not depend on the string of the outer struct: it is taken from the members alone.
    const rest = (first?.members ?? []).map(({ declared }) => memberHash(declared, structs, types))
    const right = found.filter(
      (text) =>
        keccak256(`0x${[keccak256(stringToHex(text)), ...rest].map((one) => one.slice(2)).join('')}`) ===
        wanted,
    )
    return { kind: 'short', accept: right, sameCase: true }
  },
})

type Types = Record<string, { name: string; type: string }[]>

/** The 32 bytes that a member of the outer struct adds. */
function memberHash(declared: string, all: readonly Struct[], types: Types): `0x${string}` {
  const inner = all.find((one) => one.name === declared.replace('[]', ''))
  if (!inner) return declared === 'IERC20' ? `0x${'0'.repeat(63)}1` : `0x${'1'.padStart(64, '0')}`
  const one = hashStruct({ data: valueOf(inner, all), primaryType: inner.name, types })
  return declared.endsWith('[]') ? keccak256(one) : one
}
