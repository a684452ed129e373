import { randomBytes } from 'node:crypto'

let lastMs = 0
let count = 0

/** A UUID of version 7 (RFC 9562): ids of one process sort as they were made, also within a millisecond. */
export function sortableId(at: Date): string {
  const ms = at.getTime()
  count = ms === lastMs ? (count + 1) % 0x1000 : 0
  lastMs = ms
  const time = ms.toString(16).padStart(12, '0')
  const random = randomBytes(8)
  random.writeUInt8((random.readUInt8(0) & 0x3f) | 0x80, 0)
  const rest = random.toString('hex')
  const step = count.toString(16).padStart(3, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${step}-${rest.slice(0, 4)}-${rest.slice(4)}`
}
