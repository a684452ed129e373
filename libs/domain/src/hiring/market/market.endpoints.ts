import { endpoint } from '../../http/endpoint'
import type {
  ErasePreview,
  OpenMarket,
  OwnSelfIdentification,
  SelfIdentification,
  Market,
} from './market.schema'

export const getMarket = endpoint<{ response: typeof Market }>('GET', '/api/workspace')
/** Gives the account a market of its own, or answers the one it has. */
export const openMarket = endpoint<{ body: typeof OpenMarket; response: typeof Market }>(
  'POST',
  '/api/demo/session',
)
export const resetMarket = endpoint<{ response: typeof Market }>('POST', '/api/demo/reset')
export const previewErase = endpoint<{ response: typeof ErasePreview }>('GET', '/api/account/erase-preview')
export const getSelfIdentification = endpoint<{ response: typeof OwnSelfIdentification }>(
  'GET',
  '/api/privacy/self-identification',
)
export const saveSelfIdentification = endpoint<{ body: typeof SelfIdentification }>(
  'PUT',
  '/api/privacy/self-identification',
)
