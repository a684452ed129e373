import { z } from 'zod'
import { LIMITS } from '../../limits'
import { TEAM_ROLES } from '../../roles'
import { CompanyRef, Id, IsoTime, TimeZone } from '../hiring.schema'
import { PERSONAS } from './constants'

/** What nobody opened yet: the marks of the header. */
export const Unread = z.object({ messages: z.number().int(), notifications: z.number().int() })
/**
 * What waits for somebody in the sections, beside their names. For a candidate: offers to answer, times to choose. For a
 * company: applications nobody has looked at, interviews without an agreed time or an outcome.
 */
export const Waiting = z.object({
  applications: z.number().int(),
  interviews: z.number().int(),
})
export type Waiting = z.infer<typeof Waiting>
const marks = { unread: Unread, waiting: Waiting }

/** Both places of an account: the person of the candidate dashboard and the member of the company's team. */
export const Market = z.object({
  id: Id,
  isGuest: z.boolean(),
  candidate: z.object({ id: Id, name: z.string(), initials: z.string(), ...marks }),
  company: z.object({
    ...CompanyRef.shape,
    member: z.object({ id: Id, name: z.string(), title: z.string(), role: z.enum(TEAM_ROLES) }),
    /** The company of this account's own demo, not one whose team invited it. */
    own: z.boolean(),
    /** In which every time of the company's side is told. */
    timeZone: z.string(),
    ...marks,
  }),
  /** In which every time of the candidate's side is told. */
  timeZone: z.string(),
  /** False until the browser has told its own, or the person has changed anything. */
  hasOwnTimeZone: z.boolean(),
  seededAt: IsoTime,
  /** When an unused guest market is erased; null for people who signed in. */
  erasedAt: IsoTime.nullable(),
})
export type Market = z.infer<typeof Market>

/**
 * `role` is the team role in which the visitor of a guest market acts; it is the Admin's unless told. `timeZone` is
 * the browser's: it becomes the candidate's while nothing of the candidate was changed.
 */
export const OpenMarket = z.strictObject({
  persona: z.enum(PERSONAS),
  role: z.enum(TEAM_ROLES).optional(),
  timeZone: TimeZone.optional(),
})

/** What erasing takes away, and what stays as numbers without identity. */
export const ErasePreview = z.object({
  goes: z.array(z.object({ what: z.string(), count: z.number().int() })),
  stays: z.array(z.object({ what: z.string(), count: z.number().int() })),
})
export type ErasePreview = z.infer<typeof ErasePreview>

const answer = z.string().max(LIMITS.label).nullable()
const answers = { ageBand: answer, gender: answer, ethnicity: answer }
/** Answers that are free to give, kept apart from everything else. */
export const SelfIdentification = z.strictObject({ ...answers, consent: z.boolean() })

/** What the person gave, for nobody but this person to read; without consent there is nothing. */
export const OwnSelfIdentification = z.object({ ...answers, consentAt: IsoTime.nullable() })
export type OwnSelfIdentification = z.infer<typeof OwnSelfIdentification>
