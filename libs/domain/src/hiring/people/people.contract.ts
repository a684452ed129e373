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
    needs: 'shown',
    rate: 'directory',
    summary: 'People who may be found, by six filters',
  }),
  get: contract(calls.getCandidate, {
    params: IdParams,
    query: CandidateDetailQuery,
    response: CandidateDetail,
    access,
    needs: 'shown',
    summary: 'One profile; the person reads who looked',
  }),
  invite: contract(calls.inviteCandidate, {
    params: IdParams,
    body: InviteRequest,
    response: InviteReceipt,
    status: 201,
    access,
    needs: 'shown',
    idempotent: true,
    summary: 'Invite to apply: Add to Pipeline',
  }),
}
