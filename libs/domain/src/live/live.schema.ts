import { z } from 'zod'
import { PlaceText } from '../places/place.schema'
import { Unread, Waiting } from '../hiring/market/market.schema'
import { LIVE_LIMITS } from './live.limits'

/** What screens may be out of date about. */
export const LIVE_TOPICS = [
  'applications',
  'interviews',
  'messages',
  'notifications',
  'postings',
  'skills',
  'invitations',
  'contacts',
  'views',
  'pools',
  'team',
  /** The places of the account: one came, changed or ended. */
  'places',
] as const
export type LiveTopic = (typeof LIVE_TOPICS)[number]

const NAME = 'me|demo|demo-team|team-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const PLACES = new RegExp(`^(?:${NAME})(?:,(?:${NAME})){0,${LIVE_LIMITS.places - 1}}$`)

/** Which places of the account a stream carries, and the last word that the browser heard of an earlier one. */
export const LiveQuery = z.strictObject({
  places: z.string().regex(PLACES, `Name 1 to ${LIVE_LIMITS.places} places, with commas between them.`),
  last: z.string().max(60).optional(),
})
export type LiveQuery = z.infer<typeof LiveQuery>

/** One word of a stream: which screens of a place are out of date, and the marks of its header and navigation. */
export const LiveEvent = z.object({
  /** What a later stream is told as the last word that was heard. */
  id: z.string(),
  place: PlaceText,
  topics: z.array(z.enum(LIVE_TOPICS)),
  /** The key of the call that changed it; null when nobody sent one. Who made the call has its answer. */
  changeId: z.string().nullable(),
  unread: Unread,
  waiting: Waiting,
})
export type LiveEvent = z.infer<typeof LiveEvent>

/** How a stream begins: whether something may have been said since the last word that was heard, and is gone. */
export const LiveStart = z.object({ id: z.string(), lost: z.boolean() })
export type LiveStart = z.infer<typeof LiveStart>
