import { endpoint } from '../http/endpoint'
import type {
  EarlyAccessReceipt,
  EarlyAccessRequest,
  EraseReceipt,
  PersonalData,
  PrivacyLinkReceipt,
  PrivacyLinkRequest,
  PrivacyToken,
} from './early-access.schema'

export const submitEarlyAccess = endpoint<{
  body: typeof EarlyAccessRequest
  response: typeof EarlyAccessReceipt
}>('POST', '/api/early-access')

export const requestPrivacyLink = endpoint<{
  body: typeof PrivacyLinkRequest
  response: typeof PrivacyLinkReceipt
}>('POST', '/api/early-access/privacy-link')
export const getMyData = endpoint<{ query: typeof PrivacyToken; response: typeof PersonalData }>(
  'GET',
  '/api/early-access/mine',
)
export const eraseMyData = endpoint<{ body: typeof PrivacyToken; response: typeof EraseReceipt }>(
  'POST',
  '/api/early-access/erase',
)
/** Called by mail programs (RFC 8058), with the token in the address and a form as the body. */
export const UNSUBSCRIBE_PATH = '/api/early-access/unsubscribe'
