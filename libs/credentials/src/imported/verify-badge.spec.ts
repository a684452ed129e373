import { randomBytes } from 'node:crypto'
import { bakePng, bakeSvg } from '../issue'
import { createJcsProof } from '../jcs-proof'
import type { JsonObject } from '../json'
import { createRdfcProof, verifyRdfcProof } from '../rdfc'
import {
  FOREIGN_CONTEXTS,
  foreignDocument,
  foreignIssuer,
  foreignSigned,
  type ForeignIssuer,
  makeBundle,
  makeWorld,
  statusList,
} from '../testing'
import { bakedTwice, compressedText, tinyPng } from '../testing/png'
import type { Pins } from '../verify/types'
import { verifyBadge } from './verify-badge'
import { badgeWords } from './words'

const now = new Date('2026-11-24T12:00:00Z')
const EMAIL = 'Holder@Example.com'
const seed = randomBytes(32)
const [V2 = '', OB = ''] = FOREIGN_CONTEXTS

beforeAll(() => console.log(`seed ${seed.toString('hex')}`))

let issuer: ForeignIssuer
let badge: JsonObject
const nobody: Pins = { issuers: [], logs: [], demonstration: 'did:key:z6MkNobody' }
const look = (
  given: JsonObject | string | Uint8Array,
  o: { pins?: Pins; email?: string; ours?: string } = {},
) =>
  verifyBadge(typeof given === 'string' || given instanceof Uint8Array ? given : JSON.stringify(given), {
    pins: nobody,
    ours: 'did:web:api.example.com:api:issuer',
    now,
    rdfc: verifyRdfcProof,
    email: EMAIL,
    ...o,
  })
const knows = (pinned: ForeignIssuer): Pins => ({
  ...nobody,
  issuers: [{ did: pinned.did, key: pinned.key }],
})
const stateOf = ({ checks }: Awaited<ReturnType<typeof look>>, id: string) =>
  checks.find((check) => check.id === id)?.state

beforeAll(async () => {
  issuer = await foreignIssuer(seed)
  badge = await foreignSigned(issuer, await foreignDocument(issuer, EMAIL))
})

it('says of a badge of an issuer that nobody knows that the signature fits, and no more', async () => {
  for (const create of [createRdfcProof, createJcsProof]) {
    const found = await look(await foreignSigned(issuer, await foreignDocument(issuer, EMAIL), create))
    expect([found.verdict, found.signed, stateOf(found, 'holder')]).toEqual(['cannot-tell', true, 'pass'])
    expect(badgeWords(found)).toBe('Signature fits; the issuer is not one we know')
    expect(found.facts).toMatchObject({ name: 'Secure Coding', issuerName: 'Harbour School' })
  }
})

it('calls one of a known issuer valid once its list of revoked ones says nothing of it, and not before', async () => {
  const alone = await look(badge, { pins: knows(issuer) })
  expect([alone.verdict, badgeWords(alone)]).toEqual([
    'cannot-tell',
    'Signature fits; whether it was revoked is not known',
  ])
  const world = { ...(await makeWorld()), did: issuer.did, issuer: issuer.signer }
  const credentialStatus = {
    id: 'https://api.example.com/api/status/1#7',
    type: 'BitstringStatusListEntry',
    statusPurpose: 'revocation',
    statusListIndex: '7',
    statusListCredential: 'https://api.example.com/api/status/1',
  }
  const credential = await foreignSigned(issuer, await foreignDocument(issuer, EMAIL, { credentialStatus }))
  const withList = async (o: Parameters<typeof statusList>[1], pins = knows(issuer)) =>
    look({ v: 1, credential, statusListCredential: await statusList(world, o) }, { pins })
  expect(await withList({})).toMatchObject({ verdict: 'valid', asOf: '2026-11-21T10:00:00Z' })
  expect(await withList({ revoked: [7] })).toMatchObject({ verdict: 'revoked' })
  expect(
    await withList({ validFrom: '2026-09-01T00:00:00Z', validUntil: '2026-09-30T00:00:00Z' }),
  ).toMatchObject({
    verdict: 'cannot-tell',
  })
  expect(await withList({}, nobody)).toMatchObject({ verdict: 'cannot-tell' })
  const other = await foreignIssuer(randomBytes(32))
  const foreign = await statusList({ ...world, issuer: other.signer })
  expect(
    await look({ v: 1, credential, statusListCredential: foreign }, { pins: knows(issuer) }),
  ).toMatchObject({
    verdict: 'cannot-tell',
  })
})

it('refuses whatever was altered, signed by somebody else, or brings its own words', async () => {
  const other = await foreignIssuer(randomBytes(32))
  const document = await foreignDocument(issuer, EMAIL)
  const subject = document['credentialSubject'] as JsonObject
  const renamed = {
    ...subject,
    achievement: { ...(subject['achievement'] as JsonObject), name: 'Everything' },
  }
  const inline = { ...document, '@context': [V2, OB, { name: 'https://evil.example/name' }] }
  const cases: [string, JsonObject, string][] = [
    ['altered', { ...badge, credentialSubject: renamed }, 'something was changed'],
    ['later', { ...badge, validUntil: '2030-01-01T00:00:00Z' }, 'something was changed'],
    ['added', { ...badge, anything: 'x' }, 'something was changed'],
    ['of another', await foreignSigned(other, document), 'another issuer than the one it names'],
    ['own words', { ...inline, proof: badge['proof'] ?? [] }, 'vocabulary of its own'],
    ['unsigned', document, 'no signature'],
    ['no badge', { ...badge, type: ['VerifiableCredential'] }, 'no Open Badge 3.0'],
    [
      'two keys',
      {
        ...badge,
        proof: [badge['proof'] as JsonObject, (await foreignSigned(other, document))['proof'] as JsonObject],
      },
      'different keys',
    ],
  ]
  for (const [name, forged, reason] of cases) {
    const found = await look(forged, { pins: knows(issuer) })
    expect([name, found.verdict, badgeWords(found)]).toEqual([
      name,
      'not-genuine',
      expect.stringContaining(reason),
    ])
  }
})

