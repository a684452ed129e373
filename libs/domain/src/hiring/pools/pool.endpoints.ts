import { endpoint } from '../../http/endpoint'
import type { IdParams } from '../hiring.schema'
import type { PoolDraft, PoolEntry, PoolParams, PoolPatch, TalentPools } from './pool.schema'

type ById = { params: typeof IdParams }
type Pools = { response: typeof TalentPools }
export const getTalentPools = endpoint<Pools>('GET', '/api/talent-pools')
export const createPool = endpoint<Pools & { body: typeof PoolDraft }>('POST', '/api/talent-pools')
export const renamePool = endpoint<ById & Pools & { body: typeof PoolPatch }>(
  'PATCH',
  '/api/talent-pools/:id',
)
export const deletePool = endpoint<ById & Pools>('DELETE', '/api/talent-pools/:id')
export const putPoolMember = endpoint<{
  params: typeof PoolParams
  body: typeof PoolEntry
  response: typeof TalentPools
}>('PUT', '/api/talent-pools/:id/members/:candidateId')
export const removePoolMember = endpoint<{ params: typeof PoolParams; response: typeof TalentPools }>(
  'DELETE',
  '/api/talent-pools/:id/members/:candidateId',
)
