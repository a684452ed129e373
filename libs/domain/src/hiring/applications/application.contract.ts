import { contract } from '../../http/contract'
import { IdParams } from '../hiring.schema'
import * as calls from './application.endpoints'
import {
  ApplicationDetail,
  ApplicationNotes,
  ApplicationPage,
  ApplicationQuery,
  ApplyQuery,
  ApplyRequest,
  Explanation,
  OfferResponse,
  SentResume,
  WithdrawRequest,
} from './application.schema'

const access = 'candidate'
const one = { params: IdParams, response: ApplicationDetail, access } as const

export const applicationsApi = {
  apply: contract(calls.applyToJob, {
    ...one,
    query: ApplyQuery,
    body: ApplyRequest,
    status: 201,
    idempotent: true,
    summary: 'Apply once; a second application answers 409',
  }),
  list: contract(calls.listApplications, {
    query: ApplicationQuery,
    response: ApplicationPage,
    access,
    summary: 'Own applications, newest first, with counts that add up',
  }),
  get: contract(calls.getApplication, {
    ...one,
    summary: 'One application with its timeline and what was sent',
  }),
  resume: contract(calls.getSentResume, {
    params: IdParams,
    response: SentResume,
    access,
    summary: 'The resume that was sent, as it was then',
  }),
  notes: contract(calls.saveApplicationNotes, {
    ...one,
    body: ApplicationNotes,
    summary: 'Keep notes that nobody else reads',
  }),
  withdraw: contract(calls.withdrawApplication, { ...one, body: WithdrawRequest, summary: 'Withdraw' }),
  respond: contract(calls.respondToOffer, {
    ...one,
    body: OfferResponse,
    idempotent: true,
    summary: 'Accept or decline an offer',
  }),
  explain: contract(calls.requestExplanation, {
    params: IdParams,
    response: Explanation,
    access,
    summary: 'Why the application was rejected',
  }),
}
