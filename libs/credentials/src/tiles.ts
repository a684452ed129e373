import { Unreadable } from './unreadable'

/** Hashes in a whole tile, and entries in a whole bundle (c2sp.org/tlog-tiles). */
export const TILE_WIDTH = 256
/** Levels of the tree that one tile spans. */
export const TILE_HEIGHT = 8

/** A tile of hashes, or a bundle of entries. */
export interface TileName {
  level: number | 'entries'
  n: number
  /** 1 to 256; less than 256 is a partial tile. */
  width: number
}

/** `x001/x234/067`: the number of a tile in groups of three digits. */
function numberPath(n: number): string {
  const digits = String(n)
  const groups = digits.padStart(Math.ceil(digits.length / 3) * 3, '0').match(/\d{3}/g) ?? []
  return groups.map((group, at) => (at < groups.length - 1 ? `x${group}` : group)).join('/')
}

/** What stands after `tile/` in the address of a tile. */
export const tilePath = ({ level, n, width }: TileName): string =>
  `${level}/${numberPath(n)}${width === TILE_WIDTH ? '' : `.p/${width}`}`

const PATH = /^(entries|\d{1,2})\/((?:x\d{3}\/){0,4}\d{3})(?:\.p\/(\d{1,3}))?$/

/** The tile that an address names, in the one way that it can be written; undefined for anything else. */
export function parseTilePath(path: string): TileName | undefined {
  const [, level = '', digits = '', part] = PATH.exec(path) ?? []
  const named: TileName = {
    level: level === 'entries' ? level : Number(level),
    n: Number(digits.replace(/\D/g, '')),
    width: part === undefined ? TILE_WIDTH : Number(part),
  }
  return level !== '' && named.width > 0 && tilePath(named) === path ? named : undefined
}

/** How many hashes of `level`, or entries, a log of `size` entries has in tile `n`. */
export function widthOf(level: number | 'entries', n: number, size: number): number {
  const count = level === 'entries' ? size : Math.floor(size / TILE_WIDTH ** level)
  return Math.max(0, Math.min(TILE_WIDTH, count - n * TILE_WIDTH))
}

/** A bundle: each entry behind its length in two bytes. */
export function encodeEntries(entries: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(entries.reduce((sum, { length }) => sum + 2 + length, 0))
  let at = 0
  for (const entry of entries) {
    bytes.set([entry.length >> 8, entry.length & 255], at)
    bytes.set(entry, at + 2)
    at += 2 + entry.length
  }
  return bytes
}

/** The entries of a bundle. */
export function decodeEntries(bytes: Uint8Array): Uint8Array[] {
  const entries: Uint8Array[] = []
  for (let at = 0; at < bytes.length;) {
    const [high = 0, low = 0] = bytes.subarray(at, at + 2)
    const end = at + 2 + high * 256 + low
    if (at + 2 > bytes.length || end > bytes.length)
      throw new Unreadable('A bundle of entries ends too early.')
    entries.push(bytes.subarray(at + 2, end))
    at = end
  }
  return entries
}
