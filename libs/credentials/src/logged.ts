import { utf8 } from './bytes'
import { parseCheckpoint, type Checkpoint } from './checkpoint'
import type { Json } from './json'
import { leafHash, verifyInclusion } from './merkle'
import { openNote, splitNote } from './note'
import { parseTlogProof, type TlogProof } from './tlog-proof'

/** The tree that a proof is about, and whether a leaf is in it; who signed it is not asked. */
export async function inTree(
  leaf: string,
  { index, path, checkpoint }: TlogProof,
): Promise<{ tree: Checkpoint; hash: Uint8Array; included: boolean }> {
  const tree = parseCheckpoint(splitNote(checkpoint).text)
  const hash = await leafHash(utf8(leaf))
  return { tree, hash, included: await verifyInclusion({ ...tree, leafHash: hash, index, path }) }
}

/** Which entry a leaf is in a log of `vkeys`, by this proof; nothing where the proof does not show it. */
export async function entryOf(
  leaf: string,
  proof: Json | undefined,
  vkeys: readonly string[],
): Promise<number | undefined> {
  try {
    const parsed = parseTlogProof(String(proof))
    const { tree, included } = await inTree(leaf, parsed)
    const { signedBy } = await openNote(parsed.checkpoint, vkeys)
    return included && signedBy.includes(tree.origin) ? parsed.index : undefined
  } catch {
    return undefined
  }
}
