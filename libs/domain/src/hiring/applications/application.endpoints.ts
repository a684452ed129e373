import { endpoint } from '../../http/endpoint'
import type { IdParams } from '../hiring.schema'
import type {
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

type ById = { params: typeof IdParams }
type Answer = ById & { response: typeof ApplicationDetail }

export const applyToJob = endpoint<Answer & { query: typeof ApplyQuery; body: typeof ApplyRequest }>(
  'POST',
  '/api/jobs/:id/applications',
)
export const listApplications = endpoint<{
  query: typeof ApplicationQuery
  response: typeof ApplicationPage
}>('GET', '/api/applications')
export const getApplication = endpoint<Answer>('GET', '/api/applications/:id')
export const getSentResume = endpoint<ById & { response: typeof SentResume }>(
  'GET',
  '/api/applications/:id/resume',
)
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

/** Where the PDF of a sent resume is printed; a file, fetched by `download`. */
export const SENT_RESUME_PDF = {
  candidate: '/api/applications/:id/resume/export-pdf',
  company: '/api/company/applications/:id/resume/export-pdf',
} as const
export const sentResumePdfPath = (side: keyof typeof SENT_RESUME_PDF, id: string): string =>
  SENT_RESUME_PDF[side].replace(':id', encodeURIComponent(id))
