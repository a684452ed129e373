import type { IdParams } from '../hiring/hiring.schema'
import { endpoint } from '../http/endpoint'
import type { DecideHold, HoldCases, HoldDetail, HoldsQuery, HoldWords, OwnHold } from './hold.schema'
import type { RecheckView } from './recheck.schema'

type ById = { params: typeof IdParams }

/** By the id of the attempt. */
export const takeRecheck = endpoint<ById & { response: typeof RecheckView }>(
  'POST',
  '/api/attempts/:id/recheck',
)
export const sayOfHold = endpoint<ById & { body: typeof HoldWords; response: typeof OwnHold }>(
  'POST',
  '/api/attempts/:id/hold/appeal',
)

export const listHolds = endpoint<{ query: typeof HoldsQuery; response: typeof HoldCases }>(
  'GET',
  '/api/admin/holds',
)
export const getHold = endpoint<ById & { response: typeof HoldDetail }>('GET', '/api/admin/holds/:id')
export const decideHold = endpoint<ById & { body: typeof DecideHold; response: typeof HoldDetail }>(
  'POST',
  '/api/admin/holds/:id/decide',
)
