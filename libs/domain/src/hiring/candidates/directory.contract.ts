import { contract } from '../../http/contract'
import { IdParams } from '../hiring.schema'
import * as calls from './directory.endpoints'
import {
  CandidateDetail,
  CandidateDetailQuery,
  CandidatePage,
  CandidateQuery,
  InviteReceipt,
  InviteRequest,
} from './directory.schema'

const access = 'company'

export const directoryApi = {
  search: contract(calls.searchCandidates, {
    query: CandidateQuery,
    response: CandidatePage,
    access,
    summary: 'People who may be found, by five filters',
  }),
  get: contract(calls.getCandidate, {
    params: IdParams,
    query: CandidateDetailQuery,
    response: CandidateDetail,
    access,
    summary: 'One profile; opening it is logged',
  }),
  invite: contract(calls.inviteCandidate, {
    params: IdParams,
    body: InviteRequest,
    response: InviteReceipt,
    status: 201,
    access,
    idempotent: true,
    summary: 'Invite to apply: Add to Pipeline',
  }),
}
