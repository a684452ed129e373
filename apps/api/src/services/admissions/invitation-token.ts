import { randomBytes } from 'node:crypto'
import { deriveKey, keyedHash } from '../../keys'

/** What the link in a mail carries: 256 bits that nobody guesses, of which only a keyed hash is stored. */
export class InvitationTokens {
  private readonly key: Buffer
  private readonly anewKey: Buffer

  constructor(secret: string) {
    this.key = deriveKey(secret, 'invitation')
    this.anewKey = deriveKey(secret, 'invitation-anew')
  }

  make(): { token: string; tokenHash: string } {
    const token = randomBytes(32).toString('base64url')
    return { token, tokenHash: this.hash(token) }
  }

  /**
   * The link of a version of an invitation. It follows from that and from a key of the server, so that it can be made when
   * its mail is, and lies nowhere until then.
   */
  ofVersion({ id, version }: { id: string; version: number }): { token: string; tokenHash: string } {
    const token = keyedHash(this.anewKey, id, String(version))
    return { token, tokenHash: this.hash(token) }
  }

  hash(token: string): string {
    return keyedHash(this.key, token)
  }
}
