import { contract } from '../../http/contract'
import { IdParams } from '../hiring.schema'
import * as calls from './company-application.endpoints'
import {
  Board,
  BoardQuery,
  BulkRejectReceipt,
  BulkRejectRequest,
  MoveRequest,
  NoteRequest,
  PipelineDetail,
  PipelinePage,
  PipelineQuery,
  RejectRequest,
  ReopenRequest,
  RevealRequest,
} from './company-application.schema'

const access = 'company'
const one = { params: IdParams, response: PipelineDetail, access } as const

export const pipelineApi = {
  list: contract(calls.listPipeline, {
    query: PipelineQuery,
    response: PipelinePage,
    access,
    summary: 'Applications to the company, with counts that add up',
  }),
  board: contract(calls.getBoard, {
    params: IdParams,
    query: BoardQuery,
    response: Board,
    access,
    summary: 'The board of one posting',
  }),
  get: contract(calls.getPipelineEntry, {
    ...one,
    summary: 'One application; opening it is seen by the candidate',
  }),
  startReview: contract(calls.startReview, { ...one, body: MoveRequest, summary: 'Start the review' }),
  passScreen: contract(calls.passScreen, { ...one, body: MoveRequest, summary: 'Pass the screen' }),
  reject: contract(calls.rejectApplication, {
    ...one,
    body: RejectRequest,
    idempotent: true,
    summary: 'Reject with a reason',
  }),
  reopen: contract(calls.reopenApplication, {
    ...one,
    body: ReopenRequest,
    roles: ['Admin', 'Hiring Manager'],
    summary: 'Reopen a rejection of the last 90 days',
  }),
  reveal: contract(calls.revealCandidate, {
    ...one,
    body: RevealRequest,
    roles: ['Admin'],
    summary: 'Show who it is, with a reason, logged',
  }),
  note: contract(calls.addTeamNote, {
    ...one,
    body: NoteRequest,
    status: 201,
    summary: 'Add a note for the team',
  }),
  bulkReject: contract(calls.bulkReject, {
    body: BulkRejectRequest,
    response: BulkRejectReceipt,
    access,
    idempotent: true,
    summary: 'Reject up to fifty named applications',
  }),
}
