import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Checkpoint } from '@tryka/credentials'
import { openNote, parseCheckpoint, textOf, Unreadable } from '@tryka/credentials'
import { CompactRange, decodeEntries, tilePath, TILE_WIDTH, widthOf } from '@tryka/credentials/issue'
import type { Database } from '../../db/database'
import { holdLock } from '../../db/named-lock'
import { Edge } from './edge'
import { hashOfLeaf, hashText, sha256 } from './hashes'
import { LogHead } from './log-head'
import { LogCheckpointEntity, LogLeafEntity, LogTileEntity } from './log.table'
import { LOG_LOCK } from './transparency-log'

/** A file of a mirror: `checkpoint`, `tile/entries/…`, as `tryka-verify monitor --mirror` keeps them. */
export type MirrorFile = (path: string) => Promise<Uint8Array>

/** Reads a mirror from a folder, or from where it is served. */
export const mirrorAt =
  (place: string): MirrorFile =>
  async (path) => {
    if (!/^https?:/.test(place)) return readFile(join(place, path))
    const answer = await fetch(`${place.replace(/\/+$/, '')}/${path}`)
    if (!answer.ok) throw new Unreadable(`The mirror answered ${answer.status} for ${path}.`)
    return new Uint8Array(await answer.arrayBuffer())
  }

interface Recovery {
  db: Database
  dataDir: string
  /** The verifier key of the log. */
  vkey: string
  mirror: MirrorFile
  now: Date
}

const BATCH = 500

/** Entries of the mirror in their order, one whole bundle after the other. */
async function* bundles(mirror: MirrorFile, size: number): AsyncGenerator<string[]> {
  for (let n = 0; n * TILE_WIDTH < size; n++) {
    const width = widthOf('entries', n, size)
    // Of a bundle that was kept while it was narrow there are several files; the one of this size is the widest.
    const bytes = await mirror(`tile/${tilePath({ level: 'entries', n, width })}`)
    yield decodeEntries(bytes).map(textOf)
  }
}

/** What the mirror holds must be what was signed, and hold all that was published. */
async function checkMirror({ mirror, vkey, dataDir }: Recovery): Promise<{ note: string; last: Checkpoint }> {
  const note = textOf(await mirror('checkpoint'))
  const { text, signedBy } = await openNote(note, [vkey])
  const last = parseCheckpoint(text)
  if (signedBy.length === 0)
    throw new Unreadable('The checkpoint of the mirror is not signed by the key of this log.')
  const head = await new LogHead(dataDir, () => undefined).read()
  if (head && head.size > last.size)
    throw new Unreadable(
      `The mirror ends at ${last.size} entries, and ${head.size} were published. Find a newer one.`,
    )
  const range = new CompactRange(sha256)
  let atHead = head?.size === 0 ? await range.root() : undefined
  for await (const entries of bundles(mirror, last.size))
    for (const leaf of entries) {
      range.push(hashOfLeaf(leaf))
      if (range.size === head?.size) atHead = await range.root()
    }
  if (hashText(await range.root()) !== hashText(last.root))
    throw new Unreadable('The entries of the mirror do not make the root that was signed for them.')
  if (head && (!atHead || hashText(atHead) !== hashText(head.root)))
    throw new Unreadable('The mirror is of another history than the one that this server published.')
  return { note, last }
}

/**
 * Makes the log of the database that of a mirror: all of it, checked first against the signed checkpoint and against
 * what this server is known to have published. Answers how many entries there are.
 */
export async function recoverLog(recovery: Recovery): Promise<number> {
  const { db, mirror, now } = recovery
  const { note, last } = await checkMirror(recovery)
  await db.transaction(async (manager) => {
    await holdLock(manager, LOG_LOCK)
    for (const entity of [LogLeafEntity, LogTileEntity, LogCheckpointEntity])
      await manager.createQueryBuilder().delete().from<object>(entity).execute()
    const edge = new Edge(0, new Map())
    let rows: { index: number; leaf: string; hash: string }[] = []
    const store = async () => {
      if (rows.length > 0) await manager.insert(LogLeafEntity, rows)
      rows = []
      for (const tile of edge.takeRows()) await manager.upsert(LogTileEntity, tile, ['level', 'n'])
    }
    for await (const entries of bundles(mirror, last.size)) {
      for (const leaf of entries) {
        const hash = hashOfLeaf(leaf)
        rows.push({ index: edge.size, leaf, hash: hashText(hash) })
        edge.push(hash)
      }
      if (rows.length >= BATCH - TILE_WIDTH) await store()
    }
    await store()
    const root = hashText(await edge.root())
    if (root !== hashText(last.root)) throw new Unreadable('The mirror changed while it was read.')
    const at = now.toISOString()
    await manager.insert(LogCheckpointEntity, { size: last.size, root, note, cosignatures: {}, at })
  })
  return last.size
}
