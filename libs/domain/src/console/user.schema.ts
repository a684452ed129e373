import { z } from 'zod'
import { SearchText } from '../hiring/hiring.schema'
import { LIMITS } from '../limits'
import { MadeDecision } from '../moderation/case.schema'
import { PlaceText } from '../places/place.schema'
import { Id, IsoTime } from '../text/text.schema'

export const ACCOUNT_STATES = ['active', 'suspended'] as const
export type AccountState = (typeof ACCOUNT_STATES)[number]

/** Where a list goes on: the last row that was shown. */
const Cursor = z.string().max(120)
const keyset = {
  after: Cursor.optional(),
  pageSize: z.coerce.number().int().min(1).max(LIMITS.pageSize).optional(),
}

export const UsersQuery = z.strictObject({
  /** An address, a name or an id. */
  q: SearchText.optional(),
  state: z.enum(ACCOUNT_STATES).optional(),
  ...keyset,
})
export type UsersQuery = z.input<typeof UsersQuery>

/** Somebody with a proven address. */
export const UserRow = z.object({
  id: Id,
  email: z.string(),
  /** In the live market; empty without a place there. */
  name: z.string(),
  profile: z.boolean(),
  companies: z.number().int(),
  admitted: z.boolean(),
  state: z.enum(ACCOUNT_STATES),
  until: IsoTime.nullable(),
  createdAt: IsoTime,
  lastUsedAt: IsoTime,
})
export type UserRow = z.infer<typeof UserRow>
export const UserPage = z.object({
  items: z.array(UserRow),
  /** Of the next page; null on the last. */
  next: z.string().nullable(),
  total: z.number().int(),
  /** False when there are more than were counted. */
  exact: z.boolean(),
})
export type UserPage = z.infer<typeof UserPage>

export const UserDetail = z.object({
  ...UserRow.shape,
  places: z.array(z.object({ place: PlaceText, name: z.string(), role: z.string().nullable() })),
  sessions: z.array(z.object({ id: Id, device: z.string(), createdAt: IsoTime, lastSeenAt: IsoTime })),
  decisions: z.array(MadeDecision),
})
export type UserDetail = z.infer<typeof UserDetail>

export const AuditQuery = z.strictObject({
  actor: z.string().max(64).optional(),
  action: z.string().max(40).optional(),
  /** The id or address of what something was done to. */
  target: z.string().max(120).optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  ...keyset,
})
export type AuditQuery = z.input<typeof AuditQuery>
export const AuditFilters = AuditQuery.omit({ after: true, pageSize: true })

export const AuditLine = z.object({
  id: Id,
  at: IsoTime,
  actor: z.string(),
  action: z.string(),
  target: z.string().nullable(),
  ip: z.string().nullable(),
  /** What else was noted, a name and a value each. */
  details: z.array(z.object({ name: z.string(), value: z.string() })),
})
export type AuditLine = z.infer<typeof AuditLine>
export const AuditPage = z.object({
  items: z.array(AuditLine),
  next: z.string().nullable(),
  /** All that ever happened, for the filter. */
  actions: z.array(z.string()),
})
export type AuditPage = z.infer<typeof AuditPage>
