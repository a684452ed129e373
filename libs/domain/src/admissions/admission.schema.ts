import { z } from 'zod'
import { AccountSession } from '../accounts/account.schema'
import { Email, IsoTime } from '../text/text.schema'

/** What stands behind the `#` of the address in the mail. */
export const InvitationToken = z.strictObject({ token: z.string().min(1).max(200) })

/** Who asks for a new link: whoever has the old one, or whoever knows the address. */
export const NewInvitation = z.union([InvitationToken, z.strictObject({ email: Email })])
export type NewInvitation = z.infer<typeof NewInvitation>

export const INVITATION_VIEWS = ['ready', 'account_exists', 'other_account'] as const

/** What the page of an invitation tells; looking changes nothing. */
export const InvitationView = z.object({
  /** Half hidden. */
  address: z.string(),
  /** Who let the address in. */
  invitedBy: z.string(),
  /** Whether a press begins an account, asks for a code, or ends another account's visit first. */
  state: z.enum(INVITATION_VIEWS),
  endsAt: IsoTime,
  /** The request that it answers, unless that was erased. */
  request: z.object({ at: IsoTime, field: z.string() }).nullable(),
})
export type InvitationView = z.infer<typeof InvitationView>

/** `signIn`: the address has an account, which only a code opens; else the account that was made or is open. */
export const AcceptedInvitation = z.discriminatedUnion('signIn', [
  z.object({ signIn: z.literal(true) }),
  z.object({ signIn: z.literal(false), session: AccountSession }),
])
export type AcceptedInvitation = z.infer<typeof AcceptedInvitation>

/** The same for every address. */
export const NewInvitationReceipt = z.object({ received: z.literal(true) })
