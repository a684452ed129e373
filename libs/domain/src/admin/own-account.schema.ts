import { z } from 'zod'
import { OpenSession } from '../accounts/account.schema'
import { LIMITS } from '../limits'

/** What a new password is made of is the server's to say; longer ones are refused at the door. */
export const ChangePassword = z.strictObject({
  /** The one that signs in until now. */
  current: z.string().min(1, 'Enter your current password.').max(LIMITS.passwordMax),
  password: z.string().min(1, 'Enter a new password.').max(LIMITS.passwordMax),
})

/** The browsers in which an administrator is signed in, the last used first. */
export const OpenSessions = z.array(OpenSession)
/** How many were open elsewhere. */
export const SessionsEnded = z.object({ ended: z.number().int() })
