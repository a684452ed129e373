import { createHash, timingSafeEqual } from 'node:crypto'
import { deriveKey, keyedHash } from '../../../keys'

const MARK = /^(\d{1,13})\.([\w-]{43})$/

/**
 * Addresses of shared resumes, and the marks in the browsers of who reads them. An address follows from the id of its link
 * and a key of the server, so that its owner can copy it again though it lies in no table; what is stored is a hash of it,
 * which finds it also when the server has got another secret.
 */
export class ShareLinks {
  private readonly key: Buffer
  private readonly markKey: Buffer
  private readonly bodyKey: Buffer

  constructor(secret: string) {
    this.key = deriveKey(secret, 'resume-share')
    this.markKey = deriveKey(secret, 'resume-share-mark')
    this.bodyKey = deriveKey(secret, 'resume-share-body')
  }

  tokenOf(id: string): string {
    return keyedHash(this.key, id)
  }

  hash(token: string): string {
    return createHash('sha256').update(token).digest('base64url')
  }

  /** Of a call that carries a password: a plain hash of it could be tried out. */
  bodyHash(body: unknown): string {
    return keyedHash(this.bodyKey, JSON.stringify(body))
  }

  /** What a browser keeps for so long: that it looked, or that it told the password. It names nobody. */
  mark(kind: string, about: string, until: number): string {
    return `${until}.${keyedHash(this.markKey, kind, about, String(until))}`
  }

  holds(mark: string | undefined, kind: string, about: string, now: number): boolean {
    const [, until = '', given = ''] = MARK.exec(mark ?? '') ?? []
    const wanted = keyedHash(this.markKey, kind, about, until)
    return (
      given.length === wanted.length &&
      timingSafeEqual(Buffer.from(given), Buffer.from(wanted)) &&
      Number(until) > now
    )
  }
}
