import { fromBase58btc } from './bytes'
import type { Json, JsonObject } from './json'

export const RDFC = 'eddsa-rdfc-2022'
export const JCS = 'eddsa-jcs-2022'
/** Room for what is to come, and no more signatures to check than a page has time for. */
const MAX_PROOFS = 4

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The proofs of a document, as a list. */
export const proofsOf = (document: JsonObject): JsonObject[] =>
  [document['proof'] ?? []].flat().filter(isObject).slice(0, MAX_PROOFS)

/** The one proof of a suite; of two nobody could say which counts. */
export function proofOf(document: JsonObject, suite: string): JsonObject | undefined {
  const proofs = proofsOf(document).filter((proof) => proof['cryptosuite'] === suite)
  return proofs.length === 1 ? proofs[0] : undefined
}

/** The 64 bytes of a proof value: Multibase `z` (Data Integrity EdDSA Cryptosuites 1.0, 3.3). */
export function signatureOf(proof: JsonObject): Uint8Array {
  const value = proof['proofValue']
  if (typeof value !== 'string' || !value.startsWith('z')) return new Uint8Array()
  return fromBase58btc(value.slice(1))
}
