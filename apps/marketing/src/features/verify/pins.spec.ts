import { createApiClient } from '@tryka/api-client'
import { issuerApi } from '@tryka/domain'
import type * as Kit from '@tryka/credentials/testing'
import { refusing, siteApi } from '../../testing/open-site'
import { forgetPins, pinsFrom } from './pins'

// Loaded as the page loads it: late.
let kit: typeof Kit
beforeAll(async () => {
  kit = await import('@tryka/credentials/testing')
})
const clientOf = (api: ReturnType<typeof siteApi>) => createApiClient({ fetch: api.fetch })
beforeEach(forgetPins)

/** The keys of two issuers, of which the API says its own. */
async function worlds() {
  const [ours, other] = [await kit.makeWorld(), await kit.makeWorld({ issuer: 'somebody else' })]
  const api = siteApi()
  const told = other.pins.issuers.concat(ours.pins.issuers.map((pin) => ({ ...pin, validBelow: 7 })))
  api.on(issuerApi.pins, () => ({ issuers: told, logs: other.pins.logs }))
  const { issuers, logs } = ours.pins
  return { api, ours, told, own: JSON.stringify({ issuers, logs }) }
}

it('are those of the build, of which a server can say that they were retired and nothing else', async () => {
  const { api, ours, own } = await worlds()
  const { pins, by } = await pinsFrom(clientOf(api), own)

  expect(by).toBe('page')
  expect(pins.logs).toEqual(ours.pins.logs)
  expect(pins.issuers).toEqual(ours.pins.issuers.map((pin) => ({ ...pin, validBelow: 7 })))
})

it('are those of the server where the build has none, and it is asked once', async () => {
  const { api, told } = await worlds()
  const [first, again] = [await pinsFrom(clientOf(api), ''), await pinsFrom(clientOf(api), '')]

  expect(first).toMatchObject({ by: 'server', pins: { issuers: told } })
  expect(again).toBe(first)
  expect(api.calls).toHaveLength(1)
})

it('are those of the build without a network, and else the demonstration’s alone', async () => {
  const { ours, own } = await worlds()
  const away = siteApi()
  away.on(issuerApi.pins, refusing(503))

  expect(await pinsFrom(clientOf(away), own)).toMatchObject({ by: 'page', pins: { logs: ours.pins.logs } })
  expect(await pinsFrom(clientOf(away), '')).toMatchObject({ by: 'nobody', pins: { issuers: [], logs: [] } })
})
