import { TILE_HEIGHT, TILE_WIDTH } from '../tiles'
import { Unreadable } from '../unreadable'
import { nodeHashOf, type NodeReader, type Sha256 } from './tree'

/** The hashes of tile `n` of a level, as many as there are. */
export type TileLoader = (level: number, n: number) => readonly Uint8Array[] | Promise<readonly Uint8Array[]>

/** Every node of a tree from its tiles (c2sp.org/tlog-tiles): what lies within a tile is computed once. */
export class TileNodes implements NodeReader {
  private readonly known = new Map<string, Uint8Array>()

  constructor(
    private readonly sha256: Sha256,
    private readonly load: TileLoader,
  ) {}

  hash(level: number, index: number): Uint8Array | Promise<Uint8Array> {
    const height = level % TILE_HEIGHT
    const first = index * 2 ** height
    const n = Math.floor(first / TILE_WIDTH)
    const tile = this.load((level - height) / TILE_HEIGHT, n)
    const within = (hashes: readonly Uint8Array[]) =>
      this.within(`${level - height}/${n}`, hashes, height, first % TILE_WIDTH)
    return tile instanceof Promise ? tile.then(within) : within(tile)
  }

  /** The subtree of 2^height hashes of a tile from `at` on. */
  private within(id: string, tile: readonly Uint8Array[], height: number, at: number): Uint8Array {
    if (height === 0) {
      const hash = tile[at]
      if (!hash) throw new Unreadable('A hash is missing from a tile of the log.')
      return hash
    }
    const key = `${id}/${height}/${at}`
    const known = this.known.get(key)
    if (known) return known
    const left = this.within(id, tile, height - 1, at)
    const right = this.within(id, tile, height - 1, at + 2 ** (height - 1))
    const hash = nodeHashOf(this.sha256, left, right)
    this.known.set(key, hash)
    return hash
  }
}
