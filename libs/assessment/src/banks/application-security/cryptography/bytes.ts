import type { Rng } from '../../../tasks/rng'

/** So many drawn bytes. */
export const drawnBytes = (rng: Rng, count: number): Buffer =>
  Buffer.from(Array.from({ length: count }, () => rng.int(0, 255)))

/** Two hexadecimal digits a byte, with spaces between. */
export const spacedHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(' ')

/** The bytes of text as `spacedHex` writes it. */
export const fromHex = (text: string): Buffer => Buffer.from(text.replace(/\s/g, ''), 'hex')

/** Ways to type these bytes. */
export const hexForms = (bytes: Uint8Array): string[] => {
  const digits = spacedHex(bytes).split(' ')
  const prefixed = digits.map((pair) => `0x${pair}`)
  return [digits.join(' '), digits.join(''), digits.join(', '), prefixed.join(' '), prefixed.join(', ')]
}

export const xor = (left: Uint8Array, right: Uint8Array): Buffer =>
  Buffer.from(Array.from(left, (byte, i) => byte ^ (right[i] ?? 0)))
