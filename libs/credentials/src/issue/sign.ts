import { createJcsProof, type ProofOptions } from '../jcs-proof'
import type { JsonObject } from '../json'
import { withoutProof } from '../leaf'

/**
 * The document with both proofs, `eddsa-rdfc-2022` for everybody and `eddsa-jcs-2022` for the small check in a
 * browser; each is over the document without any. Used for credentials and for status lists.
 */
export async function signCredential(document: JsonObject, options: ProofOptions): Promise<JsonObject> {
  // JSON-LD is large: a server loads it with its first credential, not when it starts.
  const { createRdfcProof } = await import('../rdfc')
  const plain = withoutProof(document)
  const proof = [await createRdfcProof(plain, options), await createJcsProof(plain, options)]
  return { ...plain, proof }
}
