import { z } from 'zod'
import { CompanyRef, Id, TimeZone } from '../hiring/hiring.schema'
import { DELIVERY_LIMITS } from './delivery-limits'
import { DELIVERY_KINDS } from './kinds'
import type { DeliveryKind } from './kinds'

export const UnsubscribeParams = z.strictObject({ token: z.string().max(120) })
/** The same for every token: it tells nobody whether there is an account behind one. */
export const MailReceipt = z.object({ received: z.literal(true) })

const perKind = <S extends z.core.$ZodType>(schema: S): Record<DeliveryKind, S> =>
  Object.fromEntries(DELIVERY_KINDS.map((kind) => [kind, schema])) as Record<DeliveryKind, S>

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time such as 21:00.')
const quietHours = z
  .strictObject({ from: clock, to: clock })
  .refine(({ from, to }) => from !== to, 'Choose two different times.')

/** What an account wants to be told, by which way and when; it holds for all of its places. */
export const DeliveryPreferences = z.object({
  kinds: z.object(perKind(z.object({ email: z.boolean(), push: z.boolean() }))),
  /** In them what is not urgent waits; null: it never waits. */
  quietHours: z.object({ from: z.string(), to: z.string() }).nullable(),
  /** Chosen here; null: the zone of the profile, or of the company. */
  timeZone: z.string().nullable(),
  /** Whose clock the quiet hours follow; null while no zone is known, and then nothing waits. */
  zone: z.string().nullable(),
  /** Names may stand in what a push shows. */
  showDetails: z.boolean(),
  /** Nothing comes from these but what cannot be switched off. */
  muted: z.array(CompanyRef),
})
export type DeliveryPreferences = z.infer<typeof DeliveryPreferences>

/** What is left out stays as it is. */
export const DeliveryPreferencesUpdate = z.strictObject({
  kinds: z
    .strictObject(
      perKind(z.strictObject({ email: z.boolean().optional(), push: z.boolean().optional() }).optional()),
    )
    .optional(),
  quietHours: quietHours.nullable().optional(),
  timeZone: TimeZone.nullable().optional(),
  showDetails: z.boolean().optional(),
  mute: z.strictObject({ companyId: Id, muted: z.boolean() }).optional(),
})
export type DeliveryPreferencesUpdate = z.infer<typeof DeliveryPreferencesUpdate>

/** What a browser hands out when it is asked to take pushes (RFC 8030, RFC 8291). */
export const PushSubscriptionRequest = z.strictObject({
  endpoint: z.string().min(1).max(DELIVERY_LIMITS.pushEndpoint),
  // A point of the curve and sixteen bytes, in base64url.
  keys: z.strictObject({
    p256dh: z.string().regex(/^B[\w-]{86}$/),
    auth: z.string().regex(/^[\w-]{22}$/),
  }),
})
export const PushKey = z.object({ key: z.string() })
export const PushBrowser = z.object({
  id: z.string(),
  /** Browser and system in words. */
  label: z.string(),
  /** `failing`: it did not take the last ones. `gone`: its push service knows it no more. */
  state: z.enum(['active', 'failing', 'gone']),
  /** The browser that asks. */
  current: z.boolean(),
  createdAt: z.string(),
  lastOkAt: z.string().nullable(),
})
export type PushBrowser = z.infer<typeof PushBrowser>
export const PushBrowsers = z.object({ items: z.array(PushBrowser) })
export const PushParams = z.strictObject({ id: Id })
