import type { JsonObject } from '@tryka/credentials'
import { encodeStatusList, STATUS_BITS } from '@tryka/credentials'
import { signCredential } from '@tryka/credentials/issue'
import { DAY_MS, MINUTE_MS } from '@tryka/domain'
import { seconds } from '../issuer/did'
import type { SigningIdentity } from '../issuer/known-seeds'

/** A verifier asks again after this. */
const TTL_MS = 5 * MINUTE_MS
/** A list that was kept says so long what it said; it is signed anew every day. */
const VALID_MS = 30 * DAY_MS

/** The bits of a list: the leftmost is the first (W3C Bitstring Status List 1.0, 3.3). */
export function bitsOf(revoked: Iterable<number>): Uint8Array {
  const bits = new Uint8Array(STATUS_BITS / 8)
  for (const index of revoked) bits[index >> 3] = (bits[index >> 3] ?? 0) | (0x80 >> (index & 7))
  return bits
}

/** A list as everybody reads it, with both proofs. */
export async function signList(
  { did, verificationMethod, signer }: SigningIdentity,
  { url, revoked, now }: { url: string; revoked: Iterable<number>; now: Date },
): Promise<JsonObject> {
  const created = seconds(now.toISOString())
  const document: JsonObject = {
    '@context': ['https://www.w3.org/ns/credentials/v2'],
    id: url,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer: did,
    validFrom: created,
    validUntil: seconds(new Date(now.getTime() + VALID_MS).toISOString()),
    credentialSubject: {
      id: `${url}#list`,
      type: 'BitstringStatusList',
      statusPurpose: 'revocation',
      ttl: TTL_MS,
      encodedList: await encodeStatusList(bitsOf(revoked)),
    },
  }
  return signCredential(document, { signer, verificationMethod, created })
}
