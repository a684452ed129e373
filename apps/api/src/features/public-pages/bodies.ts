import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

export type Coding = 'br' | 'gzip'

/** Well compressed and quick: a page is made for whoever asks first. */
const QUALITY = 5
/** Below this a compressed copy is not worth its header. */
const SMALLEST = 512

const compress = (text: string, coding: Coding): Promise<Buffer> =>
  coding === 'br'
    ? toBrotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } })
    : toGzip(text, { level: 6 })

export const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 27)

/** Compressed copies by the hash of their text, up to so many bytes; what was not asked for longest goes first. */
export class Bodies {
  private readonly kept = new Map<string, Buffer>()
  private bytes = 0

  constructor(private readonly most: number) {}

  async compressed(hash: string, text: string, coding: Coding): Promise<Buffer | undefined> {
    if (text.length < SMALLEST) return undefined
    const key = `${coding}:${hash}`
    const known = this.kept.get(key)
    if (known) {
      this.kept.delete(key)
      this.kept.set(key, known)
      return known
    }
    const made = await compress(text, coding)
    if (!this.kept.has(key)) this.keep(key, made)
    return made
  }

  /** What is kept now, for whoever watches over it. */
  get size(): number {
    return this.bytes
  }

  private keep(key: string, body: Buffer): void {
    if (body.length > this.most) return
    this.kept.set(key, body)
    this.bytes += body.length
    for (const [oldest, { length }] of this.kept) {
      if (this.bytes <= this.most) return
      this.kept.delete(oldest)
      this.bytes -= length
    }
  }
}
