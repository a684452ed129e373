import { readGiven, type Bundle } from '../bundle'
import type { JsonObject } from '../json'
import { makeBundle, makeWorld, type World } from '../testing'
import { reasonWords, revocationOf, withdrawnWords } from './revocation'

const revoked = { reason: 'holder_request', at: '2026-12-03T09:12:00Z' }
let world: World
let bundle: Bundle

beforeAll(async () => {
  world = await makeWorld()
  bundle = await makeBundle(world, { revoked })
})

const read = async (given: Bundle, pins = world.pins) =>
  revocationOf(await readGiven(JSON.stringify(given)), pins)
const altered = (change: JsonObject): Bundle => ({
  ...bundle,
  revocation: { ...bundle.revocation, ...change },
})

it('reads the day and the reason of a revocation where the log has them', async () => {
  const found = await read(bundle)
  expect(found).toEqual({ ...revoked, leafIndex: 4 })
  expect(found && withdrawnWords(found)).toBe('withdrawn on 3 December 2026 at the holder’s request')
  expect(found && reasonWords(found)).toBe('At the holder’s request')
})

it('says of a result that did not stand no more than that', async () => {
  const found = await read(await makeBundle(world, { revoked: { ...revoked, reason: 'integrity' } }))
  expect(found && reasonWords(found)).toBe('The result could not be confirmed')
})

it('takes no word of a day or a reason that the log does not have', async () => {
  const { revocation: _none, ...without } = bundle
  const other = await makeBundle(world, {
    revoked,
    document: { id: 'urn:uuid:00000000-0000-4000-8000-000000000000' },
  })
  const forgeries: Bundle[] = [
    without,
    altered({ reason: 'integrity' }),
    altered({ at: '2026-12-03T09:12:01Z' }),
    altered({ reason: 'because' }),
    altered({ at: 'yesterday' }),
    altered({ tlogProof: bundle.tlogProof }),
    altered({ tlogProof: null }),
    { ...bundle, revocation: other.revocation ?? {} },
    { ...bundle, tlogProof: '' },
  ]
  for (const forged of forgeries) expect(await read(forged)).toBeUndefined()
  expect(await read(bundle, { ...world.pins, logs: [] })).toBeUndefined()
})
