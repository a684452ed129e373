import { endpoint } from '../../http/endpoint'
import type { IdParams } from '../hiring.schema'
import type {
  ApplicationDetail,
  ApplicationNotes,
  ApplicationPage,
  ApplicationQuery,
  ApplyRequest,
  Explanation,
  OfferResponse,
  WithdrawRequest,
} from './application.schema'

type ById = { params: typeof IdParams }
type Answer = ById & { response: typeof ApplicationDetail }

export const applyToJob = endpoint<Answer & { body: typeof ApplyRequest }>(
  'POST',
  '/api/jobs/:id/applications',
)
export const listApplications = endpoint<{
  query: typeof ApplicationQuery
  response: typeof ApplicationPage
}>('GET', '/api/applications')
export const getApplication = endpoint<Answer>('GET', '/api/applications/:id')
export const saveApplicationNotes = endpoint<Answer & { body: typeof ApplicationNotes }>(
  'PUT',
  '/api/applications/:id/notes',
)
export const withdrawApplication = endpoint<Answer & { body: typeof WithdrawRequest }>(
  'POST',
  '/api/applications/:id/withdraw',
)
export const respondToOffer = endpoint<Answer & { body: typeof OfferResponse }>(
  'POST',
  '/api/applications/:id/offer-response',
)
export const requestExplanation = endpoint<ById & { response: typeof Explanation }>(
  'POST',
  '/api/applications/:id/explanation-request',
)

/** A file, fetched by `download`. */
export const APPLICATIONS_PDF = {
  path: '/api/applications/export-pdf',
  filename: 'applications.pdf',
} as const
