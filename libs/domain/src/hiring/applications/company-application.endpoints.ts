import { endpoint } from '../../http/endpoint'
import type { IdParams } from '../hiring.schema'
import type {
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

type Answer = { params: typeof IdParams; response: typeof PipelineDetail }
const base = '/api/company/applications/:id'

export const listPipeline = endpoint<{ query: typeof PipelineQuery; response: typeof PipelinePage }>(
  'GET',
  '/api/company/applications',
)
export const getBoard = endpoint<{
  params: typeof IdParams
  query: typeof BoardQuery
  response: typeof Board
}>('GET', '/api/postings/:id/applications')
export const getPipelineEntry = endpoint<Answer>('GET', base)
export const startReview = endpoint<Answer & { body: typeof MoveRequest }>('POST', `${base}/start-review`)
export const passScreen = endpoint<Answer & { body: typeof MoveRequest }>('POST', `${base}/screen-pass`)
export const rejectApplication = endpoint<Answer & { body: typeof RejectRequest }>('POST', `${base}/reject`)
export const reopenApplication = endpoint<Answer & { body: typeof ReopenRequest }>('POST', `${base}/reopen`)
export const revealCandidate = endpoint<Answer & { body: typeof RevealRequest }>('POST', `${base}/reveal`)
export const addTeamNote = endpoint<Answer & { body: typeof NoteRequest }>('POST', `${base}/notes`)
export const bulkReject = endpoint<{ body: typeof BulkRejectRequest; response: typeof BulkRejectReceipt }>(
  'POST',
  '/api/company/applications/bulk-reject',
)

/** A file, fetched by `download`; audited. */
export const PIPELINE_CSV = {
  path: '/api/company/export/applications',
  filename: 'applications.csv',
} as const
