import { ed25519 } from '@noble/curves/ed25519.js'

/**
 * The same answer as WebCrypto's, or none. Implementations differ where a key or the point R has a part outside
 * the prime subgroup (RFC 8032 leaves both equations open), so for those this says `null`.
 */
export function verifyWithoutWebCrypto(
  publicKey: Uint8Array,
  message: Uint8Array,
  signature: Uint8Array,
): boolean | null {
  if (!isSafePoint(publicKey) || !isSafePoint(signature.slice(0, 32))) return null
  return ed25519.verify(signature, message, publicKey, { zip215: false })
}

/** Whether these bytes are a point of the prime subgroup, canonically written, and not the neutral one. */
export function isSafePoint(bytes: Uint8Array): boolean {
  try {
    const point = ed25519.Point.fromBytes(bytes, false)
    return !point.isSmallOrder() && point.isTorsionFree()
  } catch {
    return false
  }
}
