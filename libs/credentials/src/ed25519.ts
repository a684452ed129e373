import { own } from './hash'

/**
 * Whether an Ed25519 signature (RFC 8032) fits, by WebCrypto; `null` where this device cannot tell.
 * Where WebCrypto lacks the algorithm, a library is fetched that answers in clear cases alone.
 */
export async function verifyEd25519(
  publicKey: Uint8Array,
  message: Uint8Array,
  signature: Uint8Array,
): Promise<boolean | null> {
  if (publicKey.length !== 32 || signature.length !== 64) return false
  try {
    const key = await crypto.subtle.importKey('raw', own(publicKey), 'Ed25519', false, ['verify'])
    return await crypto.subtle.verify('Ed25519', key, own(signature), own(message))
  } catch (error) {
    // By its name, for an error of another realm is no `Error` of this one.
    if ((error as { name?: unknown }).name !== 'NotSupportedError') return false
    const { verifyWithoutWebCrypto } = await import('./ed25519-noble')
    return verifyWithoutWebCrypto(publicKey, message, signature)
  }
}
