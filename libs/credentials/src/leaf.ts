import { base64url, utf8 } from './bytes'
import { hmacSha256, sha256 } from './hash'
import { canonicalize } from './jcs'
import type { Json, JsonObject } from './json'

export type LeafKind = 'issue' | 'revoke' | 'key-add' | 'key-retire' | 'status' | 'bank'

/** What stands in the log: the kind, 32 bytes that commit to a document, and public numbers; never a person. */
export function leafText(kind: LeafKind, h: Uint8Array, n?: JsonObject): string {
  const leaf: JsonObject = { v: 1, k: kind, h: base64url(h) }
  if (n) leaf['n'] = n
  return canonicalize(leaf)
}

/** A document as it was before proofs were added. */
export function withoutProof(document: JsonObject): JsonObject {
  const { proof: _proof, ...rest } = document
  return rest
}

/** HMAC-SHA256 of the canonical document without its proofs: whoever lacks the salt cannot try guesses. */
export const commitment = (salt: Uint8Array, document: JsonObject): Promise<Uint8Array> =>
  hmacSha256(salt, utf8(canonicalize(withoutProof(document))))

/** SHA-256 of the canonical form of a public document, as it stands. */
export const digestOf = (document: Json): Promise<Uint8Array> => sha256(utf8(canonicalize(document)))
