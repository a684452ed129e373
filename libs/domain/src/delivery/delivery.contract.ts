import { contract } from '../http/contract'
import * as calls from './delivery.endpoints'
import * as schema from './delivery.schema'

const link = {
  params: schema.UnsubscribeParams,
  response: schema.MailReceipt,
  access: 'public',
  frugal: true,
} as const

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
    response: schema.DeliveryPreferences,
    access: 'account',
    summary: 'What the account wants to be told by mail and by push, and when',
  }),
  setPreferences: contract(calls.setPreferences, {
    body: schema.DeliveryPreferencesUpdate,
    response: schema.DeliveryPreferences,
    access: 'account',
    frugal: true,
    summary: 'Choose what is told by mail and by push, quiet hours and muted companies, for all places',
  }),
}

/** Pushes to browsers of an account. */
export const pushApi = {
  key: contract(calls.getPushKey, {
    response: schema.PushKey,
    access: 'account',
    summary: 'The key by which push services know this server',
  }),
  browsers: contract(calls.listPushBrowsers, {
    response: schema.PushBrowsers,
    access: 'account',
    summary: 'Browsers that take pushes for the account',
  }),
  add: contract(calls.addPushBrowser, {
    body: schema.PushSubscriptionRequest,
    response: schema.PushBrowser,
    status: 201,
    access: 'account',
    summary: 'Let this browser take pushes; five an account at most',
  }),
  remove: contract(calls.removePushBrowser, {
    params: schema.PushParams,
    access: 'account',
    frugal: true,
    summary: 'Send this browser no more',
  }),
  test: contract(calls.testPush, {
    params: schema.PushParams,
    access: 'account',
    frugal: true,
    summary: 'Send one push to this browser now',
  }),
}
