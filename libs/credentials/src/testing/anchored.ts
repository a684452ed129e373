import { sha256 as nobleSha256 } from '@noble/hashes/sha2.js'
import type { Bundle } from '../bundle'
import { base64, hex, utf8 } from '../bytes'
import { checkpointText } from '../checkpoint'
import { consistencyPath, inclusionPath, rootOf, signNote } from '../issue'
import type { JsonObject } from '../json'
import { commitment, leafText } from '../leaf'
import { tlogProofText } from '../tlog-proof'
import { readerOf, type World } from './world'

export interface Anchoring {
  /** Which entry the credential is, and of how many. */
  index: number
  size: number
  /** Entries that the log had when it was anchored. */
  at: number
  chainId?: number
  contract?: string
  tx?: string
  block?: number
}

/** The bundle in a log of the world that was anchored in an earlier state, and the root of that state. */
export async function anchored(
  world: World,
  bundle: Bundle,
  o: Anchoring,
): Promise<{ bundle: Bundle; root: Uint8Array }> {
  const { index, size } = o
  const extra = new Uint8Array(32).fill(7)
  const own = utf8(leafText('issue', await commitment(extra, bundle.credential)))
  const reader = readerOf(Array.from({ length: size }, (_, at) => (at === index ? own : utf8(`leaf ${at}`))))
  const text = checkpointText({ origin: world.origin, size, root: await rootOf(nobleSha256, reader, size) })
  const checkpoint = await signNote(text, world.origin, world.log)
  const path = await inclusionPath(nobleSha256, reader, index, size)
  const root = await rootOf(nobleSha256, reader, o.at)
  const anchor: JsonObject = {
    type: 'evm',
    chainId: o.chainId ?? 1,
    contract: o.contract ?? `0x${'a1'.repeat(20)}`,
    tx: o.tx ?? `0x${'b2'.repeat(32)}`,
    block: o.block ?? 21_004_112,
    size: o.at,
    root: base64(root),
    consistency: (await consistencyPath(nobleSha256, reader, o.at, size)).map(base64),
  }
  return {
    bundle: { ...bundle, tlogProof: tlogProofText({ extra, index, path, checkpoint }), anchors: [anchor] },
    root,
  }
}

/** What the contract answers for a size. */
export const written = (root: Uint8Array, block: number): string =>
  `0x${hex(root)}${block.toString(16).padStart(64, '0')}`
