import { contract } from '../../http/contract'
import { IdParams } from '../hiring.schema'
import { SentResume } from './application.schema'
import * as calls from './company-application.endpoints'
import {
  Board,
  BoardQuery,
  BulkMessageReceipt,
  BulkMessageRequest,
  BulkRejectReceipt,
  BulkRejectRequest,
  BulkReviewReceipt,
  BulkReviewRequest,
  MoveRequest,
  NoteRequest,
  CompanyApplicationDetail,
  CompanyApplicationMoved,
  CompanyApplicationsPage,
  CompanyApplicationsQuery,
  RejectRequest,
  ReopenRequest,
  RevealRequest,
} from './company-application.schema'

const access = 'company'
const moved = { params: IdParams, response: CompanyApplicationMoved, access, idempotent: true } as const

export const companyApplicationsApi = {
  list: contract(calls.listCompanyApplications, {
    query: CompanyApplicationsQuery,
    response: CompanyApplicationsPage,
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
  get: contract(calls.getCompanyApplication, {
    params: IdParams,
    response: CompanyApplicationDetail,
    access,
    summary: 'One application; opening it is seen by the candidate',
  }),
  resume: contract(calls.getCandidateResume, {
    params: IdParams,
    response: SentResume,
    access,
    summary: 'The resume that came with it; without its person while review is blind',
  }),
  startReview: contract(calls.startReview, {
    ...moved,
    body: MoveRequest,
    summary: 'Start the review',
  }),
  passScreen: contract(calls.passScreen, { ...moved, body: MoveRequest, summary: 'Pass the screen' }),
  reject: contract(calls.rejectApplication, {
    ...moved,
    body: RejectRequest,
    summary: 'Reject with a reason',
  }),
  reopen: contract(calls.reopenApplication, {
    ...moved,
    body: ReopenRequest,
    roles: ['Admin', 'Hiring Manager'],
    summary: 'Reopen a rejection of the last 90 days',
  }),
  reveal: contract(calls.revealCandidate, {
    ...moved,
    body: RevealRequest,
    roles: ['Admin'],
    summary: 'Show who it is, with a reason, logged',
  }),
  note: contract(calls.addTeamNote, {
    ...moved,
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
  bulkReview: contract(calls.bulkReview, {
    body: BulkReviewRequest,
    response: BulkReviewReceipt,
    access,
    idempotent: true,
    summary: 'Start the review of up to fifty named applications',
  }),
  bulkMessage: contract(calls.bulkMessage, {
    body: BulkMessageRequest,
    response: BulkMessageReceipt,
    access,
    // A company writes first when it is known who it is.
    needs: 'verified',
    idempotent: true,
    summary: 'Write to up to fifty named applicants',
  }),
}