it('calls nothing false that it cannot check: other vocabularies, other suites, keys that are elsewhere', async () => {
  const context = 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.1.json'
  const web = 'did:web:harbour.example'
  const proof = badge['proof'] as JsonObject
  const cases: [JsonObject, string][] = [
    [{ ...badge, '@context': [V2, context] }, context],
    [{ ...badge, proof: { ...proof, cryptosuite: 'ecdsa-sd-2023' } }, 'ecdsa-sd-2023'],
    [
      {
        ...badge,
        issuer: { id: web, type: ['Profile'] },
        proof: { ...proof, verificationMethod: `${web}#key-1` },
      },
      'did not come with it and is not fetched',
    ],
  ]
  for (const [given, reason] of cases) {
    const found = await look(given)
    expect([found.verdict, found.signed, badgeWords(found)]).toEqual([
      'cannot-tell',
      false,
      expect.stringContaining(reason),
    ])
  }
})

it('checks with the key that a bundle carries, and says that the key may be anybody’s', async () => {
  const web = { ...issuer, did: 'did:web:harbour.example', key: 'key-1' }
  const credential = await foreignSigned(web, await foreignDocument(web, EMAIL))
  const didDocument = {
    id: web.did,
    verificationMethod: [{ id: `${web.did}#key-1`, type: 'Multikey', publicKeyMultibase: issuer.key }],
  }
  const found = await look({ v: 1, credential, didDocument })
  expect([found.verdict, found.signed, badgeWords(found)]).toEqual([
    'cannot-tell',
    true,
    'Signature fits; the issuer is not one we know',
  ])
  expect(found.checks.find(({ id }) => id === 'issuer')?.reason).toContain('not fetched from here')
})

it('tells whose it is: of this address, of another, of none, and of one that stands there plainly', async () => {
  const holder = async (identifier: JsonObject[], email?: string) => {
    const document = await foreignDocument(issuer, EMAIL)
    const credentialSubject = { ...(document['credentialSubject'] as JsonObject), identifier }
    const found = await look(
      await foreignSigned(issuer, { ...document, credentialSubject }),
      email ? { email } : {},
    )
    return stateOf(found, 'holder')
  }
  const plainly = {
    type: 'IdentityObject',
    hashed: false,
    identityHash: 'holder@example.com',
    identityType: 'emailAddress',
  }
  expect(stateOf(await look(badge, { email: 'else@example.com' }), 'holder')).toBe('fail')
  expect(await holder([plainly])).toBe('pass')
  expect(await holder([plainly], 'else@example.com')).toBe('fail')
  expect(await holder([{ ...plainly, identityType: 'name' }])).toBe('unknown')
})

it('reads pictures, and refuses what hides in them', async () => {
  const json = JSON.stringify(badge)
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h1v1z"/></svg>'
  for (const picture of [bakePng(tinyPng, json), bakeSvg(svg, json)])
    expect(await look(picture)).toMatchObject({ verdict: 'cannot-tell', signed: true })
  const baked = bakeSvg(svg, json)
  const cases: [string | Uint8Array, string][] = [
    [bakedTwice(json), 'more than one credential'],
    [compressedText(json), 'compressed'],
    [baked.replace('<path', '<script>alert(1)</script><path'), ''],
    [`<!DOCTYPE svg [<!ENTITY x "y">]>${baked}`, ''],
    [baked.replace('<path', '<openbadges:credential>{}</openbadges:credential><path'), ''],
    [new Uint8Array(3 * 1024 * 1024), 'larger than 2 MiB'],
    [json.replace('"validFrom"', '"id":"urn:x:1","validFrom"'), '"id" twice'],
    [`${'['.repeat(5000)}${']'.repeat(5000)}`, '12 levels'],
    ['https://harbour.example/badge.json', 'This is a link'],
    ['', 'not whole JSON'],
  ]
  for (const [given, reason] of cases) {
    const found = await look(given)
    expect([reason, found.verdict, found.signed]).toEqual([reason, 'not-genuine', false])
    expect(badgeWords(found)).toContain(reason)
  }
})

it('does no more work than a badge is worth', async () => {
  const many = (length: number) => Array.from({ length }, () => ({ type: ['Evidence'], name: 'a' }))
  const tags = Array.from({ length: 4_000 }, (_, at) => `${at}`)
  for (const [over, reason] of [
    [{ evidence: many(4_000) }, 'more parts than a badge has'],
    [{ evidence: [{ type: tags }] }, 'more parts than a badge has'],
    [{ evidence: many(70) }, 'does not fit'],
  ] as const) {
    const began = performance.now()
    const found = await look({ ...badge, ...over } as JsonObject)
    expect(badgeWords(found)).toContain(reason)
    expect(performance.now() - began).toBeLessThan(2_000)
  }
})

it('puts one of ours through every check, the log’s too', async () => {
  const world = await makeWorld()
  const bundle = await makeBundle(world)
  const o = { pins: world.pins, email: 'holder@example.com' }
  const found = await look(bundle as unknown as JsonObject, o)
  expect([found.verdict, found.checks.length, stateOf(found, 'holder')]).toEqual(['valid', 13, 'pass'])
  expect(await look(bundle.credential, o)).toMatchObject({ verdict: 'cannot-tell' })
  expect(
    await look({ ...bundle, tlogProof: bundle.tlogProof.replace('index 2', 'index 3') }, o),
  ).toMatchObject({
    verdict: 'not-genuine',
  })
})
