import type { EntityManager } from 'typeorm'
import { queryPrepared } from '../../db/query-prepared'
import type { LogCheckpointRow, LogLeafRow, LogTileRow } from './log.table'

export interface Grown {
  leaves: LogLeafRow[]
  tiles: LogTileRow[]
  /** Signed meanwhile. */
  checkpoint: Promise<LogCheckpointRow>
}

const LEAVES = `INSERT INTO log_leaves ("index", leaf, hash)`
const TILES = `INSERT INTO log_tiles (level, n, width, hashes)`
const REPLACED = `ON CONFLICT (level, n) DO UPDATE SET width = excluded.width, hashes = excluded.hashes`
const CHECKPOINT = `INSERT INTO log_checkpoints (size, root, note, cosignatures, at)`

/** All of them in one statement: everybody who issues waits for it. */
const POSTGRES = `WITH leaves AS (${LEAVES} SELECT * FROM unnest($1::int[], $2::text[], $3::text[])),
  tiles AS (${TILES} SELECT * FROM unnest($4::int[], $5::int[], $6::int[], $7::text[]) ${REPLACED})
  ${CHECKPOINT} VALUES ($8, $9, $10, $11, $12)`

const leafValues = ({ index, leaf, hash }: LogLeafRow) => [index, leaf, hash]
const tileValues = ({ level, n, width, hashes }: LogTileRow) => [level, n, width, hashes]
const checkpointValues = ({ size, root, note, cosignatures, at }: LogCheckpointRow) => [
  size,
  root,
  note,
  JSON.stringify(cosignatures),
  at,
]

/** Rows as PostgreSQL takes them: a list of each column. */
const columnsOf = (count: number, rows: (string | number)[][]) =>
  Array.from({ length: count }, (_, at) => rows.map((row) => row[at]))

async function storeOnPostgres(manager: EntityManager, { leaves, tiles, checkpoint }: Grown): Promise<void> {
  const [ofLeaves, ofTiles] = [columnsOf(3, leaves.map(leafValues)), columnsOf(4, tiles.map(tileValues))]
  const values = checkpointValues(await checkpoint)
  await queryPrepared(manager, POSTGRES, [...ofLeaves, ...ofTiles, ...values])
}

/** SQLite bounds the number of values in a statement. */
const ROWS = 500

async function insertRows(manager: EntityManager, into: string, rows: (string | number)[][], then = '') {
  for (let at = 0; at < rows.length; at += ROWS) {
    const some = rows.slice(at, at + ROWS)
    const places = some.map((row) => `(${row.map(() => '?').join(', ')})`).join(', ')
    // One row is what an issued credential adds; of other counts there are many, and each would be kept.
    const insert = (sql: string, values: unknown[]) =>
      some.length === 1 ? queryPrepared(manager, sql, values) : manager.query(sql, values)
    await insert(`${into} VALUES ${places} ${then}`, some.flat())
  }
}

async function storeOnSqlite(manager: EntityManager, { leaves, tiles, checkpoint }: Grown): Promise<void> {
  const storeTree = async () => {
    await insertRows(manager, LEAVES, leaves.map(leafValues))
    await insertRows(manager, TILES, tiles.map(tileValues), REPLACED)
  }
  // Entries are written while their root is signed.
  const [signed] = await Promise.all([checkpoint, storeTree()])
  await insertRows(manager, CHECKPOINT, [checkpointValues(signed)])
}

/** Stores what the log grew by. */
export const storeGrown = (manager: EntityManager, grown: Grown): Promise<void> =>
  manager.connection.options.type === 'postgres'
    ? storeOnPostgres(manager, grown)
    : storeOnSqlite(manager, grown)
