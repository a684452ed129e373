import { z } from 'zod'

export const UnsubscribeParams = z.strictObject({ token: z.string().max(120) })
/** The same for every token: it tells nobody whether there is an account behind one. */
export const MailReceipt = z.object({ received: z.literal(true) })
