import { endpoint } from '../http/endpoint'
import type {
  DeliveryPreferences,
  DeliveryPreferencesUpdate,
  MailReceipt,
  PushBrowser,
  PushBrowsers,
  PushKey,
  PushParams,
  PushSubscriptionRequest,
  UnsubscribeParams,
} from './delivery.schema'

/** Called by mail programs (RFC 8058), with the token in the address and a form as the body. */
export const unsubscribeMail = endpoint<{
  params: typeof UnsubscribeParams
  response: typeof MailReceipt
}>('POST', '/api/unsubscribe/:token')
export const resubscribeMail = endpoint<{
  params: typeof UnsubscribeParams
  response: typeof MailReceipt
}>('POST', '/api/unsubscribe/:token/undo')

/** The page behind the link of a mail; the token follows. */
export const UNSUBSCRIBE_PAGE = '/unsubscribe/'

export const getPreferences = endpoint<{ response: typeof DeliveryPreferences }>('GET', '/api/preferences')
export const setPreferences = endpoint<{
  body: typeof DeliveryPreferencesUpdate
  response: typeof DeliveryPreferences
}>('PUT', '/api/preferences')

export const getPushKey = endpoint<{ response: typeof PushKey }>('GET', '/api/push/key')
export const listPushBrowsers = endpoint<{ response: typeof PushBrowsers }>('GET', '/api/push/subscriptions')
export const addPushBrowser = endpoint<{
  body: typeof PushSubscriptionRequest
  response: typeof PushBrowser
}>('POST', '/api/push/subscriptions')
export const removePushBrowser = endpoint<{ params: typeof PushParams }>(
  'DELETE',
  '/api/push/subscriptions/:id',
)
export const testPush = endpoint<{ params: typeof PushParams }>('POST', '/api/push/subscriptions/:id/test')
