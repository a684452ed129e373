import { endpoint } from '../http/endpoint'
import type { IdParams } from '../hiring/hiring.schema'
import type { ProofSent } from './company.schema'
import type {
  AcceptJoin,
  AskToJoin,
  JoinCodeRequest,
  JoinRequests,
  OwnJoinRequest,
  OwnJoinRequests,
} from './join-request.schema'

type ById = { params: typeof IdParams }
export const sendJoinCode = endpoint<ById & { body: typeof JoinCodeRequest; response: typeof ProofSent }>(
  'POST',
  '/api/companies/:id/join-codes',
)
export const askToJoin = endpoint<ById & { body: typeof AskToJoin; response: typeof OwnJoinRequest }>(
  'POST',
  '/api/companies/:id/join-requests',
)
export const listOwnJoinRequests = endpoint<{ response: typeof OwnJoinRequests }>('GET', '/api/join-requests')
export const withdrawJoinRequest = endpoint<ById>('POST', '/api/join-requests/:id/withdraw')
export const listJoinRequests = endpoint<{ response: typeof JoinRequests }>(
  'GET',
  '/api/company/team/requests',
)
export const acceptJoinRequest = endpoint<ById & { body: typeof AcceptJoin; response: typeof JoinRequests }>(
  'POST',
  '/api/company/team/requests/:id/accept',
)
export const declineJoinRequest = endpoint<ById & { response: typeof JoinRequests }>(
  'POST',
  '/api/company/team/requests/:id/decline',
)
