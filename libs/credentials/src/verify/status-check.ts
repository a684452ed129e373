import { canonicalize } from '../jcs'
import { verifyJcsProof } from '../jcs-proof'
import type { JsonObject } from '../json'
import { keyOfMethod } from '../keys'
import { digestOf, leafText } from '../leaf'
import { entryOf } from '../logged'
import { isObject, JCS, proofOf } from '../proofs'
import { statusBit } from '../status'
import { Unreadable } from '../unreadable'
import { dayOf } from '../words'
import { STATUS_CONTEXTS } from './contexts'
import { isList, isTime } from './format'
import { fail, type Found, pass, unknown } from './found'

/** A list that is older says little of today: the page shows amber and offers to ask again. */
const STALE_DAYS = 30
export const DAY_MS = 86_400_000
/** Clocks of two machines differ. */
export const SKEW_MS = 5 * 60_000

/** Whether what a list said is too old to say it without a word of warning. */
export const isStale = (asOf: string, now: Date): boolean =>
  now.getTime() - Date.parse(asOf) > STALE_DAYS * DAY_MS

interface Asked {
  issuer: string
  /** Whether a key signs lists, the one that is this entry of the log among them. */
  trusts(key: string, entry?: number): Promise<boolean>
  now: Date
  /** That the log has the list, if that came with it, and the keys of logs that count. */
  proof: string | undefined
  logs: readonly string[]
}

/** The entry of the log that a list is: its address ends with its number. */
export const statusLeaf = async (list: JsonObject): Promise<string> =>
  leafText('status', await digestOf(list), { list: Number(String(list['id']).split('/').pop()) })

/**
 * Reads the credential's bit in a list (Bitstring Status List 1.0, 3.2). A list that is not the one it names, or that
 * the issuer did not sign or the log does not have, is as good as none; an expired one still tells what was so when it
 * was signed.
 */
export async function checkStatus(
  entry: JsonObject[string] | undefined,
  list: JsonObject | undefined,
  o: Asked,
): Promise<Found & { asOf?: string }> {
  if (!isObject(entry)) return unknown('It names no list of revoked credentials.')
  if (!list)
    return unknown('No list of revoked credentials came with it: whether it was revoked is not known.')
  const logged = o.proof ? await entryOf(await statusLeaf(list), o.proof, o.logs) : undefined
  const fault = await listFault(entry, list, o, logged)
  if (fault) return unknown(fault)
  const asOf = String(list['validFrom'])
  const encoded = String((list['credentialSubject'] as JsonObject)['encodedList'])
  try {
    if (await statusBit(encoded, Number(entry['statusListIndex'])))
      return { ...fail('The issuer revoked it.'), asOf }
  } catch (error) {
    return unknown(error instanceof Unreadable ? error.reason : 'The list of revoked credentials is damaged.')
  }
  if (o.proof && logged === undefined)
    return unknown('The list of revoked credentials is not one that the log has.')
  const said = `It was not revoked as of ${dayOf(asOf)}`
  if (isStale(asOf, o.now) || Date.parse(String(list['validUntil'])) < o.now.getTime())
    return { ...unknown(`${said}; that list has expired, so ask for a newer one.`), asOf }
  return {
    ...(o.proof ? pass(`${said}.`) : unknown(`${said}; no proof came with it that the log has that list.`)),
    asOf,
  }
}

async function listFault(
  entry: JsonObject,
  list: JsonObject,
  o: Asked,
  logged: number | undefined,
): Promise<string | undefined> {
  const subject = list['credentialSubject']
  const issuer = isObject(list['issuer']) ? list['issuer']['id'] : list['issuer']
  if (list['id'] !== entry['statusListCredential'])
    return 'The list of revoked credentials that came with it is another one.'
  if (
    canonicalize(list['@context'] ?? null) !== canonicalize(STATUS_CONTEXTS) ||
    !isList(subject) ||
    !isTime(list['validFrom']) ||
    !isTime(list['validUntil'])
  )
    return 'The list of revoked credentials is not in its form.'
  if (Date.parse(String(list['validFrom'])) > o.now.getTime() + SKEW_MS)
    return 'The list of revoked credentials is dated in the future.'
  if (issuer !== o.issuer) return 'The list of revoked credentials is of another issuer.'
  const method = keyOfMethod(String(proofOf(list, JCS)?.['verificationMethod']))
  if (!method || method.did !== o.issuer || !(await o.trusts(method.key, logged)))
    return 'The list of revoked credentials is signed with another key.'
  const fits = await verifyJcsProof(list, method.publicKey)
  if (fits === null) return 'This device cannot check the signature of the list of revoked credentials.'
  return fits ? undefined : 'The signature of the list of revoked credentials does not fit.'
}
