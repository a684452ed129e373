import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { deriveKey } from './keys'

const CIPHER = 'aes-256-gcm'
const IV = 12
const TAG = 16
/** In front of what is bound to its owner; nothing stands in front of what was sealed before there were owners. */
const BOUND = 'v2.'

function open(key: Buffer, sealed: string, owner?: string): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV), { authTagLength: TAG })
  if (owner !== undefined) decipher.setAAD(Buffer.from(owner, 'utf8'))
  decipher.setAuthTag(bytes.subarray(IV, IV + TAG))
  return Buffer.concat([decipher.update(bytes.subarray(IV + TAG)), decipher.final()]).toString('utf8')
}

/** What keeps secrets of others at rest, and what kept them before there was a secret for that alone. */
export interface SealingSecrets {
  keySecret: string
  sessionSecret: string
}

/**
 * Texts of one purpose that only whoever has the key can read, and nobody can change or move to another owner unseen
 * (AES-256-GCM, NIST SP 800-38D, with the owner as associated data).
 */
export class Sealing {
  private readonly key: Buffer
  private readonly before: Buffer

  constructor({ keySecret, sessionSecret }: SealingSecrets, purpose: string) {
    this.key = deriveKey(keySecret, purpose)
    this.before = deriveKey(sessionSecret, purpose)
  }

  seal(text: string, owner: string): string {
    const iv = randomBytes(IV)
    const cipher = createCipheriv(CIPHER, this.key, iv).setAAD(Buffer.from(owner, 'utf8'))
    const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
    return BOUND + Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')
  }

  /** The text again; throws when the key or the owner is another one or a bit was changed. */
  unseal(sealed: string, owner: string): string {
    if (this.isOld(sealed)) return open(this.before, sealed)
    return open(this.key, sealed.slice(BOUND.length), owner)
  }

  /** Sealed with the secret of sessions, bound to nobody: seal it again when it is used. */
  isOld(sealed: string): boolean {
    return !sealed.startsWith(BOUND)
  }
}
