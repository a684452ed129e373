import { endpoint } from '../http/endpoint'
import type { IdParams } from '../hiring/hiring.schema'
import type {
  CoachContent,
  CoachUsage,
  CorrectionDetail,
  CorrectionCases,
  CorrectionsQuery,
  CreateCorrection,
  DecideCorrection,
  OwnCorrection,
  OwnCorrections,
} from './correction.schema'

export const createCorrection = endpoint<{ body: typeof CreateCorrection; response: typeof OwnCorrection }>(
  'POST',
  '/api/corrections',
)
export const ownCorrections = endpoint<{ response: typeof OwnCorrections }>('GET', '/api/corrections')
export const listCorrections = endpoint<{
  query: typeof CorrectionsQuery
  response: typeof CorrectionCases
}>('GET', '/api/admin/coach/corrections')
export const getCorrection = endpoint<{ params: typeof IdParams; response: typeof CorrectionDetail }>(
  'GET',
  '/api/admin/coach/corrections/:id',
)
export const decideCorrection = endpoint<{
  params: typeof IdParams
  body: typeof DecideCorrection
  response: typeof CorrectionDetail
}>('POST', '/api/admin/coach/corrections/:id/decide')
export const coachContent = endpoint<{ response: typeof CoachContent }>('GET', '/api/admin/coach/content')
export const coachUsage = endpoint<{ response: typeof CoachUsage }>('GET', '/api/admin/coach/usage')
