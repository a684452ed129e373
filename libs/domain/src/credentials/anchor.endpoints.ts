import type { IdParams } from '../hiring/hiring.schema'
import { endpoint } from '../http/endpoint'
import type { AnchorSummary, GiveUpAnchor, LogHealth } from './anchor.schema'

export const logHealth = endpoint<{ response: typeof LogHealth }>('GET', '/api/admin/log')
export const giveUpAnchor = endpoint<{
  params: typeof IdParams
  body: typeof GiveUpAnchor
  response: typeof AnchorSummary
}>('POST', '/api/admin/anchors/:id/give-up')
