import { IdParams } from '../hiring/hiring.schema'
import { contract } from '../http/contract'
import * as calls from './outbox.endpoints'
import { DeliveryOverview, OutboxPage, OutboxQuery, RetryReceipt } from './outbox.schema'

const access = 'admin' as const

export const outboxApi = {
  state: contract(calls.getDelivery, {
    response: DeliveryOverview,
    access,
    summary: 'What waits to be delivered, the mail limit, and who leads the work of the clock',
  }),
  list: contract(calls.listOutbox, {
    query: OutboxQuery,
    response: OutboxPage,
    access,
    summary: 'Messages without their words, the latest first',
  }),
  retry: contract(calls.retryMessage, {
    params: IdParams,
    response: RetryReceipt,
    access,
    summary: 'Deliver a message that was given up once more',
  }),
  retryAll: contract(calls.retryMessages, {
    response: RetryReceipt,
    access,
    adminRole: 'owner',
    stepUp: true,
    summary: 'Deliver everything that was given up once more',
  }),
}
