import { concat, equalBytes } from './bytes'
import { sha256 } from './hash'

/** Sizes are numbers up to 2^53, which shifts of 32 bits would cut. */
const half = (n: number) => Math.floor(n / 2)
const odd = (n: number) => n % 2 === 1
const natural = (n: number) => Number.isSafeInteger(n) && n >= 0

/** SHA-256(0x00 ‖ leaf) (RFC 6962, 2.1). */
export const leafHash = (leaf: Uint8Array): Promise<Uint8Array> => sha256(Uint8Array.of(0), leaf)

const parent = (left: Uint8Array, right: Uint8Array) => sha256(Uint8Array.of(1), concat(left, right))

export interface Inclusion {
  leafHash: Uint8Array
  index: number
  size: number
  path: readonly Uint8Array[]
  root: Uint8Array
}

/** Whether the path leads from the leaf to the root (RFC 9162, 2.1.3.2). */
export async function verifyInclusion(p: Inclusion): Promise<boolean> {
  if (!natural(p.index) || !natural(p.size) || p.index >= p.size) return false
  let [at, last, hash] = [p.index, p.size - 1, p.leafHash]
  for (const node of p.path) {
    if (last === 0) return false
    if (odd(at) || at === last) {
      hash = await parent(node, hash)
      while (!odd(at) && at !== 0) [at, last] = [half(at), half(last)]
    } else hash = await parent(hash, node)
    ;[at, last] = [half(at), half(last)]
  }
  return last === 0 && equalBytes(hash, p.root)
}

export interface Consistency {
  oldSize: number
  oldRoot: Uint8Array
  newSize: number
  newRoot: Uint8Array
  path: readonly Uint8Array[]
}

/** Whether the newer tree only grew: it still begins with all leaves of the older (RFC 9162, 2.1.4.2). */
export async function verifyConsistency(p: Consistency): Promise<boolean> {
  if (!natural(p.oldSize) || !natural(p.newSize) || p.oldSize > p.newSize) return false
  if (p.oldSize === p.newSize) return p.path.length === 0 && equalBytes(p.oldRoot, p.newRoot)
  if (p.oldSize === 0) return p.path.length === 0 && equalBytes(p.oldRoot, await sha256())
  let [at, last] = [p.oldSize - 1, p.newSize - 1]
  while (odd(at)) [at, last] = [half(at), half(last)]
  // A complete older tree is itself the first node.
  const [first, ...rest] = at === 0 ? [p.oldRoot, ...p.path] : p.path
  if (!first) return false
  let [older, newer] = [first, first]
  for (const node of rest) {
    if (last === 0) return false
    if (odd(at) || at === last) {
      ;[older, newer] = [await parent(node, older), await parent(node, newer)]
      while (!odd(at) && at !== 0) [at, last] = [half(at), half(last)]
    } else newer = await parent(newer, node)
    ;[at, last] = [half(at), half(last)]
  }
  return last === 0 && equalBytes(older, p.oldRoot) && equalBytes(newer, p.newRoot)
}
