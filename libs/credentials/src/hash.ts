import { concat } from './bytes'

/** WebCrypto takes buffers that nothing else shares. */
export const own = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(bytes)

export const sha256 = async (...parts: readonly Uint8Array[]): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', own(concat(...parts))))

export async function hmacSha256(key: Uint8Array, message: Uint8Array): Promise<Uint8Array> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const secret = await crypto.subtle.importKey('raw', own(key), algorithm, false, ['sign'])
  return new Uint8Array(await crypto.subtle.sign('HMAC', secret, own(message)))
}
