import { IdParams } from '../hiring/hiring.schema'
import { contract } from '../http/contract'
import * as calls from './verification-request.endpoints'
import {
  VerificationRequest,
  VerificationRequestBody,
  VerificationRequestList,
  VerificationRequestQuery,
} from './verification-request.schema'

const rules = { params: IdParams, access: 'company', needs: 'shown' } as const

export const verificationRequestsApi = {
  list: contract(calls.listVerificationRequests, {
    ...rules,
    query: VerificationRequestQuery,
    response: VerificationRequestList,
    summary:
      'Must-have skills of a posting that a person has not proved, and when the company asked for them',
  }),
  ask: contract(calls.requestVerification, {
    ...rules,
    body: VerificationRequestBody,
    response: VerificationRequest,
    status: 201,
    idempotent: true,
    summary: 'Ask a person to verify a must-have skill, once; no answer has no effect',
  }),
}
