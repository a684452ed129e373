import { randomBytes } from 'node:crypto'
import { deriveKey, keyedHash } from '../../keys'

/** What the link in a mail carries: 256 random bits, of which only a keyed hash is stored. */
export class InvitationTokens {
  private readonly key: Buffer

  constructor(secret: string) {
    this.key = deriveKey(secret, 'invitation')
  }

  make(): { token: string; tokenHash: string } {
    const token = randomBytes(32).toString('base64url')
    return { token, tokenHash: this.hash(token) }
  }

  hash(token: string): string {
    return keyedHash(this.key, token)
  }
}
