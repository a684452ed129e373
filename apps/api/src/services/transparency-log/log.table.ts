import { EntitySchema } from 'typeorm'
import { integer, json, longText, time, varchar } from '../../db/columns'

/** One entry of the log, as it is published. */
export interface LogLeafRow {
  index: number
  leaf: string
  /** Base64url of SHA-256(0x00 ‖ leaf). */
  hash: string
}

/** Up to 256 hashes of a level of tiles, side by side (c2sp.org/tlog-tiles). */
export interface LogTileRow {
  level: number
  n: number
  width: number
  /** Base64url of all of them in a row. */
  hashes: string
}

/** A root that was signed. */
export interface LogCheckpointRow {
  size: number
  /** Base64url. */
  root: string
  /** The signed note, without signatures of witnesses. */
  note: string
  /** Lines of witnesses by their verifier key. */
  cosignatures: Record<string, string>
  at: string
}

const key = (name: string, table: string) => ({
  ...integer(name),
  primary: true,
  primaryKeyConstraintName: `pk_${table}`,
})

export const LogLeafEntity = new EntitySchema<LogLeafRow>({
  name: 'log_leaf',
  tableName: 'log_leaves',
  columns: { index: key('index', 'log_leaves'), leaf: longText('leaf'), hash: varchar('hash', 43) },
})

export const LogTileEntity = new EntitySchema<LogTileRow>({
  name: 'log_tile',
  tableName: 'log_tiles',
  columns: {
    level: key('level', 'log_tiles'),
    n: key('n', 'log_tiles'),
    width: integer('width'),
    hashes: longText('hashes'),
  },
})

export const LogCheckpointEntity = new EntitySchema<LogCheckpointRow>({
  name: 'log_checkpoint',
  tableName: 'log_checkpoints',
  columns: {
    size: key('size', 'log_checkpoints'),
    root: varchar('root', 43),
    note: longText('note'),
    cosignatures: json('cosignatures'),
    at: time('at'),
  },
})

export const logEntities: EntitySchema[] = [LogLeafEntity, LogTileEntity, LogCheckpointEntity]
