import { contract } from '../http/contract'
import * as calls from './delivery.endpoints'
import { MailReceipt, UnsubscribeParams } from './delivery.schema'

const link = { params: UnsubscribeParams, response: MailReceipt, access: 'public', frugal: true } as const

export const deliveryApi = {
  unsubscribe: contract(calls.unsubscribeMail, {
    ...link,
    summary: 'Switch off the kind of mail that a link is about, in one press',
  }),
  resubscribe: contract(calls.resubscribeMail, {
    ...link,
    summary: 'Switch it on again',
  }),
}
