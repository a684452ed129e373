import { createHmac, hkdfSync } from 'node:crypto'

/** A key of its own for each purpose, from the one server secret: a value signed for one use is worthless for another. */
export const deriveKey = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, 'tryka', purpose, 32))

/** Keyed hash of joined parts, 43 characters. */
export const keyedHash = (key: Buffer, ...parts: string[]): string =>
  createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url')
