import { contract } from '../../http/contract'
import { IdParams } from '../hiring.schema'
import * as calls from './pool.endpoints'
import { PoolDraft, PoolEntry, PoolParams, PoolPatch, TalentPools } from './pool.schema'

const params = IdParams
const pools = { response: TalentPools, access: 'company' } as const

export const poolsApi = {
  get: contract(calls.getTalentPools, { ...pools, summary: 'Segments and their members' }),
  create: contract(calls.createPool, {
    ...pools,
    body: PoolDraft,
    status: 201,
    idempotent: true,
    summary: 'Create a segment',
  }),
  rename: contract(calls.renamePool, { ...pools, params, body: PoolPatch, summary: 'Rename a segment' }),
  remove: contract(calls.deletePool, { ...pools, params, summary: 'Delete a segment' }),
  put: contract(calls.putPoolMember, {
    ...pools,
    params: PoolParams,
    body: PoolEntry,
    summary: 'Add a person or change status and note',
  }),
  removeMember: contract(calls.removePoolMember, {
    ...pools,
    params: PoolParams,
    summary: 'Take a person out',
  }),
}
