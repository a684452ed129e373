import { concat, fromBase64url, fromHex } from '../bytes'
import { own } from '../hash'
import type { Signer } from '../signer'

/** What stands before the 32 bytes of an Ed25519 seed in PKCS #8 (RFC 8410, 7). */
const PKCS8 = fromHex('302e020100300506032b657004220420')

/** A signer by WebCrypto from the 32 bytes of an Ed25519 private key (RFC 8032, 5.1.5). */
export async function seedSigner(seed: Uint8Array): Promise<Signer> {
  if (seed.length !== 32) throw new RangeError('A seed has 32 bytes.')
  const key = await crypto.subtle.importKey('pkcs8', own(concat(PKCS8, seed)), 'Ed25519', true, ['sign'])
  const { x } = await crypto.subtle.exportKey('jwk', key)
  return {
    publicKey: fromBase64url(x ?? ''),
    sign: async (message) => new Uint8Array(await crypto.subtle.sign('Ed25519', key, own(message))),
  }
}
