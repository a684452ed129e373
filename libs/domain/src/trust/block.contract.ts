import { contract } from '../http/contract'
import * as calls from './block.endpoints'
import { BlockList, BlockParams } from './block.schema'

const one = { access: 'place', params: BlockParams } as const

export const blocksApi = {
  list: contract(calls.listBlocks, {
    response: BlockList,
    access: 'place',
    summary: 'Whom this place blocks, newest first',
  }),
  block: contract(calls.block, {
    ...one,
    summary: 'Block a company or a person: neither finds or writes to the other from now on',
  }),
  unblock: contract(calls.unblock, { ...one, summary: 'Take a block back' }),
}
