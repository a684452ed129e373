import type { Given } from '../bundle'
import { isObject, JCS, proofOf } from '../proofs'
import { fail, type Found, pass, unknown } from '../verify/found'
import { checkStatus, isStale, SKEW_MS } from '../verify/status-check'
import { dayOf } from '../words'
import type { BadgeFacts } from './badge-facts'

/** Whether a badge has begun and not ended. */
export function checkBadgeDates({ validFrom, validUntil }: BadgeFacts, now: Date): Found {
  if (Date.parse(validFrom) > now.getTime() + SKEW_MS)
    return unknown(`It is not valid before ${dayOf(validFrom)}.`)
  if (validUntil === undefined) return pass('It does not expire.')
  return Date.parse(validUntil) <= now.getTime()
    ? fail(`It expired on ${dayOf(validUntil)}.`)
    : pass(`It is valid until ${dayOf(validUntil)}.`)
}

/**
 * The badge's bit in the list that came with it, which the same key must have signed: nobody vouches for another one.
 * Lists of other issuers are in no log that is known here, so none is asked for.
 */
export async function checkBadgeStatus(
  { credential, statusListCredential: list }: Given,
  issuer: string,
  multikey: string,
  now: Date,
): Promise<Found & { asOf?: string }> {
  const entry = credential['credentialStatus']
  if (isObject(entry) && entry['statusPurpose'] !== 'revocation')
    return unknown('It names a list that does not tell what was revoked.')
  if (isObject(entry) && list && !proofOf(list, JCS))
    return unknown('Its list of revoked credentials is signed in a way that this check does not know.')
  const trusts = (key: string) => Promise.resolve(key === multikey)
  const found = await checkStatus(entry, list, { issuer, trusts, now, proof: undefined, logs: [] })
  const { asOf } = found
  const isOver = !asOf || isStale(asOf, now) || Date.parse(String(list?.['validUntil'])) < now.getTime()
  return found.state !== 'unknown' || isOver
    ? found
    : { ...pass(`It was not revoked as of ${dayOf(asOf)}.`), asOf }
}
