import { z } from 'zod'
import { LIMITS } from '../limits'
import { Passkeys } from '../passkeys/passkey.schema'
import { IsoTime, text } from '../text/text.schema'
import { ADMIN_ROLES } from '../admin-roles'

/** Six figures of the app, or one of the recovery codes. */
export const FactorCode = z.strictObject({ code: z.string().trim().min(6).max(24) })

/** How an administrator proves to be it, beside the password. */
export const Factors = z.object({
  /** Whether an app on a telephone shows codes. */
  totp: z.boolean(),
  /** When it was set up; null without one. */
  since: IsoTime.nullable(),
  recoveryLeft: z.number().int(),
  passkeys: Passkeys,
})
export type Factors = z.infer<typeof Factors>

/** What the app on the telephone needs, shown once. */
export const TotpSetup = z.object({
  /** For typing, in base32. */
  secret: z.string(),
  /** For the camera: the picture as SVG. */
  picture: z.string(),
})
export type TotpSetup = z.infer<typeof TotpSetup>

/** With ten recovery codes where the passkey is the first factor. */
export const FactorPasskeyAdded = z.object({ codes: z.array(z.string()) })

export const RecoveryCodes = z.object({ codes: z.array(z.string()) })

export const Administrator = z.object({
  id: z.string(),
  username: z.string(),
  email: z.string().nullable(),
  role: z.enum(ADMIN_ROLES),
  state: z.enum(['invited', 'active', 'blocked']),
  factor: z.boolean(),
  since: IsoTime,
  /** Of an invitation: until when it is good. */
  until: IsoTime.nullable(),
  isSelf: z.boolean(),
})
export type Administrator = z.infer<typeof Administrator>
export const Administrators = z.object({ items: z.array(Administrator) })

export const AdminParams = z.object({ id: z.string().max(64) })
export const InviteAdmin = z.strictObject({
  email: z.email().max(LIMITS.email),
  role: z.enum(ADMIN_ROLES),
})
export const AdminRoleChange = z.strictObject({ role: z.enum(ADMIN_ROLES) })
export const JoinAdmin = z.strictObject({
  token: z.string().min(16).max(128),
  username: text(LIMITS.username).min(1),
  password: z.string().max(LIMITS.passwordMax),
})
export const JoinToken = z.strictObject({ token: z.string().min(16).max(128) })
/** Whom an invitation is for, half hidden. */
export const AdminInvitation = z.object({ email: z.string(), role: z.enum(ADMIN_ROLES), until: IsoTime })
export type AdminInvitation = z.infer<typeof AdminInvitation>
