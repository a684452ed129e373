import type { IdParams } from '../hiring/hiring.schema'
import { endpoint } from '../http/endpoint'
import type {
  VerificationRequest,
  VerificationRequestBody,
  VerificationRequestList,
  VerificationRequestQuery,
} from './verification-request.schema'

const path = '/api/candidates/:id/verification-requests'

export const listVerificationRequests = endpoint<{
  params: typeof IdParams
  query: typeof VerificationRequestQuery
  response: typeof VerificationRequestList
}>('GET', path)
export const requestVerification = endpoint<{
  params: typeof IdParams
  body: typeof VerificationRequestBody
  response: typeof VerificationRequest
}>('POST', path)
