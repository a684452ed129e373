import { createHash } from 'node:crypto'
import type { Sha256 } from '@tryka/credentials/issue'
import { leafHashOf, nodeHashOf } from '@tryka/credentials/issue'

const HASH = 32
/** Characters of a hash as rows have it. */
const HASH_TEXT = 43

export const sha256: Sha256 = (bytes) => createHash('sha256').update(bytes).digest()
export const hashOfLeaf = (leaf: string): Uint8Array => leafHashOf(sha256, Buffer.from(leaf, 'utf8'))

/** A hash as rows have it, and back. */
export const hashText = (hash: Uint8Array): string => Buffer.from(hash).toString('base64url')
export const bytesOf = (hash: string): Uint8Array => Buffer.from(hash, 'base64url')

/** The hashes of a tile's row, and back. */
export const packHashes = (hashes: readonly Uint8Array[]): string =>
  Buffer.concat(hashes).toString('base64url')
export function unpackHashes(packed: string): Uint8Array[] {
  const bytes = Buffer.from(packed, 'base64url')
  return Array.from({ length: Math.floor(bytes.length / HASH) }, (_, at) =>
    bytes.subarray(at * HASH, (at + 1) * HASH),
  )
}

/** The hashes of rows of entries, side by side. */
export const splitHashes = (texts: string): Uint8Array[] =>
  Array.from({ length: Math.floor(texts.length / HASH_TEXT) }, (_, at) =>
    bytesOf(texts.slice(at * HASH_TEXT, (at + 1) * HASH_TEXT)),
  )

/** Whether a path leads from a leaf to the root (RFC 9162, 2.1.3.2), at once: a proof is looked at before it is given. */
export function leadsTo(
  root: Uint8Array,
  { hash: leaf, index, size, path }: { hash: Uint8Array; index: number; size: number; path: Uint8Array[] },
): boolean {
  const half = (n: number) => Math.floor(n / 2)
  let [at, last, hash] = [index, size - 1, leaf]
  for (const node of path) {
    const isRight = at % 2 === 1 || at === last
    hash = isRight ? nodeHashOf(sha256, node, hash) : nodeHashOf(sha256, hash, node)
    if (isRight) while (at % 2 === 0 && at !== 0) [at, last] = [half(at), half(last)]
    ;[at, last] = [half(at), half(last)]
  }
  return last === 0 && Buffer.compare(hash, root) === 0
}
