import type { Rng } from '../../../tasks/rng'

/** Elementary types and their bytes; what takes its own slot has 32. */
export const SIZES = {
  bool: 1,
  uint8: 1,
  uint16: 2,
  uint32: 4,
  uint64: 8,
  uint96: 12,
  uint128: 16,
  int64: 8,
  bytes4: 4,
  bytes16: 16,
  address: 20,
  uint256: 32,
  bytes32: 32,
} as const
export type Small = keyof typeof SIZES

export interface Place {
  slot: number
  offset: number
}

/** Where each of them stands: behind the one before it where it still fits into the slot, else in the next slot. */
export function placesOfSizes(sizes: readonly number[]): Place[] {
  let [slot, used] = [0, 0]
  return sizes.map((size) => {
    if (used + size > 32) [slot, used] = [slot + 1, 0]
    const offset = used
    used += size
    return { slot, offset }
  })
}
export const slotsOf = (sizes: readonly number[]): number => (placesOfSizes(sizes).at(-1)?.slot ?? -1) + 1

/** What contracts keep, with types that fit. */
export const FIELDS: Readonly<Record<Small, readonly string[]>> = {
  bool: ['paused', 'closed', 'sealed_', 'open'],
  uint8: ['level', 'round', 'rank'],
  uint16: ['feeBps', 'places', 'gate'],
  uint32: ['visits', 'period', 'season'],
  uint64: ['opened', 'deadline', 'lastClaim'],
  uint96: ['stake', 'quota', 'bond'],
  uint128: ['reserve', 'raised', 'cap'],
  int64: ['balanceDelta', 'drift', 'trend'],
  bytes4: ['tag', 'code', 'mark'],
  bytes16: ['batchId', 'seriesId', 'lotId'],
  address: ['keeper', 'seller', 'treasury', 'judge'],
  uint256: ['total', 'supply', 'highest'],
  bytes32: ['root', 'terms', 'secretHash'],
}

export interface Variable {
  type: string
  name: string
  size: number
}

/** Variables of these types with names of their own. */
export function named(rng: Rng, types: readonly Small[]): Variable[] {
  const left = new Map(Object.entries(FIELDS).map(([type, names]) => [type, rng.shuffle(names)]))
  return types.map((type) => ({ type, size: SIZES[type], name: left.get(type)?.pop() ?? 'spare' }))
}

export const CONTRACTS = [
  'Auction',
  'Escrow',
  'Vault',
  'Lottery',
  'Vesting',
  'Market',
  'Treasury',
  'Club',
] as const
