import { concat } from '../bytes'

/** SHA-256 without waiting: `node:crypto` on a server. */
export type Sha256 = (bytes: Uint8Array) => Uint8Array

/** Stored hashes: the one at (level, index) is of the complete subtree of 2^level leaves from index × 2^level. */
export interface NodeReader {
  hash(level: number, index: number): Promise<Uint8Array> | Uint8Array
}

export const leafHashOf = (sha256: Sha256, leaf: Uint8Array): Uint8Array =>
  sha256(concat(Uint8Array.of(0), leaf))

export const nodeHashOf = (sha256: Sha256, left: Uint8Array, right: Uint8Array): Uint8Array =>
  sha256(concat(Uint8Array.of(1), left, right))

/** The largest power of two below n: where RFC 6962 cuts a list of n leaves. */
function cut(n: number): number {
  let k = 1
  while (k * 2 < n) k *= 2
  return k
}

/** MTH of the leaves [from, to), from being a multiple of the power of two that holds them (RFC 6962, 2.1). */
async function range(sha256: Sha256, reader: NodeReader, from: number, to: number): Promise<Uint8Array> {
  const n = to - from
  if (Number.isInteger(Math.log2(n))) return reader.hash(Math.log2(n), from / n)
  const middle = from + cut(n)
  return nodeHashOf(
    sha256,
    await range(sha256, reader, from, middle),
    await range(sha256, reader, middle, to),
  )
}

/** The root of the first `size` leaves; of none it is SHA-256 of nothing. */
export async function rootOf(sha256: Sha256, reader: NodeReader, size: number): Promise<Uint8Array> {
  return size === 0 ? sha256(new Uint8Array()) : range(sha256, reader, 0, size)
}

/** The audit path of a leaf, nearest node first (RFC 6962, 2.1.1). */
export async function inclusionPath(
  sha256: Sha256,
  reader: NodeReader,
  index: number,
  size: number,
): Promise<Uint8Array[]> {
  if (!(index >= 0 && index < size)) throw new RangeError('There is no such leaf.')
  const path: Uint8Array[] = []
  let [from, to] = [0, size]
  while (to - from > 1) {
    const middle = from + cut(to - from)
    if (index < middle) {
      path.unshift(await range(sha256, reader, middle, to))
      to = middle
    } else {
      path.unshift(await range(sha256, reader, from, middle))
      from = middle
    }
  }
  return path
}

/** The consistency path between two sizes of one tree (RFC 6962, 2.1.2). */
export async function consistencyPath(
  sha256: Sha256,
  reader: NodeReader,
  oldSize: number,
  newSize: number,
): Promise<Uint8Array[]> {
  if (!(oldSize >= 0 && oldSize <= newSize)) throw new RangeError('The older tree is the larger one.')
  if (oldSize === 0 || oldSize === newSize) return []
  const path: Uint8Array[] = []
  let [from, to] = [0, newSize]
  while (oldSize !== to) {
    const middle = from + cut(to - from)
    if (oldSize <= middle) {
      path.unshift(await range(sha256, reader, middle, to))
      to = middle
    } else {
      path.unshift(await range(sha256, reader, from, middle))
      from = middle
    }
  }
  // A subtree that begins the tree is known by its root already.
  if (from > 0) path.unshift(await range(sha256, reader, from, to))
  return path
}
