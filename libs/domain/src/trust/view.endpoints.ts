import { endpoint } from '../http/endpoint'
import type { ViewPage, ViewQuery } from './view.schema'

/** Who looked at the reader's profile. */
export const listProfileViews = endpoint<{ query: typeof ViewQuery; response: typeof ViewPage }>(
  'GET',
  '/api/profile/views',
)
