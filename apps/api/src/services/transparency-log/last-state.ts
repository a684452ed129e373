import type { EntityManager } from 'typeorm'
import { TILE_WIDTH } from '@tryka/credentials/issue'
import { queryPrepared } from '../../db/query-prepared'
import { Edge, edgeTiles } from './edge'
import { hashOfLeaf, hashText, splitHashes, unpackHashes } from './hashes'
import { inconsistent } from './log.errors'
import type { LogTileRow } from './log.table'
import { nameOf } from './tiles'

interface Row {
  size: number | null
  root: string | null
  last_index: number | null
  last_leaf: string | null
  last_hash: string | null
  texts: string | null
  level: number | null
  n: number | null
  width: number | null
  hashes: string | null
}

/**
 * The newest checkpoint, the last entry, the hashes behind the last whole tile and the tiles above them where the tree
 * ends, in one statement: all other writers wait for it. A log of 2^31 entries has four levels of tiles.
 */
const STATE = `SELECT c.size, c.root, l."index" AS last_index, l.leaf AS last_leaf, l.hash AS last_hash,
    (SELECT string_agg(hash, '' ORDER BY "index") FROM log_leaves
      WHERE "index" >= c.size - c.size % ${TILE_WIDTH}) AS texts,
    t.level, t.n, t.width, t.hashes
  FROM (SELECT 1 AS one) AS o
  LEFT JOIN (SELECT size, root FROM log_checkpoints ORDER BY size DESC LIMIT 1) AS c ON 1 = 1
  LEFT JOIN (SELECT "index", leaf, hash FROM log_leaves ORDER BY "index" DESC LIMIT 1) AS l ON 1 = 1
  LEFT JOIN log_tiles AS t ON (t.level = 1 AND t.n = c.size / 65536)
    OR (t.level = 2 AND t.n = c.size / 16777216) OR (t.level = 3 AND t.n = 0)`

const isTile = (row: Row): row is Row & LogTileRow => row.hashes !== null

/** Where the tree ends, by what is stored of it. */
function edgeOf(size: number, texts: string, rows: readonly LogTileRow[]): Edge {
  const tiles = new Map(rows.map((row) => [nameOf(row), unpackHashes(row.hashes)]))
  return new Edge(size, tiles.set(nameOf({ level: 0, n: Math.floor(size / TILE_WIDTH) }), splitHashes(texts)))
}

/**
 * What was signed last, if tiles and entries still lead to it; else throws. `known` is where the tree ended before:
 * where the tables say the same, its root need not be computed anew.
 */
export async function lastState(manager: EntityManager, known?: Edge): Promise<{ size: number; edge: Edge }> {
  const rows = await queryPrepared<Row>(manager, STATE)
  const [first] = rows
  const size = first?.size ?? 0
  const texts = first?.texts ?? ''
  const tiles = rows.filter(isTile)
  // A tile beyond what was signed is none of ours.
  if (tiles.length !== edgeTiles(size).filter(({ level }) => level > 0).length)
    throw inconsistent(`the tiles of ${size} entries are others`)
  const edge = known?.isOf(size, texts, tiles) ? known : edgeOf(size, texts, tiles)
  if (first?.root && hashText(await edge.root()) !== first.root)
    throw inconsistent(`the root of ${size} entries is another than the one that was signed`)
  const { last_index: index = null, last_leaf: leaf = null, last_hash: hash = null } = first ?? {}
  const last = edge.entries.at(-1)
  const fits = leaf === null ? size === 0 : index === size - 1 && hashText(hashOfLeaf(leaf)) === hash
  if (!fits || (last && hashText(last) !== hash))
    throw inconsistent(`the last of ${size} entries is not the one that was signed`)
  return { size, edge }
}
