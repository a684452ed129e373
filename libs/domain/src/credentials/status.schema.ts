import { z } from 'zod'

/** Why a credential counts no more. */
export const REVOCATION_REASONS = [
  'issuer_error',
  'integrity',
  'holder_request',
  'superseded',
  'key_compromise',
] as const
export type RevocationReason = (typeof REVOCATION_REASONS)[number]

export const StatusListParams = z.object({ list: z.coerce.number().int().min(1).max(1_000_000) })

/** A signed list of which credentials are revoked (W3C Bitstring Status List 1.0). */
export const StatusListCredential = z.looseObject({
  id: z.string(),
  type: z.array(z.string()),
  issuer: z.string(),
  validFrom: z.string(),
  validUntil: z.string(),
  credentialSubject: z.looseObject({
    type: z.literal('BitstringStatusList'),
    statusPurpose: z.literal('revocation'),
    encodedList: z.string(),
    ttl: z.int(),
  }),
})
export type StatusListCredential = z.infer<typeof StatusListCredential>

/** A list, and that the public log has it (c2sp.org/tlog-proof). */
export const LoggedStatusList = z.object({
  statusListCredential: StatusListCredential,
  statusProof: z.string(),
})
export type LoggedStatusList = z.infer<typeof LoggedStatusList>
