import type { IdParams } from '../hiring/hiring.schema'
import { endpoint } from '../http/endpoint'
import type { DeliveryOverview, OutboxPage, OutboxQuery, RetryReceipt } from './outbox.schema'

const base = '/api/admin/outbox'

export const getDelivery = endpoint<{ response: typeof DeliveryOverview }>('GET', `${base}/state`)
export const listOutbox = endpoint<{ query: typeof OutboxQuery; response: typeof OutboxPage }>('GET', base)
export const retryMessage = endpoint<{ params: typeof IdParams; response: typeof RetryReceipt }>(
  'POST',
  `${base}/:id/retry`,
)
export const retryMessages = endpoint<{ response: typeof RetryReceipt }>('POST', `${base}/retry`)
