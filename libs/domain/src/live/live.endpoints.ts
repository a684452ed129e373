import type { PlaceSide } from '../places/place'

/**
 * Server-sent events of up to eight places of an account, for whoever has the account: nameless ones carry a
 * `LiveEvent`, `start` a `LiveStart`, and after `over` the account or one of the places is not as it was.
 */
export const LIVE_STREAM = '/api/live'

/** The same with one place, for pages that were loaded before there was one stream for all. */
export const EVENT_STREAMS: Record<PlaceSide, string> = {
  candidate: '/api/events',
  company: '/api/company/events',
}
