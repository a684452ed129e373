/// <reference types="node" />
import { createHash } from 'node:crypto'
import { parseCheckpoint, type Checkpoint } from '../checkpoint'
import { equalBytes, textOf } from '../bytes'
import { CompactRange } from '../issue/compact-range'
import { TileNodes } from '../issue/tile-nodes'
import { leafHashOf, type Sha256 } from '../issue/tree'
import { openNote, parseVkey } from '../note'
import { decodeEntries, TILE_WIDTH, tilePath, widthOf, type TileName } from '../tiles'
import { leafFault } from './leaf-fault'

export const sha256: Sha256 = (bytes) => createHash('sha256').update(bytes).digest()

/** What a monitor found wrong, as one sentence. */
export class LogFault extends Error {}

/** Where the files of a log come from: `checkpoint`, `tile/…`; throws `LogFault` where there is none. */
export type Fetch = (path: string) => Promise<Uint8Array>

/** Fetches by HTTP from the prefix of a log. */
export const fetchFrom =
  (prefix: string): Fetch =>
  async (path) => {
    const address = `${prefix.replace(/\/+$/, '')}/${path}`
    // What a cache kept is what was, and the log says what is.
    const answer = await fetch(address, { headers: { 'cache-control': 'no-cache' } }).catch(
      (error: unknown) => {
        throw new LogFault(`The log cannot be reached at ${address}: ${String(error)}.`)
      },
    )
    if (answer.ok) return new Uint8Array(await answer.arrayBuffer())
    const problem = (await answer.json().catch(() => ({}))) as { code?: string }
    if (problem.code === 'LOG_INCONSISTENT')
      throw new LogFault('The log says of itself that it is not in order.')
    throw new LogFault(`The log answered ${answer.status} for ${path}.`)
  }

/** A checkpoint that the given key signed for the log of its own name. */
export async function signedCheckpoint(note: string, vkey: string): Promise<Checkpoint> {
  const { text, signedBy } = await openNote(note, [vkey])
  const checkpoint = parseCheckpoint(text)
  if (signedBy.length === 0) throw new LogFault('The checkpoint is not signed by the key that was given.')
  if (checkpoint.origin !== parseVkey(vkey).name)
    throw new LogFault(`The checkpoint is of another log: ${checkpoint.origin}.`)
  return checkpoint
}

export interface Seen {
  note: string
  size: number
}

interface Watched {
  fetch: Fetch
  vkey: string
  /** The checkpoint that was seen last, absent the first time. */
  before?: string | undefined
  /** Told each new entry once it is found well-formed; all of them only count when none throws. */
  onEntry?: (index: number, entry: Uint8Array) => void
  /** Told each bundle of which entries are new, once all is found right. */
  keep?: (path: string, bytes: Uint8Array) => Promise<void>
}

/** Reads what a log has become since it was looked at last. Throws `LogFault` or `Unreadable` where it is not right. */
export async function watchLog({
  fetch,
  vkey,
  before,
  onEntry,
  keep,
}: Watched): Promise<Seen & { added: number }> {
  const note = textOf(await fetch('checkpoint'))
  const now = await signedCheckpoint(note, vkey)
  const last = before === undefined ? undefined : await signedCheckpoint(before, vkey)
  const range = await seenBefore(fetch, now, last)
  const from = range.size
  const kept: [string, Uint8Array][] = []
  for (let n = Math.floor(from / TILE_WIDTH); n * TILE_WIDTH < now.size; n++) {
    const path = `tile/${tilePath({ level: 'entries', n, width: widthOf('entries', n, now.size) })}`
    const bytes = await fetch(path)
    kept.push([path, bytes])
    addEntries(range, n, decodeEntries(bytes), onEntry)
  }
  if (range.size !== now.size || !equalBytes(await range.root(), now.root))
    throw new LogFault(`The entries of the log do not make the root that was signed for ${now.size} of them.`)
  if (keep) for (const [path, bytes] of kept) await keep(path, bytes)
  return { note, size: now.size, added: now.size - from }
}

/** The tree as it was seen last, read from the tiles of today: they must still make its root. */
async function seenBefore(fetch: Fetch, now: Checkpoint, last?: Checkpoint): Promise<CompactRange> {
  if (!last) return new CompactRange(sha256)
  if (now.size < last.size)
    throw new LogFault(`The log has become shorter: ${last.size} entries were seen, and it has ${now.size}.`)
  const range = await CompactRange.of(sha256, nodesOf(fetch, now.size), last.size)
  if (!equalBytes(await range.root(), last.root))
    throw new LogFault(`The first ${last.size} entries of the log are not those that were seen.`)
  return range
}

function nodesOf(fetch: Fetch, size: number): TileNodes {
  const tiles = new Map<string, Promise<Uint8Array[]>>()
  const load = async (tile: TileName) => {
    const bytes = await fetch(`tile/${tilePath(tile)}`)
    if (bytes.length !== tile.width * 32) throw new LogFault(`The tile ${tilePath(tile)} has another length.`)
    return Array.from({ length: tile.width }, (_, at) => bytes.subarray(at * 32, (at + 1) * 32))
  }
  return new TileNodes(sha256, (level, n) => {
    const width = widthOf(level, n, size)
    const key = `${level}/${n}`
    const hashes = tiles.get(key) ?? (width ? load({ level, n, width }) : Promise.resolve([]))
    tiles.set(key, hashes)
    return hashes
  })
}

function addEntries(
  range: CompactRange,
  n: number,
  entries: readonly Uint8Array[],
  onEntry: Watched['onEntry'],
): void {
  entries.forEach((entry, at) => {
    const index = n * TILE_WIDTH + at
    if (index < range.size) return
    const fault = leafFault(entry)
    if (fault) throw new LogFault(`Entry ${index} ${fault}.`)
    onEntry?.(index, entry)
    range.push(leafHashOf(sha256, entry))
  })
}
