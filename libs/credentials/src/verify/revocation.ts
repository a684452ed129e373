import type { Given } from '../bundle'
import { commitment, leafText } from '../leaf'
import { entryOf } from '../logged'
import { parseTlogProof } from '../tlog-proof'
import { dayOf } from '../words'
import { isTime } from './format'
import { trustOf } from './issuer-check'
import type { Pins } from './types'

/**
 * Why something was revoked, behind "withdrawn on 3 December 2026" and as a line of its own. What is said of a person is
 * what they did themselves; of a result that did not stand, no more than that.
 */
const REASONS = {
  issuer_error: ['because of a mistake of the issuer', 'A mistake of the issuer'],
  integrity: ['because the result could not be confirmed', 'The result could not be confirmed'],
  holder_request: ['at the holder’s request', 'At the holder’s request'],
  superseded: ['because a newer one takes its place', 'A newer one takes its place'],
  key_compromise: ['because others may have its key', 'Others may have the key that signed it'],
} as const
type Reason = keyof typeof REASONS

/** Why and when something was revoked, as the log has it. */
export interface Revocation {
  reason: Reason
  at: string
  /** The entry of the log that says so. */
  leafIndex: number
}

const isReason = (value: unknown): value is Reason =>
  typeof value === 'string' && Object.hasOwn(REASONS, value)

/**
 * The record of a revocation that came with a credential, where a known log has it: an entry commits to credential,
 * reason and time, under the salt that the credential's own entry has. Nothing where it is not proved.
 */
export async function revocationOf(given: Given, pins: Pins): Promise<Revocation | undefined> {
  const { credential, revocation, tlogProof } = given
  const { issuer, id } = credential
  const did = issuer && typeof issuer === 'object' && !Array.isArray(issuer) ? issuer['id'] : undefined
  const { reason, at } = revocation ?? {}
  if (!revocation || !tlogProof || !id || !isReason(reason) || typeof at !== 'string' || !isTime(at))
    return undefined
  try {
    const salt = parseTlogProof(tlogProof).extra ?? new Uint8Array()
    const leaf = leafText('revoke', await commitment(salt, { id, reason, at }))
    const leafIndex = await entryOf(leaf, revocation['tlogProof'], trustOf(given, pins, String(did)).logs)
    return leafIndex === undefined ? undefined : { reason, at, leafIndex }
  } catch {
    return undefined
  }
}

/** "withdrawn on 3 December 2026 at the holder’s request" */
export const withdrawnWords = ({ reason, at }: Revocation): string =>
  `withdrawn on ${dayOf(at)} ${REASONS[reason][0]}`

/** "At the holder’s request" */
export const reasonWords = ({ reason }: Revocation): string => REASONS[reason][1]
