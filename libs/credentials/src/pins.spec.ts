import { fromBase64 } from './bytes'
import { multikeyOf } from './bytes'
import { isSafePoint, seedSigner } from './issue'
import { vkeyOf } from './note'
import {
  DEMONSTRATION,
  DEMONSTRATION_LOG_SEED,
  DEMONSTRATION_ORIGIN,
  DEMONSTRATION_SEED,
  pinsOf,
} from './pins'
import { makeWorld, seedOf } from './testing'

it('pins the demonstration, whose keys come from public words', async () => {
  const issuer = await seedSigner(seedOf(DEMONSTRATION_SEED))
  const log = await seedSigner(seedOf(DEMONSTRATION_LOG_SEED))
  expect(DEMONSTRATION).toEqual({
    demonstration: `did:key:${multikeyOf(issuer.publicKey)}`,
    demonstrationLogs: [await vkeyOf(DEMONSTRATION_ORIGIN, log.publicKey)],
  })
  expect(pinsOf(undefined)).toMatchObject({ issuers: [], logs: [] })
})

it('reads the pins of a deployment, and refuses keys that are none', async () => {
  const { pins } = await makeWorld()
  const { issuers, logs } = pins
  expect(pinsOf(JSON.stringify({ issuers, logs }))).toMatchObject({ issuers, logs, witnesses: [] })
  expect(() => pinsOf('{"issuers":[{"did":"did:web:x","key":"z6Mk"}]}')).toThrow('cannot be read')
  expect(() => pinsOf('{"logs":["x"]}')).toThrow('cannot be read')
  const key = DEMONSTRATION.demonstration.slice('did:key:'.length)
  expect(() => pinsOf(JSON.stringify({ issuers: [{ did: 'did:web:x', key }] }))).toThrow('cannot be read')
})

it('tells points that no key may be', async () => {
  const { publicKey } = await seedSigner(seedOf('any'))
  expect(isSafePoint(publicKey)).toBe(true)
  const neutral = Uint8Array.of(1, ...new Uint8Array(31))
  const orderEight = fromBase64('JuiVj8KyJ7BFw/SJ8u+Y8NXfrAXTxjM5sTgCiG1T/AU=')
  for (const point of [neutral, new Uint8Array(32), orderEight, new Uint8Array(32).fill(0xff)])
    expect(isSafePoint(point)).toBe(false)
})
