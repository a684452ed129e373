import type { IdParams } from '../hiring/hiring.schema'
import { endpoint } from '../http/endpoint'
import type { DraftedAnswer, LiveRecheckRequest, LiveRechecks } from './live-recheck.schema'

type OfInterview = { params: typeof IdParams; response: typeof LiveRechecks }

export const listLiveRechecks = endpoint<OfInterview>('GET', '/api/company/interviews/:id/rechecks')
export const askForRechecks = endpoint<OfInterview & { body: typeof LiveRecheckRequest }>(
  'POST',
  '/api/company/interviews/:id/rechecks',
)
export const draftInRecheck = endpoint<{ params: typeof IdParams; body: typeof DraftedAnswer }>(
  'PUT',
  '/api/rechecks/:id/draft',
)
