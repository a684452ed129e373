import { concat, equalBytes, utf8 } from '../bytes'
import { Unreadable } from '../unreadable'

/** Larger than any badge; what is larger is not looked into. */
export const MAX_IMAGE = 2 * 1024 * 1024
export const PNG_HEAD = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)

export interface Chunk {
  type: string
  data: Uint8Array
}

export const isPng = (bytes: Uint8Array): boolean => equalBytes(bytes.slice(0, 8), PNG_HEAD)

/** CRC-32 as PNG has it (PNG third edition, 5.5). */
function crc(bytes: Uint8Array): number {
  let value = 0xffffffff
  for (const byte of bytes) {
    value ^= byte
    for (let bit = 0; bit < 8; bit++) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0)
  }
  return ~value >>> 0
}

const number = (value: number) => Uint8Array.of(value >>> 24, value >>> 16, value >>> 8, value)

/** The chunks of a PNG. Their sums are not looked at: what is signed needs none. */
export function chunksOf(png: Uint8Array): Chunk[] {
  if (png.length > MAX_IMAGE) throw new Unreadable('The image is larger than 2 MiB.')
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength)
  const chunks: Chunk[] = []
  for (let at = PNG_HEAD.length; at < png.length;) {
    const length = at + 12 <= png.length ? view.getUint32(at) : png.length
    if (at + 12 + length > png.length) throw new Unreadable('The image is not a whole PNG.')
    const data = png.slice(at + 8, at + 8 + length)
    const type = String.fromCharCode(...png.slice(at + 4, at + 8))
    chunks.push({ type, data })
    at += 12 + length
  }
  return chunks
}

export function pngOf(chunks: readonly Chunk[]): Uint8Array {
  const parts = chunks.map(({ type, data }) => {
    const body = concat(utf8(type), data)
    return concat(number(data.length), body, number(crc(body)))
  })
  return concat(PNG_HEAD, ...parts)
}
