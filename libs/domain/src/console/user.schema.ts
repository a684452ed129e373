import { z } from 'zod'
import { ADMISSION_STATES } from '../admissions/admission.rules'
import { SearchText } from '../hiring/hiring.schema'
import { LIMITS } from '../limits'
import { MadeDecision } from '../moderation/case.schema'
import { DECISION_ACTIONS } from '../moderation/constants'
import { PlaceText } from '../places/place.schema'
import { Id, IsoTime } from '../text/text.schema'
import { OutboxMessage } from './outbox.schema'

export const ACCOUNT_STATES = ['active', 'suspended'] as const
export type AccountState = (typeof ACCOUNT_STATES)[number]

/** Where a list goes on: the last row that was shown. */
const Cursor = z.string().max(120)
const keyset = {
  after: Cursor.optional(),
  pageSize: z.coerce.number().int().min(1).max(LIMITS.pageSize).optional(),
}

/** Where somebody acts in the live market: as a person, for companies, or nowhere yet. */
export const USER_PLACES = ['profile', 'team', 'none'] as const
export type UserPlaces = (typeof USER_PLACES)[number]

export const UsersFilter = z.strictObject({
  /** An address, a name or an id. */
  q: SearchText.optional(),
  state: z.enum(ACCOUNT_STATES).optional(),
  /** Whether they were let into the live market. */
  admitted: z.enum(['yes', 'no']).optional(),
  places: z.enum(USER_PLACES).optional(),
  /** The first day, in UTC, on which the account may have been made. */
  since: z.iso.date().optional(),
})
export type UsersFilter = z.output<typeof UsersFilter>
export const UsersQuery = UsersFilter.extend(keyset)
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

export const UserDetail = z.object({
  ...UserRow.shape,
  places: z.array(
    z.object({
      place: PlaceText,
      name: z.string(),
      role: z.string().nullable(),
      /** The company of a seat. */
      companyId: Id.nullable(),
      /** Others are in this team, and without this account it would have no Admin. */
      isNeeded: z.boolean(),
    }),
  ),
  sessions: z.array(z.object({ id: Id, device: z.string(), createdAt: IsoTime, lastSeenAt: IsoTime })),
  /** Invitations to this address, newest first. */
  admissions: z.array(
    z.object({
      id: Id,
      state: z.enum(ADMISSION_STATES),
      invitedBy: z.string(),
      createdAt: IsoTime,
      sentAt: IsoTime.nullable(),
      expiresAt: IsoTime,
      usedAt: IsoTime.nullable(),
      sends: z.number().int(),
    }),
  ),
  decisions: z.array(MadeDecision),
  /** What the account was told lately, newest first: neither its words nor the address. */
  deliveries: z.array(
    OutboxMessage.pick({
      id: true,
      channel: true,
      template: true,
      state: true,
      tries: true,
      reason: true,
      createdAt: true,
      sentAt: true,
    }),
  ),
  /** What administrators and the system did to it lately, newest first. */
  audited: z.array(AuditLine.omit({ ip: true, target: true })),
})
export type UserDetail = z.infer<typeof UserDetail>

/** What was decided about a company and its postings, newest first, and what may be decided now. */
export const CompanyDecisions = z.object({
  items: z.array(MadeDecision),
  may: z.array(z.enum(DECISION_ACTIONS)),
})
export type CompanyDecisions = z.infer<typeof CompanyDecisions>

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

export const AuditPage = z.object({
  items: z.array(AuditLine),
  next: z.string().nullable(),
  /** All that ever happened, for the filter. */
  actions: z.array(z.string()),
})
export type AuditPage = z.infer<typeof AuditPage>
