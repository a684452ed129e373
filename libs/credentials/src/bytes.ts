import { Unreadable } from './unreadable'

const B58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
/** Multicodec `ed25519-pub`: what a Multikey of an Ed25519 key begins with. */
const ED25519_PUB = [0xed, 0x01]

export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text)

/** Text of bytes; refuses what is no UTF-8, so that two readers never see two texts. */
export function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Unreadable('The file is not text in UTF-8.')
  }
}

export function concat(...parts: readonly Uint8Array[]): Uint8Array {
  const out = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    out.set(part, at)
    at += part.length
  }
  return out
}

export const equalBytes = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.every((byte, i) => byte === b[i])

export const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

export function fromHex(text: string): Uint8Array {
  if (!/^(?:[0-9a-f]{2})*$/.test(text)) throw new Unreadable('A number in hexadecimal is damaged.')
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16))
}

/** Base64 of RFC 4648 section 4, with padding. */
export function base64(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text)
}

/** Reads Base64 in its one canonical form; any other spelling of the same bytes is refused. */
export function fromBase64(text: string): Uint8Array {
  try {
    const bytes = Uint8Array.from(atob(text), (char) => char.charCodeAt(0))
    if (base64(bytes) === text) return bytes
  } catch {
    // Said below.
  }
  throw new Unreadable('A value in Base64 is damaged.')
}

/** Base64 of RFC 4648 section 5, without padding. */
export const base64url = (bytes: Uint8Array): string =>
  base64(bytes).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')

export function fromBase64url(text: string): Uint8Array {
  if (!/^[\w-]*$/.test(text)) throw new Unreadable('A value in Base64 is damaged.')
  const padded = text.replace(/-/g, '+').replace(/_/g, '/') + '='.repeat((4 - (text.length % 4)) % 4)
  return fromBase64(padded)
}

/** Base58 with Bitcoin's alphabet, as Multibase `z` has it (draft-msporny-base58). */
export function base58btc(bytes: Uint8Array): string {
  let text = ''
  let n = BigInt(`0x0${hex(bytes)}`)
  for (; n > 0n; n /= 58n) text = (B58[Number(n % 58n)] ?? '') + text
  for (const byte of bytes) {
    if (byte !== 0) break
    text = `1${text}`
  }
  return text
}

export function fromBase58btc(text: string): Uint8Array {
  let n = 0n
  // A signature has 88 characters; the arithmetic is quadratic, so what is much longer is not tried.
  if (text.length > 128) throw new Unreadable('A value in Base58 is too long.')
  for (const char of text) {
    const digit = B58.indexOf(char)
    if (digit < 0) throw new Unreadable('A value in Base58 is damaged.')
    n = n * 58n + BigInt(digit)
  }
  const digits = n === 0n ? '' : n.toString(16)
  const zeros = /^1*/.exec(text)?.[0].length ?? 0
  return concat(new Uint8Array(zeros), fromHex(digits.length % 2 ? `0${digits}` : digits))
}

/** The Multikey of an Ed25519 public key: `z6Mk…` (W3C Controlled Identifiers 1.0, 2.2.2). */
export const multikeyOf = (publicKey: Uint8Array): string =>
  `z${base58btc(concat(Uint8Array.from(ED25519_PUB), publicKey))}`

/** The 32 bytes of an Ed25519 Multikey. */
export function publicKeyOf(multikey: string): Uint8Array {
  const bytes = multikey.startsWith('z') ? fromBase58btc(multikey.slice(1)) : new Uint8Array()
  if (bytes.length !== 34 || bytes[0] !== ED25519_PUB[0] || bytes[1] !== ED25519_PUB[1])
    throw new Unreadable('The key is not an Ed25519 key.')
  return bytes.slice(2)
}
