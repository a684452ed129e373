import { publicKeyOf, textOf } from '../bytes'
import type { JsonObject } from '../json'
import { keyOfMethod } from '../keys'
import { parseStrict } from '../parse-strict'
import { isObject, proofsOf } from '../proofs'
import { fail, type Found, unknown } from '../verify/found'

export interface BadgeKey {
  found: Found
  /** Empty where there is none that can be read. */
  multikey: string
  publicKey?: Uint8Array
}

/** Keys that a bundle's own DID document names, by their ids: they tell which key signed, and not whose it is. */
export function carriedKeys(input: string | Uint8Array): ReadonlyMap<string, Uint8Array> {
  const keys = new Map<string, Uint8Array>()
  try {
    const bundle = parseStrict(typeof input === 'string' ? input : textOf(input))
    const document = isObject(bundle) ? bundle['didDocument'] : undefined
    const methods = isObject(document) ? [document['verificationMethod'] ?? []].flat().filter(isObject) : []
    for (const { id, publicKeyMultibase: key } of methods)
      if (typeof id === 'string' && typeof key === 'string') keys.set(id, publicKeyOf(key))
  } catch {
    // A picture carries none, and a key that is no Ed25519 key signed nothing that is checked here.
  }
  return keys
}

/** The one key that signed, by what the badge says, and how far that is the issuer's. */
export function keyOfBadge(
  credential: JsonObject,
  issuer: string,
  carried: ReadonlyMap<string, Uint8Array>,
): BadgeKey {
  const methods = proofsOf(credential).map((proof) => String(proof['verificationMethod']))
  const [method = ''] = methods
  const without = (found: Found): BadgeKey => ({ found, multikey: '' })
  if (methods.some((other) => other !== method)) return without(fail('Its signatures name different keys.'))
  const [did, fragment = ''] = method.split('#')
  if (did !== issuer) return without(fail('It is signed by another issuer than the one it names.'))
  if (did.startsWith('did:key:') && did !== `did:key:${fragment}`)
    return without(fail('Its key is not the one that its issuer is.'))
  const named = keyOfMethod(method)
  const publicKey = named?.publicKey ?? carried.get(method)
  if (!publicKey)
    return without(
      unknown(
        `Its key is in a document of the issuer (${issuer.slice(0, 80)}), which did not come with it and is not fetched from here.`,
      ),
    )
  return { found: unknown(whose(did)), multikey: fragment, publicKey }
}

const whose = (did: string): string =>
  did.startsWith('did:key:')
    ? 'The issuer is named by its key alone, and it is not one we know.'
    : `The issuer calls itself ${did.slice(0, 80)}. Whether the key is its own is told by a document there, which is not fetched from here.`
