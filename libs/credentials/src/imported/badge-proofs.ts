import { verifyJcsProof } from '../jcs-proof'
import type { JsonObject } from '../json'
import { CREDENTIAL_CONTEXTS } from '../verify/contexts'
import { fail, faultOf, type Found, pass, unknown } from '../verify/found'

/** Only vocabularies that are carried here, the one of credentials first: no other can be looked up, or believed. */
export function checkContexts(credential: JsonObject): Found {
  const contexts = [credential['@context'] ?? []].flat()
  const [first, badges] = CREDENTIAL_CONTEXTS
  if (contexts.some((context) => typeof context !== 'string'))
    return fail('It brings vocabulary of its own, so its words could mean anything.')
  const strange = contexts.find((context) => !CREDENTIAL_CONTEXTS.includes(String(context)))
  if (strange !== undefined)
    return unknown(`It uses a vocabulary that this check does not carry: ${String(strange).slice(0, 100)}`)
  return contexts[0] === first && badges !== undefined && contexts.includes(badges)
    ? pass('It uses the vocabularies of an Open Badge, and no other.')
    : fail('It does not use the vocabularies of an Open Badge.')
}

export const otherSuite = (suite: string): Found =>
  unknown(`It is signed in a way that this check does not know: ${suite.slice(0, 60)}`)

/** Whether one signature fits. */
export async function checkProof(
  credential: JsonObject,
  id: 'signature-jcs' | 'signature-rdfc',
  publicKey: Uint8Array,
  rdfc: (document: JsonObject, publicKey: Uint8Array) => Promise<boolean>,
): Promise<Found> {
  try {
    const fits = await (id === 'signature-jcs'
      ? verifyJcsProof(credential, publicKey)
      : rdfc(credential, publicKey))
    if (fits === null) return unknown('The signature cannot be checked here.')
    return fits
      ? pass('The signature fits: nothing was changed since it was signed.')
      : fail('The signature does not fit: something was changed, or another key signed.')
  } catch (error) {
    return faultOf(error)
  }
}
