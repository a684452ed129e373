import { z } from 'zod'
import { NOTIFICATION_TYPES } from '../hiring/filters'
import type { NotificationType } from '../hiring/filters'

export const UnsubscribeParams = z.strictObject({ token: z.string().max(120) })
/** The same for every token: it tells nobody whether there is an account behind one. */
export const MailReceipt = z.object({ received: z.literal(true) })

const switches = Object.fromEntries(
  NOTIFICATION_TYPES.map((type) => [type, z.boolean().optional()]),
) as Record<NotificationType, z.ZodOptional<z.ZodBoolean>>
/** Kinds of mail that were switched on or off; a kind that is left out is as it was at first. */
export const MailPreferences = z.object({ mail: z.object(switches) })
export type MailPreferences = z.infer<typeof MailPreferences>
/** Kinds that are left out stay as they are. */
export const MailPreferencesUpdate = z.strictObject({ mail: z.strictObject(switches) })
