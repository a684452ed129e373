import { endpoint } from '../http/endpoint'
import type { BlockList, BlockParams } from './block.schema'

/** Those whom this place blocks. */
export const listBlocks = endpoint<{ response: typeof BlockList }>('GET', '/api/blocks')
export const block = endpoint<{ params: typeof BlockParams }>('PUT', '/api/blocks/:type/:id')
export const unblock = endpoint<{ params: typeof BlockParams }>('DELETE', '/api/blocks/:type/:id')
