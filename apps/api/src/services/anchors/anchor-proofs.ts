import { MoreThan } from 'typeorm'
import type { JsonObject, Recorded } from '@tryka/credentials'
import { base64, fromBase64url, parseCheckpoint, splitNote } from '@tryka/credentials'
import type { Database } from '../../db/database'
import type { AnchorRow } from './anchor.table'
import { AnchorEntity } from './anchor.table'

interface Proof {
  path: Uint8Array[]
  checkpoint: string
}

interface Deps {
  db: Database
  log: {
    proofOf(index: number): Promise<Proof>
    consistencyFrom(oldSize: number): Promise<Proof>
    published: { newest(): Promise<{ cosignatures: Record<string, string> } | undefined> }
  }
  /** The chain that roots are written to now; undefined where none is. */
  chainId: number | undefined
}

/** So often a proof is made anew because the log grew while it was made. */
const MOST_TRIES = 5
const sizeOf = (note: string): number => parseCheckpoint(splitNote(note).text).size

/** What anchors say of an entry of the log. Nothing counts before its receipt was read back. */
export class AnchorProofs {
  constructor(private readonly deps: Deps) {}

  /** For the words about an entry. */
  async recordOf(leafIndex: number): Promise<Recorded> {
    const { log, chainId } = this.deps
    const cosigned = Object.keys((await log.published.newest())?.cosignatures ?? {}).length
    const record = { leafIndex, witnesses: cosigned }
    const row = await this.first(leafIndex)
    if (row) {
      const { chainId: on, block } = row
      return { ...record, anchor: { state: 'confirmed', chainId: on, ...(block === null ? {} : { block }) } }
    }
    return chainId === undefined ? record : { ...record, anchor: { state: 'pending', chainId } }
  }

  /** The proof of an entry, and the first anchor that holds it, with a proof that leads to the same checkpoint. */
  async proved(leafIndex: number): Promise<Proof & { anchors: JsonObject[] }> {
    const { log } = this.deps
    const row = await this.first(leafIndex)
    for (let tries = 1; row && tries < MOST_TRIES; tries++) {
      const proof = await log.proofOf(leafIndex)
      const { path, checkpoint } = await log.consistencyFrom(row.size)
      if (sizeOf(checkpoint) === sizeOf(proof.checkpoint)) return { ...proof, anchors: [bundled(row, path)] }
    }
    return { ...(await log.proofOf(leafIndex)), anchors: [] }
  }

  private async first(leafIndex: number): Promise<AnchorRow | undefined> {
    const where = { state: 'confirmed' as const, size: MoreThan(leafIndex) }
    const [row] = await this.deps.db.read.find(AnchorEntity, { where, order: { size: 'ASC' }, take: 1 })
    return row
  }
}

/** An anchor as a bundle carries it. */
const bundled = (row: AnchorRow, path: readonly Uint8Array[]): JsonObject => ({
  type: 'evm',
  chainId: row.chainId,
  contract: row.contract,
  tx: row.tx,
  block: row.block,
  size: row.size,
  root: base64(fromBase64url(row.root)),
  consistency: path.map(base64),
})
