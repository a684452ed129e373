import type { EntityManager } from 'typeorm'
import { TILE_WIDTH } from '@tryka/credentials/issue'
import { bytesOf, unpackHashes } from './hashes'
import type { LogLeafRow, LogTileRow } from './log.table'
import { LogLeafEntity, LogTileEntity } from './log.table'

export type TileKey = Pick<LogTileRow, 'level' | 'n'>

export const nameOf = ({ level, n }: TileKey): string => `${level}/${n}`

/** The entries of bundle `n` that are there, up to the first that is not. */
export async function leavesOf(manager: EntityManager, n: number, width = TILE_WIDTH): Promise<LogLeafRow[]> {
  const from = n * TILE_WIDTH
  const rows = await manager
    .createQueryBuilder(LogLeafEntity, 'leaf')
    .where('leaf.index >= :from AND leaf.index < :to', { from, to: from + width })
    .orderBy('leaf.index')
    .getMany()
  const gap = rows.findIndex(({ index }, at) => index !== from + at)
  return gap < 0 ? rows : rows.slice(0, gap)
}

/** Hashes of tiles by their names. A tile of entries has a row once it is whole; until then its entries have them. */
export async function readTiles(
  manager: EntityManager,
  keys: readonly TileKey[],
): Promise<Map<string, Uint8Array[]>> {
  const where = [...new Map(keys.map(({ level, n }) => [nameOf({ level, n }), { level, n }])).values()]
  const rows = where.length > 0 ? await manager.findBy(LogTileEntity, where) : []
  const tiles = new Map(rows.map((row) => [nameOf(row), unpackHashes(row.hashes)]))
  for (const key of where)
    if (key.level === 0 && !tiles.has(nameOf(key)))
      tiles.set(
        nameOf(key),
        (await leavesOf(manager, key.n)).map(({ hash }) => bytesOf(hash)),
      )
  return tiles
}
