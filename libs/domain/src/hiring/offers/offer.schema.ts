import { z } from 'zod'
import { requiredText, text } from '../../text/text.schema'
import { CURRENCIES, OFFER_STATES, PAY_PERIODS } from '../constants'
import { Amount, Day, Id, IsoTime, PersonRef, Reason, Version } from '../hiring.schema'
import { HIRING_LIMITS } from '../limits'

const terms = {
  salary: Amount,
  currency: z.enum(CURRENCIES),
  period: z.enum(PAY_PERIODS),
  startDate: Day,
  expiresAt: IsoTime,
  terms: text(HIRING_LIMITS.terms),
}

/** An offer outside the posted range needs an Admin and a reason. */
export const OfferDraft = z.strictObject({
  ...terms,
  outOfRangeReason: requiredText(HIRING_LIMITS.reason).optional(),
  version: Version.optional(),
})
export const Offer = z.object({
  id: Id,
  applicationId: Id,
  candidate: PersonRef,
  ...terms,
  state: z.enum(OFFER_STATES),
  inRange: z.boolean(),
  canSend: z.boolean(),
  canRescind: z.boolean(),
  sentAt: IsoTime.nullable(),
  respondedAt: IsoTime.nullable(),
  responseNote: z.string().nullable(),
  version: Version,
})
export type Offer = z.infer<typeof Offer>
/**
 * Interviews still ahead stay unless they are to be called off. More offers than openings are a 409 `OVERBOOKED`, until
 * `overbook` says that it is meant; more people than openings are never hired.
 */
export const SendOffer = z.strictObject({
  version: Version,
  interviews: z.enum(['keep', 'cancel']).default('keep'),
  overbook: z.boolean().default(false),
})
export const RescindOffer = z.strictObject({ reason: Reason, version: Version })
