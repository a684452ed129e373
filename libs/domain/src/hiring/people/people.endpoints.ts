import { endpoint } from '../../http/endpoint'
import type { IdParams } from '../hiring.schema'
import type {
  CandidateDetail,
  CandidateDetailQuery,
  CandidatePage,
  CandidateQuery,
  InviteReceipt,
  InviteRequest,
} from './people.schema'

export const searchCandidates = endpoint<{ query: typeof CandidateQuery; response: typeof CandidatePage }>(
  'GET',
  '/api/candidates',
)
export const getCandidate = endpoint<{
  params: typeof IdParams
  query: typeof CandidateDetailQuery
  response: typeof CandidateDetail
}>('GET', '/api/candidates/:id')
export const inviteCandidate = endpoint<{
  params: typeof IdParams
  body: typeof InviteRequest
  response: typeof InviteReceipt
}>('POST', '/api/candidates/:id/invitations')

/** A file, fetched by `download`; audited. */
export const CANDIDATES_CSV = { path: '/api/company/export/candidates', filename: 'candidates.csv' } as const
