import { createCipheriv, randomBytes } from 'node:crypto'
import { deriveKey } from '../keys'

/** A text as it was sealed while the secret of sessions was the only one: by that secret, and for nobody in particular. */
export function sealedBefore(sessionSecret: string, purpose: string, text: string): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', deriveKey(sessionSecret, purpose), iv)
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')
}
