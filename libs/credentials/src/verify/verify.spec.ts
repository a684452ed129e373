import { verifyRdfcProof } from '../rdfc'
import { example, golden, makeBundle, makeWorld, statusList } from '../testing'
import { verdictWords } from '../words'
import { CHECK_IDS } from './types'
import { verify } from './verify'

const now = new Date('2026-11-24T12:00:00Z')

it('finds a bundle valid, in thirteen steps, each said as it is made', async () => {
  const world = await makeWorld()
  const seen: string[] = []
  const bundle = await makeBundle(world)
  const found = await verify(JSON.stringify(bundle), {
    pins: world.pins,
    now,
    rdfc: verifyRdfcProof,
    email: ' Holder@Example.com',
    onCheck: ({ id }) => seen.push(id),
  })
  expect(seen).toEqual(CHECK_IDS)
  expect(found.checks.filter(({ state }) => state !== 'pass').map(({ id }) => id)).toEqual([
    'witnesses',
    'anchor',
  ])
  expect(found.verdict).toBe('valid')
  expect(found.asOf).toBe('2026-11-21T10:00:00Z')
  expect(verdictWords(found)).toBe('Genuine, not revoked as of 21 November 2026')
})

it('reads the facts out of the document', async () => {
  const world = await makeWorld()
  const { facts } = await verify(JSON.stringify(await makeBundle(world, { index: 0, size: 1 })), {
    pins: world.pins,
    now,
  })
  expect(facts).toEqual({
    credentialId: 'urn:uuid:6f0d3f0a-8f0e-4a53-9a55-0f6f1f3d7c21',
    issuer: 'did:web:api.example.com:api:issuer',
    issuerName: 'Tryka',
    skill: 'Solidity',
    level: 3,
    levelName: 'Advanced',
    score: 612,
    standardError: 36,
    likelihoods: [100, 98, 86, 31],
    supervision: 'unsupervised',
    calibration: 'provisional',
    tasks: 22,
    earnedAt: '2026-11-21T09:58:00Z',
    validFrom: '2026-11-21T10:00:00Z',
    validUntil: '2028-11-21T10:00:00Z',
    emailHash: 'sha256$9236f60f80e565336dbfcef246e7072cff0a9e5e6ffbc4cdc6ac737a2f1dc75f',
    emailSalt: '000102030405060708090a0b0c0d0e0f',
    leafIndex: 0,
    leafHash: golden.leafHash,
  })
})

it('says of a credential alone that nobody knows whether it was revoked', async () => {
  const { pins } = await makeWorld()
  const found = await verify(JSON.stringify(example), { pins, now, rdfc: verifyRdfcProof })
  expect(found.verdict).toBe('cannot-tell')
  expect(verdictWords(found)).toBe('Genuine; whether it was revoked is not known')
})

it('says which key it is where no pin knows the issuer', async () => {
  const world = await makeWorld()
  const pins = { ...world.pins, issuers: [], logs: [] }
  const found = await verify(JSON.stringify(await makeBundle(world)), { pins, now, rdfc: verifyRdfcProof })
  expect(found.verdict).toBe('cannot-tell')
  expect(verdictWords(found)).toContain("Whether that key is Tryka's, you decide.")
})

it('says that it expired, and when', async () => {
  const world = await makeWorld()
  const late = { pins: world.pins, now: new Date('2028-12-01T00:00:00Z') }
  const found = await verify(JSON.stringify(await makeBundle(world)), late)
  expect(found.verdict).toBe('expired')
  expect(verdictWords(found)).toBe('Genuine, but expired on 21 November 2028')
})

it('says that it was revoked, though both signatures fit', async () => {
  const world = await makeWorld()
  const list = await statusList(world, { revoked: [94567] })
  const found = await verify(JSON.stringify(await makeBundle(world, { list })), {
    pins: world.pins,
    now,
    rdfc: verifyRdfcProof,
  })
  expect(found.checks.filter(({ state }) => state === 'fail').map(({ id }) => id)).toEqual(['status'])
  expect(found.verdict).toBe('revoked')
})

it('says that an address is another one, which changes no verdict', async () => {
  const world = await makeWorld()
  const found = await verify(JSON.stringify(await makeBundle(world)), {
    pins: world.pins,
    now,
    email: 'x@example.com',
  })
  expect(found.checks.at(-1)).toMatchObject({ id: 'holder', state: 'fail' })
  expect(found.verdict).toBe('valid')
})
