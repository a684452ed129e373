import { z } from 'zod'
import { Id, IsoTime } from '../hiring/hiring.schema'
import { HIRING_LIMITS } from '../hiring/limits'
import { LIMITS } from '../limits'
import { TEAM_ROLES } from '../roles'
import { nameText } from '../text/name.schema'
import { Email, text } from '../text/text.schema'

/** Where somebody's wish to join a team stands. */
export const JOIN_STATES = ['sent', 'accepted', 'declined', 'withdrawn', 'expired'] as const
export type JoinState = (typeof JOIN_STATES)[number]

/** The mailbox at the company's domain; its code is asked for unless the account itself is that mailbox. */
export const JoinCodeRequest = z.strictObject({ address: Email })
export const AskToJoin = z.strictObject({
  address: Email,
  otp: z.string().trim().min(1).max(32).optional(),
  name: nameText(LIMITS.name, 'Add your name.'),
  title: text(HIRING_LIMITS.title),
})
export type AskToJoin = z.infer<typeof AskToJoin>

/** One's own request. */
export const OwnJoinRequest = z.object({
  id: Id,
  company: z.string(),
  state: z.enum(JOIN_STATES),
  at: IsoTime,
  expiresAt: IsoTime,
})
export type OwnJoinRequest = z.infer<typeof OwnJoinRequest>
export const OwnJoinRequests = z.object({ items: z.array(OwnJoinRequest) })

/** A request as the Admins of the team decide about it. */
export const JoinRequest = z.object({
  id: Id,
  name: z.string(),
  title: z.string(),
  /** The proven address at the company's domain. */
  address: z.string(),
  at: IsoTime,
  expiresAt: IsoTime,
})
export type JoinRequest = z.infer<typeof JoinRequest>
export const JoinRequests = z.object({ items: z.array(JoinRequest) })
export const AcceptJoin = z.strictObject({ role: z.enum(TEAM_ROLES) })
