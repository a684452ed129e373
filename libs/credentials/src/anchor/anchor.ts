import { fromBase64 } from '../bytes'
import type { Json, JsonObject } from '../json'
import { Unreadable } from '../unreadable'

/** That a root of the log was written to a chain, as a bundle carries it. Only a chain says whether it is true. */
export interface Anchor {
  type: 'evm'
  chainId: number
  contract: string
  tx: string
  block: number
  /** How many entries the log had, and its root then. */
  size: number
  root: Uint8Array
  /** That the log of the bundle's checkpoint only grew since (RFC 9162, 2.1.4). */
  consistency: Uint8Array[]
}

/** A tree of 2^53 leaves has no longer path. */
const MAX_PATH = 106

const natural = (value: Json | undefined): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0
const hashOf = (value: Json | undefined): Uint8Array => {
  const hash = fromBase64(typeof value === 'string' ? value : '')
  if (hash.length !== 32) throw new Unreadable('The anchor that came with it cannot be read.')
  return hash
}

/** Reads an anchor of a bundle; whether it is true is for `verifyConsistency` and its chain. */
export function anchorOf(value: JsonObject): Anchor {
  const { type, chainId, contract, tx, block, size, root, consistency } = value
  if (
    type !== 'evm' ||
    !natural(chainId) ||
    !natural(block) ||
    !natural(size) ||
    typeof contract !== 'string' ||
    !/^0x[0-9a-f]{40}$/.test(contract) ||
    typeof tx !== 'string' ||
    !/^0x[0-9a-f]{64}$/.test(tx) ||
    !Array.isArray(consistency) ||
    consistency.length > MAX_PATH
  )
    throw new Unreadable('The anchor that came with it cannot be read.')
  return {
    type,
    chainId,
    contract,
    tx,
    block,
    size,
    root: hashOf(root),
    consistency: consistency.map(hashOf),
  }
}
