import type { JsonObject } from '../json'
import { verifyRdfcProof } from '../rdfc'

/** The worker of the second signature: it gets a document and a key, and answers whether they fit. */
interface Scope {
  onmessage: ((event: { data: { document: JsonObject; publicKey: Uint8Array } }) => void) | null
  postMessage(fits: boolean): void
}

const scope = globalThis as unknown as Scope
scope.onmessage = ({ data }) => {
  void verifyRdfcProof(data.document, data.publicKey).then((fits) => scope.postMessage(fits))
}
