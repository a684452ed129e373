import type { EntityManager } from 'typeorm'
import { consistencyPath, inclusionPath, rootOf, TILE_WIDTH, TileNodes } from '@tryka/credentials/issue'
import type { Database } from '../../db/database'
import { notFound } from '../../app-error'
import { Edge, edgeTiles } from './edge'
import { inconsistent } from './log.errors'
import type { LogCheckpointRow } from './log.table'
import { LogCheckpointEntity } from './log.table'
import { bytesOf, hashOfLeaf, hashText, leadsTo, sha256 } from './hashes'
import type { TileKey } from './tiles'
import { leavesOf, nameOf, readTiles } from './tiles'

const same = (a: Uint8Array, b: Uint8Array) => Buffer.compare(a, b) === 0

/** A checkpoint with the lines of its witnesses. */
export const noteOf = ({ note, cosignatures }: LogCheckpointRow): string =>
  note + Object.values(cosignatures).join('')

/** The newest checkpoint; undefined while nothing was ever written. */
export async function newest(manager: EntityManager): Promise<LogCheckpointRow | undefined> {
  const [row] = await manager.find(LogCheckpointEntity, { order: { size: 'DESC' }, take: 1 })
  return row
}

/** The tiles on the way from a leaf to the root. */
function tilesAbove(index: number, size: number): TileKey[] {
  const tiles: TileKey[] = []
  for (let level = 0, at = index, count = size; count > 0; level++, count = Math.floor(count / TILE_WIDTH)) {
    at = Math.floor(at / TILE_WIDTH)
    tiles.push({ level, n: at })
  }
  return tiles
}

/** What of the log can be read: nothing here waits for who writes. */
export class Published {
  constructor(private readonly db: Database) {}

  newest(): Promise<LogCheckpointRow | undefined> {
    return newest(this.db.read)
  }

  /** The hashes of tile `n`, the first `width` of them. */
  async tile(level: number, n: number, width: number): Promise<Uint8Array[]> {
    const at = await this.newest()
    const isGrowing = level === 0 && at && n === Math.floor(at.size / TILE_WIDTH)
    const hashes = isGrowing
      ? (await this.edgeOf(at)).entries
      : (await readTiles(this.db.read, [{ level, n }])).get(nameOf({ level, n }))
    if (!hashes || hashes.length < width) throw inconsistent(`tile ${level}/${n} is missing or too narrow`)
    return hashes.slice(0, width)
  }

  /** Entries of bundle `n`. What does not fit its hash in the tree is never told: caches keep it for ever. */
  async entries(n: number, width: number): Promise<string[]> {
    const rows = await leavesOf(this.db.read, n, width)
    const hashes = await this.tile(0, n, width)
    const fits = hashes.every((hash, at) => {
      const row = rows[at]
      return row && same(hashOfLeaf(row.leaf), hash)
    })
    if (!fits) throw inconsistent(`an entry of bundle ${n} is not the one that was signed`)
    return rows.map(({ leaf }) => leaf)
  }

  /** Whether the tree still has the root that was signed for it. */
  async check(): Promise<void> {
    const at = await this.newest()
    if (at) await this.edgeOf(at)
  }

  /** The root that the tree had when it had `size` entries, by its tiles. */
  async rootAt(size: number): Promise<Uint8Array> {
    return rootOf(sha256, await this.nodes(edgeTiles(size)), size)
  }

  async proofOf(index: number): Promise<{ path: Uint8Array[]; checkpoint: string }> {
    const at = await this.newest()
    if (!at || index < 0 || index >= at.size) throw notFound()
    const nodes = await this.nodes([...tilesAbove(index, at.size), ...edgeTiles(at.size)])
    const path = await inclusionPath(sha256, nodes, index, at.size)
    const hash = await nodes.hash(0, index)
    // A path that leads nowhere would make a genuine credential look forged.
    if (!leadsTo(bytesOf(at.root), { hash, index, size: at.size, path }))
      throw inconsistent(`entry ${index} does not lead to the root of ${at.size} entries`)
    return { path, checkpoint: noteOf(at) }
  }

  /** That the newest tree begins with the `oldSize` entries of an older one. */
  async consistencyFrom(oldSize: number): Promise<{ path: Uint8Array[]; checkpoint: string }> {
    const at = await this.newest()
    if (!at || oldSize < 0 || oldSize > at.size) throw notFound()
    const nodes = await this.nodes([...edgeTiles(oldSize), ...edgeTiles(at.size)])
    return { path: await consistencyPath(sha256, nodes, oldSize, at.size), checkpoint: noteOf(at) }
  }

  /** Where the tree ends, if it has the root that was signed for it. */
  private async edgeOf({ size, root }: LogCheckpointRow): Promise<Edge> {
    const edge = new Edge(size, await readTiles(this.db.read, edgeTiles(size)))
    if (hashText(await edge.root()) !== root) throw inconsistent(`the root of ${size} entries is another`)
    return edge
  }

  /** Tiles that will be needed are read together, any other once. */
  private async nodes(needed: TileKey[]): Promise<TileNodes> {
    const tiles = new Map<string, Uint8Array[] | Promise<Uint8Array[]>>(await readTiles(this.db.read, needed))
    const load = async (key: TileKey) => (await readTiles(this.db.read, [key])).get(nameOf(key)) ?? []
    return new TileNodes(sha256, (level, n) => {
      const known = tiles.get(nameOf({ level, n })) ?? load({ level, n })
      tiles.set(nameOf({ level, n }), known)
      return known
    })
  }
}
