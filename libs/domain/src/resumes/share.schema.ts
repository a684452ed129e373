import { z } from 'zod'
import { Id, IsoTime, text } from '../text/text.schema'
import { SHARE_LIMITS as MAX } from './share.rules'

const terms = {
  /** For the owner alone: whom it is for. */
  label: text(MAX.label),
  /** As typed: spaces are part of it. */
  password: z
    .string()
    .min(MAX.passwordMin, `Use at least ${MAX.passwordMin} characters.`)
    .max(MAX.passwordMax, `Use at most ${MAX.passwordMax} characters.`)
    .nullable(),
  expiresAt: IsoTime.nullable(),
  /** Leaves out phone and e-mail, and how to reach references. */
  hideContact: z.boolean(),
}

/** A new link. Without an end it stands until it is revoked. */
export const CreateResumeShare = z.strictObject({
  label: terms.label.default(''),
  password: terms.password.default(null),
  expiresAt: terms.expiresAt,
  hideContact: terms.hideContact.default(false),
})
export type CreateResumeShare = z.input<typeof CreateResumeShare>

/**
 * A change of an open link: an absent field is left alone, a password of null is taken away. A `version` that is no longer
 * the newest is refused with 409.
 */
export const UpdateResumeShare = z
  .strictObject(terms)
  .partial()
  .extend({ version: z.number().int().min(1) })
export type UpdateResumeShare = z.input<typeof UpdateResumeShare>

/** A link as its owner sees it. */
export const ResumeShare = z.object({
  id: Id,
  resumeId: Id,
  label: z.string(),
  /** Its whole address; null once it ended, and where the server has another secret than when it was made. */
  url: z.string().nullable(),
  state: z.enum(['open', 'expired', 'revoked', 'taken_down']),
  /** The decision that took it down, which its owner reads and may object to. */
  decisionId: Id.nullable(),
  hasPassword: z.boolean(),
  hideContact: z.boolean(),
  expiresAt: IsoTime.nullable(),
  revokedAt: IsoTime.nullable(),
  /** Without the owner and known robots; who looked is never kept. */
  views: z.number().int(),
  downloads: z.number().int(),
  lastViewedAt: IsoTime.nullable(),
  createdAt: IsoTime,
  /** Counts its changes, and not its readers. */
  version: z.number().int(),
})
export type ResumeShare = z.infer<typeof ResumeShare>

export const ResumeShareParams = z.strictObject({ id: Id, shareId: Id })
