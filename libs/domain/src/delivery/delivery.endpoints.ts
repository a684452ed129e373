import { endpoint } from '../http/endpoint'
import type {
  MailPreferences,
  MailPreferencesUpdate,
  MailReceipt,
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

export const getPreferences = endpoint<{ response: typeof MailPreferences }>('GET', '/api/preferences')
export const setPreferences = endpoint<{
  body: typeof MailPreferencesUpdate
  response: typeof MailPreferences
}>('PUT', '/api/preferences')
