import { verifyEd25519 } from '../ed25519'
import type { ProofOptions } from '../jcs-proof'
import type { JsonObject } from '../json'
import { withoutProof } from '../leaf'
import { proofOf, RDFC } from '../proofs'
import { loaderOf, signingSuite, suiteFor } from './suite'

export type { Json, JsonObject } from '../json'

/** The `eddsa-rdfc-2022` proof of a document (Data Integrity EdDSA Cryptosuites 1.0, 3.2.1), in JSON-LD safe mode. */
export async function createRdfcProof(document: JsonObject, o: ProofOptions): Promise<JsonObject> {
  const suite = signingSuite(o.verificationMethod, o.created, (data) => o.signer.sign(data))
  const purpose = {
    update: (proof: JsonObject) => Promise.resolve({ ...proof, proofPurpose: 'assertionMethod' }),
  }
  const { type, created, verificationMethod, cryptosuite, proofPurpose, proofValue } =
    await suite.createProof({
      document: withoutProof(document),
      purpose,
      documentLoader: loaderOf(),
    })
  return {
    type: type ?? null,
    created: created ?? null,
    verificationMethod: verificationMethod ?? null,
    cryptosuite: cryptosuite ?? null,
    proofPurpose: proofPurpose ?? null,
    proofValue: proofValue ?? null,
  }
}

/**
 * Whether the document's one `eddsa-rdfc-2022` proof fits this key. Contexts that are not bundled, terms that they
 * do not define and graphs that need too much work make it false.
 */
export async function verifyRdfcProof(document: JsonObject, publicKey: Uint8Array): Promise<boolean> {
  const proof = proofOf(document, RDFC)
  const method = proof?.['verificationMethod']
  if (!proof || typeof method !== 'string') return false
  const suite = suiteFor(
    async (data, signature) => (await verifyEd25519(publicKey, data, signature)) === true,
  )
  const { verified } = await suite.verifyProof({
    document: withoutProof(document),
    proof,
    documentLoader: loaderOf({ [method]: { id: method } }),
  })
  return verified
}
