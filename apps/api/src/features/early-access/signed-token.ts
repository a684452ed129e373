import { timingSafeEqual } from 'node:crypto'
import { keyedHash } from '../../keys'

/** `subject` under a signature for one use, until `expires` (milliseconds). Nothing is stored. */
export function signToken(key: Buffer, use: string, subject: string, expires: number): string {
  const payload = Buffer.from(JSON.stringify([subject, expires])).toString('base64url')
  return `${payload}.${keyedHash(key, use, payload)}`
}

/** The subject, or undefined for a token that is forged, for another use or too old. */
export function readToken(key: Buffer, use: string, token: string, now: number): string | undefined {
  const [payload = '', signature = '', rest] = token.split('.')
  const expected = Buffer.from(keyedHash(key, use, payload))
  const given = Buffer.from(signature)
  if (rest !== undefined || given.length !== expected.length || !timingSafeEqual(given, expected))
    return undefined
  const [subject, expires] = JSON.parse(Buffer.from(payload, 'base64url').toString()) as [string, number]
  return expires > now ? subject : undefined
}
