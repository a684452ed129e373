import { endpoint } from '../../http/endpoint'
import type { IdParams } from '../hiring.schema'
import type { SentResume } from './application.schema'
import type {
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

type Moved = { params: typeof IdParams; response: typeof CompanyApplicationMoved }
const base = '/api/company/applications/:id'

export const listCompanyApplications = endpoint<{
  query: typeof CompanyApplicationsQuery
  response: typeof CompanyApplicationsPage
}>('GET', '/api/company/applications')
export const getBoard = endpoint<{
  params: typeof IdParams
  query: typeof BoardQuery
  response: typeof Board
}>('GET', '/api/postings/:id/applications')
export const getCompanyApplication = endpoint<{
  params: typeof IdParams
  response: typeof CompanyApplicationDetail
}>('GET', base)
export const getCandidateResume = endpoint<{ params: typeof IdParams; response: typeof SentResume }>(
  'GET',
  `${base}/resume`,
)
export const startReview = endpoint<Moved & { body: typeof MoveRequest }>('POST', `${base}/start-review`)
export const passScreen = endpoint<Moved & { body: typeof MoveRequest }>('POST', `${base}/screen-pass`)
export const rejectApplication = endpoint<Moved & { body: typeof RejectRequest }>('POST', `${base}/reject`)
export const reopenApplication = endpoint<Moved & { body: typeof ReopenRequest }>('POST', `${base}/reopen`)
export const revealCandidate = endpoint<Moved & { body: typeof RevealRequest }>('POST', `${base}/reveal`)
export const addTeamNote = endpoint<Moved & { body: typeof NoteRequest }>('POST', `${base}/notes`)
export const bulkReject = endpoint<{ body: typeof BulkRejectRequest; response: typeof BulkRejectReceipt }>(
  'POST',
  '/api/company/applications/bulk-reject',
)
export const bulkReview = endpoint<{ body: typeof BulkReviewRequest; response: typeof BulkReviewReceipt }>(
  'POST',
  '/api/company/applications/bulk-start-review',
)
export const bulkMessage = endpoint<{ body: typeof BulkMessageRequest; response: typeof BulkMessageReceipt }>(
  'POST',
  '/api/company/applications/bulk-message',
)

/** A file, fetched by `download`; audited. */
export const PIPELINE_CSV = {
  path: '/api/company/export/applications',
  filename: 'applications.csv',
} as const
