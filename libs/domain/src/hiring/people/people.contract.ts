import { contract } from '../../http/contract'
import { IdParams } from '../hiring.schema'
import * as calls from './people.endpoints'
import {
  CandidateDetail,
  CandidateDetailQuery,
  CandidatePage,
  CandidateQuery,
  InviteReceipt,
  InviteRequest,
} from './people.schema'

const access = 'company'

export const peopleApi = {
  search: contract(calls.searchCandidates, {
    query: CandidateQuery,
    response: CandidatePage,
    access,
    needs: 'verified',
    rate: 'directory',
    summary: 'People who may be found, by five filters',
  }),
  get: contract(calls.getCandidate, {
    params: IdParams,
    query: CandidateDetailQuery,
    response: CandidateDetail,
    access,
    needs: 'verified',
    summary: 'One profile; the person reads who looked',
  }),
  invite: contract(calls.inviteCandidate, {
    params: IdParams,
    body: InviteRequest,
    response: InviteReceipt,
    status: 201,
    access,
    needs: 'verified',
    idempotent: true,
    summary: 'Invite to apply: Add to Pipeline',
  }),
}
