import { z } from 'zod'
import { LIMITS } from '../limits'
import { Id, IsoTime, text } from '../text/text.schema'

/** `suspect`: its counter fell, so there may be a copy of it; it opens nothing any more. */
export const PASSKEY_STATES = ['active', 'suspect'] as const

/** A key of a person's device, which signs in without a code. */
export const Passkey = z.object({
  id: Id,
  name: z.string(),
  state: z.enum(PASSKEY_STATES),
  /** Kept by the maker of the device or a password manager too, so that it outlives the device. */
  isBackedUp: z.boolean(),
  createdAt: IsoTime,
  lastUsedAt: IsoTime.nullable(),
})
export type Passkey = z.infer<typeof Passkey>
export const Passkeys = z.array(Passkey)

export const PasskeyParams = z.strictObject({ id: Id })
const name = text(LIMITS.label).min(1, 'Give the passkey a name.')
export const PasskeyName = z.strictObject({ name })

const Transport = z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'])
const Credential = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(Transport).optional(),
})
const Verification = z.enum(['discouraged', 'preferred', 'required'])

/** What a browser needs to make a passkey (Web Authentication, PublicKeyCredentialCreationOptionsJSON). */
export const PasskeyCreation = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number().int() })),
  timeout: z.number().int(),
  excludeCredentials: z.array(Credential),
  authenticatorSelection: z.object({
    residentKey: Verification,
    requireResidentKey: z.boolean(),
    userVerification: Verification,
  }),
  attestation: z.literal('none'),
})
export type PasskeyCreation = z.infer<typeof PasskeyCreation>

/** What a browser needs to ask for one (PublicKeyCredentialRequestOptionsJSON). */
export const PasskeyRequest = z.object({
  rpId: z.string(),
  challenge: z.string(),
  timeout: z.number().int(),
  allowCredentials: z.array(Credential).optional(),
  userVerification: Verification,
})
export type PasskeyRequest = z.infer<typeof PasskeyRequest>

const LONGEST = {
  id: 1_364,
  clientData: 4_096,
  authenticatorData: 4_096,
  attestation: 16_384,
  signature: 2_048,
}
const bytes = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[\w-]+$/, 'This is not a passkey.')
const credential = { id: bytes(LONGEST.id), rawId: bytes(LONGEST.id), type: z.literal('public-key') }

/** What a device made of a creation; what else browsers say of it is not read. */
export const PasskeyMade = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(LONGEST.clientData),
    attestationObject: bytes(LONGEST.attestation),
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
})
export type PasskeyMade = z.infer<typeof PasskeyMade>

/** What a device answered to a request. */
export const PasskeyShown = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(LONGEST.clientData),
    authenticatorData: bytes(LONGEST.authenticatorData),
    signature: bytes(LONGEST.signature),
    userHandle: bytes(128).nullish(),
  }),
})
export type PasskeyShown = z.infer<typeof PasskeyShown>

export const AddPasskey = z.strictObject({ name, passkey: PasskeyMade })
export const ShowPasskey = z.strictObject({ passkey: PasskeyShown })
