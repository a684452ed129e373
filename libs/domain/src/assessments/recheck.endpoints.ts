import type { IdParams } from '../hiring/hiring.schema'
import { endpoint } from '../http/endpoint'
import type { RecheckAnswer, RecheckView } from './recheck.schema'

type Shown = { params: typeof IdParams; response: typeof RecheckView }

export const getRecheck = endpoint<Shown>('GET', '/api/rechecks/:id')
export const acceptRecheck = endpoint<Shown>('POST', '/api/rechecks/:id/accept')
export const declineRecheck = endpoint<Shown>('POST', '/api/rechecks/:id/decline')
/** Begins; one that nobody accepted yet is accepted by it. */
export const startRecheck = endpoint<Shown>('POST', '/api/rechecks/:id/start')
export const answerRecheck = endpoint<Shown & { body: typeof RecheckAnswer }>(
  'POST',
  '/api/rechecks/:id/answer',
)
