import type { IdParams } from '../hiring/hiring.schema'
import { endpoint } from '../http/endpoint'
import type { ModelConsent, ModelState, TurnWords } from './model.schema'

export const getModelState = endpoint<{ response: typeof ModelState }>('GET', '/api/coach/model')
export const agreeToModel = endpoint<{ body: typeof ModelConsent; response: typeof ModelState }>(
  'PUT',
  '/api/coach/model/consent',
)
export const withdrawFromModel = endpoint<{ response: typeof ModelState }>(
  'DELETE',
  '/api/coach/model/consent',
)
/** What was stored; null where no model said anything of this answer. */
export const getTurnWords = endpoint<{ params: typeof IdParams; response: typeof TurnWords }>(
  'GET',
  '/api/practice/turns/:id/words',
)
/** Answers an event stream: `feedback`, `words` for each sentence, then `done` or `fallback`. */
export const streamTurnWords = endpoint<{ params: typeof IdParams }>('POST', '/api/practice/turns/:id/words')
