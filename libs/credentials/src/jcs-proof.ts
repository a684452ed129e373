import { base58btc, concat } from './bytes'
import { verifyEd25519 } from './ed25519'
import { canonicalize } from './jcs'
import type { JsonObject } from './json'
import { digestOf, withoutProof } from './leaf'
import { JCS, proofOf, signatureOf } from './proofs'
import type { Signer } from './signer'

export interface ProofOptions {
  signer: Signer
  /** `<DID>#<Multikey>` */
  verificationMethod: string
  /** When, as `2026-11-21T10:00:00Z`. */
  created: string
}

/** SHA-256 of the proof's options, then of the document (Data Integrity EdDSA Cryptosuites 1.0, 3.3.4). */
async function hashData(document: JsonObject, options: JsonObject): Promise<Uint8Array> {
  return concat(...(await Promise.all([options, withoutProof(document)].map(digestOf))))
}

/** The `eddsa-jcs-2022` proof of a document (Data Integrity EdDSA Cryptosuites 1.0, 3.3.1). */
export async function createJcsProof(document: JsonObject, o: ProofOptions): Promise<JsonObject> {
  const options: JsonObject = {
    '@context': document['@context'] ?? [],
    type: 'DataIntegrityProof',
    cryptosuite: JCS,
    created: o.created,
    verificationMethod: o.verificationMethod,
    proofPurpose: 'assertionMethod',
  }
  const proofValue = `z${base58btc(await o.signer.sign(await hashData(document, options)))}`
  return { ...options, proofValue }
}

/** Whether the document's one `eddsa-jcs-2022` proof fits this key; `null` where this device cannot tell. */
export async function verifyJcsProof(document: JsonObject, publicKey: Uint8Array): Promise<boolean | null> {
  const proof = proofOf(document, JCS)
  if (!proof) return false
  const { proofValue: _value, ...options } = proof
  // The suite verifies the contexts that it signed (3.3.2): those of the document, in their order.
  if (canonicalize(options['@context'] ?? null) !== canonicalize(document['@context'] ?? null)) return false
  return verifyEd25519(publicKey, await hashData(document, options), signatureOf(proof))
}
