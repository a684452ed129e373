import { nodeHashOf, rootOf, TILE_WIDTH, TileNodes } from '@tryka/credentials/issue'
import { hashText, packHashes, sha256 } from './hashes'
import { inconsistent } from './log.errors'
import type { LogTileRow } from './log.table'
import { nameOf } from './tiles'

interface Tile {
  n: number
  hashes: Uint8Array[]
  /** As its row has them, where that is known. */
  packed?: string | undefined
}

/** Where the tree of `size` leaves ends: its last tile of each level, where that is not whole. */
export function edgeTiles(size: number): { level: number; n: number; width: number }[] {
  const tiles: { level: number; n: number; width: number }[] = []
  for (let level = 0, count = size; count > 0; level++, count = Math.floor(count / TILE_WIDTH))
    if (count % TILE_WIDTH > 0)
      tiles.push({ level, n: Math.floor(count / TILE_WIDTH), width: count % TILE_WIDTH })
  return tiles
}

const rootOfTile = (hashes: readonly Uint8Array[]): Uint8Array => {
  let row = hashes
  while (row.length > 1)
    row = Array.from({ length: row.length / 2 }, (_, at) =>
      nodeHashOf(sha256, row[2 * at] as Uint8Array, row[2 * at + 1] as Uint8Array),
    )
  return row[0] as Uint8Array
}

/** The right edge of the tree: enough to know its root and to grow it. */
export class Edge {
  private readonly tiles = new Map<number, Tile>()
  /** Tiles that became whole, and levels where one grew. */
  private whole: LogTileRow[] = []
  private readonly grown = new Set<number>()
  /** The hashes of the tile of entries as their rows have them, one behind the other. */
  private texts: string
  private nodes: TileNodes
  private known: { size: number; root: Uint8Array } | undefined

  /** `tiles` are those of `edgeTiles(size)` by their names; wider ones, of a later size, serve as well. */
  constructor(
    public size: number,
    tiles: ReadonlyMap<string, readonly Uint8Array[]>,
  ) {
    for (const { level, n, width } of edgeTiles(size)) {
      const hashes = tiles.get(nameOf({ level, n })) ?? []
      if (hashes.length < width) throw inconsistent(`tile ${level}/${n} is missing or too narrow`)
      this.tiles.set(level, { n, hashes: hashes.slice(0, width) })
    }
    this.texts = this.entries.map(hashText).join('')
    this.nodes = this.freshNodes()
  }

  /**
   * True where this edge is made of what is stored for `size` entries, the hashes of the last of them and the rows of
   * tiles above: its root need not be computed anew.
   */
  isOf(size: number, texts: string, rows: readonly LogTileRow[]): boolean {
    const isStored = ([level, tile]: [number, Tile]): boolean => {
      const row = rows.find((one) => one.level === level && one.n === tile.n)
      return level === 0 || (row?.width === tile.hashes.length && row.hashes === packed(tile))
    }
    return this.size === size && this.texts === texts && [...this.tiles].every(isStored)
  }

  async root(): Promise<Uint8Array> {
    if (this.known?.size !== this.size)
      this.known = { size: this.size, root: await rootOf(sha256, this.nodes, this.size) }
    return this.known.root
  }

  /** Hashes of the entries whose tile is not whole. */
  get entries(): readonly Uint8Array[] {
    return this.tiles.get(0)?.hashes ?? []
  }

  push(leafHash: Uint8Array): void {
    this.texts += hashText(leafHash)
    this.put(0, this.size, leafHash)
    this.size += 1
  }

  /** Rows of the tiles that grew since the last call. One of entries has a row when it is whole, not before. */
  takeRows(): LogTileRow[] {
    const rows = this.whole
    for (const level of this.grown) {
      const tile = this.tiles.get(level)
      if (tile) rows.push(rowOf(level, tile))
    }
    this.whole = []
    this.grown.clear()
    return rows
  }

  private put(level: number, index: number, hash: Uint8Array): void {
    const n = Math.floor(index / TILE_WIDTH)
    const tile: Tile = this.tiles.get(level) ?? { n, hashes: [] }
    this.tiles.set(level, tile)
    tile.hashes.push(hash)
    tile.packed = undefined
    if (level > 0) this.grown.add(level)
    if (tile.hashes.length < TILE_WIDTH) return
    this.whole.push(rowOf(level, tile))
    this.tiles.delete(level)
    if (level === 0) this.texts = ''
    // What is known of whole tiles is of no more use.
    this.nodes = this.freshNodes()
    this.put(level + 1, n, rootOfTile(tile.hashes))
  }

  private freshNodes(): TileNodes {
    return new TileNodes(sha256, (level) => this.tiles.get(level)?.hashes ?? [])
  }
}

const packed = (tile: Tile): string => (tile.packed ??= packHashes(tile.hashes))

const rowOf = (level: number, tile: Tile): LogTileRow => ({
  level,
  n: tile.n,
  width: tile.hashes.length,
  hashes: packed(tile),
})
