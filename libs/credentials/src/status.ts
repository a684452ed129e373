import { base64url, concat, fromBase64url } from './bytes'
import { own } from './hash'
import { Unreadable } from './unreadable'

/** As many entries as the specification's smallest list (Bitstring Status List 1.0, 6.1). */
export const STATUS_BITS = 131_072
const BYTES = STATUS_BITS / 8

type Transform = ReadableWritablePair<Uint8Array, BufferSource>

/** All that comes out of a stream; more than `limit` bytes end it, so that a small file cannot fill the memory. */
async function through(bytes: Uint8Array, transform: Transform, limit: number): Promise<Uint8Array> {
  // Straight into it: a stream in front of it would take ten times as long.
  const writer = transform.writable.getWriter()
  for (const done of [writer.write(own(bytes)), writer.close()]) done.catch(() => 'its reader is told')
  const reader = transform.readable.getReader()
  const parts: Uint8Array[] = []
  let length = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return concat(...parts)
    length += value.length
    if (length > limit) {
      await reader.cancel()
      throw new Unreadable('The list of revoked credentials is too long.')
    }
    parts.push(value)
  }
}

/** A list as a credential carries it: GZIP, base64url, Multibase `u` (Bitstring Status List 1.0, 3.3). */
export async function encodeStatusList(bits: Uint8Array): Promise<string> {
  if (bits.length !== BYTES) throw new RangeError(`A list has ${BYTES} bytes.`)
  return `u${base64url(await through(bits, new CompressionStream('gzip') as Transform, BYTES * 2))}`
}

/** The bytes of such a list, which must be exactly as long as ours are. */
export async function decodeStatusList(encodedList: string): Promise<Uint8Array> {
  if (!encodedList.startsWith('u')) throw new Unreadable('The list of revoked credentials cannot be read.')
  const packed = fromBase64url(encodedList.slice(1))
  const bits = await through(packed, new DecompressionStream('gzip') as Transform, BYTES).catch((error) => {
    throw error instanceof Unreadable ? error : new Unreadable('The list of revoked credentials is damaged.')
  })
  if (bits.length !== BYTES) throw new Unreadable('The list of revoked credentials is too short.')
  return bits
}

/** Whether the bit at `index` is set; index 0 is the leftmost bit (Bitstring Status List 1.0, 3.4). */
export async function statusBit(encodedList: string, index: number): Promise<boolean> {
  if (!Number.isInteger(index) || index < 0 || index >= STATUS_BITS)
    throw new Unreadable('The list of revoked credentials has no such entry.')
  return isSet(await decodeStatusList(encodedList), index)
}

const isSet = (bits: Uint8Array, index: number) => ((bits[index >> 3] ?? 0) & (0x80 >> (index & 7))) !== 0
