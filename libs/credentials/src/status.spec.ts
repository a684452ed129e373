import { randomInt } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { decodeStatusList, encodeStatusList, STATUS_BITS, statusBit } from './status'

const listOf = (bytes: Uint8Array) => `u${gzipSync(bytes).toString('base64url')}`

it('finds exactly the bits that were set, the leftmost being 0', async () => {
  const set = new Set([
    0,
    7,
    8,
    STATUS_BITS - 1,
    ...Array.from({ length: 200 }, () => randomInt(STATUS_BITS)),
  ])
  const bits = new Uint8Array(STATUS_BITS / 8)
  for (const index of set) bits[index >> 3] = (bits[index >> 3] ?? 0) | (128 >> (index & 7))
  const list = await encodeStatusList(bits)
  expect(await decodeStatusList(list)).toEqual(bits)
  for (const index of [...set, ...Array.from({ length: 50 }, () => randomInt(STATUS_BITS))])
    expect([index, await statusBit(list, index)]).toEqual([index, set.has(index)])
  expect((bits[0] ?? 0) & 0x80).toBe(0x80)
})

it('stays small: a tenth revoked is under 20 KB', async () => {
  const bits = new Uint8Array(STATUS_BITS / 8)
  for (let n = 0; n < STATUS_BITS / 10; n++) {
    const index = randomInt(STATUS_BITS)
    bits[index >> 3] = (bits[index >> 3] ?? 0) | (128 >> (index & 7))
  }
  expect((await encodeStatusList(bits)).length).toBeLessThan(20_000)
})

it('reads no list that is longer, shorter, damaged or without the sign of its base', async () => {
  const bits = new Uint8Array(STATUS_BITS / 8)
  await expect(statusBit(listOf(new Uint8Array(STATUS_BITS / 8 + 1)), 0)).rejects.toThrow('too long')
  await expect(statusBit(listOf(new Uint8Array(200 * 1024 * 1024)), 0)).rejects.toThrow('too long')
  await expect(statusBit(listOf(bits.slice(1)), 0)).rejects.toThrow('too short')
  await expect(statusBit(`${listOf(bits).slice(0, -9)}`, 0)).rejects.toThrow('damaged')
  await expect(statusBit(listOf(bits).slice(1), 0)).rejects.toThrow('cannot be read')
  for (const index of [-1, 0.5, STATUS_BITS])
    await expect(statusBit(listOf(bits), index)).rejects.toThrow('no such entry')
})
