import type { JsonObject } from '../json'

/** The check of `eddsa-rdfc-2022`. JSON-LD is large: a server loads it with the first badge, not when it starts. */
export const lateRdfc = async (document: JsonObject, publicKey: Uint8Array): Promise<boolean> =>
  (await import('../rdfc')).verifyRdfcProof(document, publicKey)
