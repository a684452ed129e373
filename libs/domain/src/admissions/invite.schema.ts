import { z } from 'zod'
import { EXPERIENCE_LEVELS, PROVEN, STANDINGS, USER_TYPES } from '../early-access/constants'
import { LIMITS } from '../limits'
import { Email, Id, IsoTime, text } from '../text/text.schema'
import { ADMISSION_STATES, WAIT_REASONS } from './admission.rules'

const PAGES = 1_000
const page = z.coerce.number().int().min(1).max(PAGES).optional()

/** Days that a request has waited at least. */
export const WAITED_DAYS = ['7', '30', '90', '365'] as const
/** Those that wait for a look are left out unless they are asked for. */
export const LOOKS = ['waiting'] as const

const filter = {
  search: text(LIMITS.search).optional(),
  type: z.enum(USER_TYPES).optional(),
  field: text(LIMITS.label).optional(),
  experience: z.enum(EXPERIENCE_LEVELS).optional(),
  verified: z.enum(PROVEN).optional(),
  standing: z.enum(STANDINGS).optional(),
  waited: z.enum(WAITED_DAYS).optional(),
  look: z.enum(LOOKS).optional(),
}
/** Which requests; each narrows the others. */
export const RequestFilter = z.strictObject(filter)
export type RequestFilter = z.infer<typeof RequestFilter>
export const RequestQuery = z.strictObject({ ...filter, page })

/** A request for early access as somebody who invites sees it. */
export const RequestRow = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  userType: z.enum(USER_TYPES),
  emailVerified: z.boolean(),
  focusArea: z.string(),
  experience: z.enum(EXPERIENCE_LEVELS).nullable(),
  createdAt: IsoTime,
  standing: z.enum(STANDINGS),
  /** Why nobody lets it in before a person looked at it; null where nothing does. */
  waitsFor: z.enum(WAIT_REASONS).nullable(),
})
export type RequestRow = z.infer<typeof RequestRow>

const paged = { page: z.number().int(), pageSize: z.number().int() }
/** Counted up to a bound: `more` says that there are more than `total`. */
const counted = { total: z.number().int(), more: z.boolean() }

/** Oldest first. */
export const RequestPage = z.object({ items: z.array(RequestRow), ...counted, ...paged })
export type RequestPage = z.infer<typeof RequestPage>

/** Those that somebody looked at. */
export const ReleaseRequests = z.strictObject({ emails: z.array(Email).min(1).max(LIMITS.invitedAtOnce) })
export type ReleaseRequests = z.infer<typeof ReleaseRequests>
/** How many of them had waited. */
export const ReleasedRequests = z.object({ released: z.number().int() })
export type ReleasedRequests = z.infer<typeof ReleasedRequests>

/** Whom: named ones, or so many of a filter that wait longest. */
export const Chosen = z.union([
  z.strictObject({ emails: z.array(Email).min(1).max(LIMITS.invitedAtOnce) }),
  z.strictObject({ next: z.number().int().min(1).max(LIMITS.invitedAtOnce), filter: RequestFilter }),
])
export type Chosen = z.infer<typeof Chosen>

const leftOut = {
  /** Let in before: no second mail. */
  before: z.number().int(),
  /** Not on the list with a proven address: not let in. */
  unverified: z.number().int(),
}
/** What a press of *Send* would do. */
export const InvitationPreview = z.object({
  /** Who would be mailed. */
  emails: z.array(z.string()),
  ...leftOut,
  /** Mails that this administrator has left this hour. */
  left: z.number().int(),
  /** The mail to the first of them; null when there is nobody. */
  mail: z.object({ to: z.string(), subject: z.string(), text: z.string() }).nullable(),
})
export type InvitationPreview = z.infer<typeof InvitationPreview>

/** One press of *Send*, by its key: made again with the same key it is the same batch. */
export const SendInvitations = z.strictObject({
  key: z.string().regex(/^[0-9a-f-]{32,36}$/, 'Send the key of this press.'),
  emails: z.array(Email).min(1).max(LIMITS.invitedAtOnce),
  /** What the choice was narrowed to, for the record. */
  filter: RequestFilter.optional(),
})
export type SendInvitations = z.infer<typeof SendInvitations>

export const InvitedSignups = z.object({
  /** Let in now; their mails are on the way. */
  invited: z.number().int(),
  ...leftOut,
})
export type InvitedSignups = z.infer<typeof InvitedSignups>

/** One press, and what became of it. */
export const InvitationBatch = z.object({
  id: Id,
  at: IsoTime,
  by: z.string(),
  filter: RequestFilter.nullable(),
  asked: z.number().int(),
  ...leftOut,
  sent: z.number().int(),
  joined: z.number().int(),
})
export type InvitationBatch = z.infer<typeof InvitationBatch>
export const BatchQuery = z.strictObject({ page })
export const BatchPage = z.object({ items: z.array(InvitationBatch), ...counted, ...paged })

const sentFilter = {
  /** The beginning of an address. */
  search: text(LIMITS.search).optional(),
  state: z.enum(ADMISSION_STATES).optional(),
  batch: Id.optional(),
}
export const InvitationFilter = z.strictObject(sentFilter)
export type InvitationFilter = z.infer<typeof InvitationFilter>
export const InvitationQuery = z.strictObject({ ...sentFilter, page })

/** One address that was let in. */
export const Invitation = z.object({
  id: Id,
  email: z.string(),
  state: z.enum(ADMISSION_STATES),
  by: z.string(),
  sentAt: IsoTime,
  endsAt: IsoTime,
  joinedAt: IsoTime.nullable(),
  sends: z.number().int(),
  version: z.number().int(),
})
export type Invitation = z.infer<typeof Invitation>
/** Latest first. */
export const InvitationPage = z.object({ items: z.array(Invitation), ...counted, ...paged })
export type InvitationPage = z.infer<typeof InvitationPage>

export const InvitationParams = z.strictObject({ id: Id })
/** What the administrator saw. */
export const InvitationMove = z.strictObject({ version: z.number().int() })
