import { endpoint } from '../http/endpoint'
import type { LogCosignature } from './log.schema'

/** What the addresses of the public log begin with; with the host before it, the log's name. */
export const LOG_PATH = '/api/log'
/** The newest checkpoint: a signed note (c2sp.org/tlog-checkpoint). */
export const LOG_CHECKPOINT_PATH = `${LOG_PATH}/checkpoint`
/** Before the name of a tile or of a bundle of entries (c2sp.org/tlog-tiles). */
export const LOG_TILE_PATH = `${LOG_PATH}/tile/`

export const cosignLog = endpoint<{ body: typeof LogCosignature }>('POST', `${LOG_PATH}/cosignatures`)
