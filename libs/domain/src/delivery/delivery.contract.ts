import { contract } from '../http/contract'
import * as calls from './delivery.endpoints'
import { MailPreferences, MailPreferencesUpdate, MailReceipt, UnsubscribeParams } from './delivery.schema'

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
  preferences: contract(calls.getPreferences, {
    response: MailPreferences,
    access: 'account',
    summary: 'Which kinds of mail the account switched on or off',
  }),
  setPreferences: contract(calls.setPreferences, {
    body: MailPreferencesUpdate,
    response: MailPreferences,
    access: 'account',
    frugal: true,
    summary: 'Switch kinds of mail on or off, for all places of the account',
  }),
}
