import { createHash, randomBytes } from 'node:crypto'
import type { Json, JsonObject } from '@tryka/credentials'
import { base58btc, canonicalize, multikeyOf } from '@tryka/credentials'
import { seedSigner, signCredential } from '@tryka/credentials/issue'
import { rateLimits } from '../../http/limits/rate-limits'
import type { TestApp } from '../../testing/build-test-app'
import { buildTestApp } from '../../testing/build-test-app'

const V2 = 'https://www.w3.org/ns/credentials/v2'
const seed = randomBytes(32)
console.info(`vc-api: seed ${seed.toString('hex')}`)
const sha256 = (text: string) => createHash('sha256').update(text).digest()

describe('The VC API', () => {
  let test: TestApp
  beforeAll(async () => (test = await buildTestApp({ config: { vcApi: true, rateLimits: rateLimits(100) } })))
  afterAll(() => test.close())

  const post = async (path: string, payload: object) => {
    const answer = await test.app.inject({ method: 'POST', url: `/vc-api${path}`, payload })
    return { status: answer.statusCode, body: answer.json<JsonObject>() }
  }
  const issue = (credential: object, options: object = {}) =>
    post('/credentials/issue', { credential, options })
  const verify = (verifiableCredential: object) =>
    post('/credentials/verify', { verifiableCredential, options: {} })
  const plain: JsonObject = {
    '@context': [V2],
    type: ['VerifiableCredential'],
    credentialSubject: { id: 'did:example:holder' },
  }
  async function issued(credential: JsonObject = plain, suite = 'eddsa-rdfc-2022'): Promise<JsonObject> {
    const { status, body } = await issue(credential, { cryptosuite: suite })
    expect([status, body]).toEqual([201, expect.anything()])
    return body['verifiableCredential'] as JsonObject
  }

  it.each(['eddsa-rdfc-2022', 'eddsa-jcs-2022'])('signs and checks with %s', async (suite) => {
    const credential = await issued({ ...plain, id: 'urn:uuid:6f0d3f0a-8f0e-4a53-9a55-0f6f1f3d7c21' }, suite)
    expect(credential['proof']).toMatchObject({ cryptosuite: suite, proofPurpose: 'assertionMethod' })
    expect(String(credential['issuer'])).toMatch(/^did:key:z6Mk/)
    expect(await verify(credential)).toEqual({ status: 200, body: { verified: true, problemDetails: [] } })

    const changes: JsonObject[] = [
      { ...credential, credentialSubject: { id: 'did:example:other' } },
      { ...credential, issuer: 'did:key:z6MkiAkWoRjR8c1ZY5FHorempvkeHTxtuwSCqWBkCtjfXgix' },
      { ...credential, validUntil: '2036-01-01T00:00:00Z' },
      { ...credential, proof: [] },
      { ...credential, proof: { ...(credential['proof'] as JsonObject), proofPurpose: 'authentication' } },
      { ...credential, proof: { ...(credential['proof'] as JsonObject), cryptosuite: 'other-2022' } },
      { ...credential, proof: { ...(credential['proof'] as JsonObject), proofValue: 'zzzz' } },
    ]
    for (const changed of changes)
      expect(await verify(changed)).toMatchObject({ status: 400, body: { verified: false } })
  })

  it('signs in the name of the demonstration alone, which everybody can', async () => {
    expect(await issue({ ...plain, issuer: 'did:web:api.example.com:api:issuer' })).toMatchObject({
      status: 400,
      body: { code: 'VC_REFUSED' },
    })
    const did = String((await issued())['issuer'])
    expect((await issue({ ...plain, issuer: { id: did, name: 'Anybody' } })).status).toBe(201)
  })

  it.each<[string, JsonObject]>([
    ['another first context', { '@context': ['https://www.w3.org/2018/credentials/v1'] }],
    ['a context that is not here', { '@context': [V2, 'https://elsewhere.example/context'] }],
    ['no list of contexts', { '@context': V2 }],
    ['another type', { type: ['Something'] }],
    ['no subject', { credentialSubject: [] }],
    ['an empty subject', { credentialSubject: {} }],
    ['a subject that is a text', { credentialSubject: 'somebody' }],
    ['an id that is none', { id: 'not an address' }],
    ['a time that is none', { validFrom: 'yesterday' }],
    ['an end before its start', { validFrom: '2026-01-02T00:00:00Z', validUntil: '2026-01-01T00:00:00Z' }],
    ['a status without a type', { credentialStatus: { id: 'https://example.com/1' } }],
    ['a schema without an id', { credentialSchema: { type: 'JsonSchema' } }],
    ['a resource without a digest', { relatedResource: [{ id: 'https://example.com/1' }] }],
    ['words that no context knows', { madeUp: 'x' }],
  ])('refuses a credential with %s', async (_what, change) => {
    const { status, body } = await issue({ ...plain, ...change })
    expect([status, body['code']]).toEqual([400, 'VC_REFUSED'])
    expect((await verify({ ...(await issued()), ...change })).status).toBe(400)
  })

  it('answers what is no request with a problem, and nothing with a fault of its own', async () => {
    for (const path of ['/credentials/issue', '/credentials/verify', '/presentations/verify'])
      for (const payload of [
        {},
        { credential: 1 },
        { verifiableCredential: [] },
        { verifiablePresentation: 'x' },
        [],
      ])
        expect([path, (await post(path, payload)).status]).toEqual([path, 400])
    expect((await issue(plain, { cryptosuite: 'other' })).status).toBe(400)
    const long = { ...plain, name: 'x'.repeat(65 * 1024) }
    expect((await issue(long)).status).toBe(413)
    const odd: Json[] = [null, 0, '', [], {}, [null], { type: null }, 'x'.repeat(300)]
    for (const name of [
      '@context',
      'type',
      'issuer',
      'credentialSubject',
      'credentialStatus',
      'proof',
      'validFrom',
    ])
      for (const value of odd)
        for (const answer of [
          await issue({ ...plain, [name]: value }),
          await verify({ ...plain, [name]: value }),
        ])
          expect([name, value, [201, 400].includes(answer.status)]).toEqual([name, value, true])
  })

  it('checks a presentation, its challenge and domain, and what is in it', async () => {
    const holder = await seedSigner(seed)
    const key = multikeyOf(holder.publicKey)
    const presented = async (credentials: JsonObject[]): Promise<JsonObject> => {
      const document: JsonObject = {
        '@context': [V2],
        type: ['VerifiablePresentation'],
        holder: `did:key:${key}`,
        verifiableCredential: credentials,
      }
      const options: JsonObject = {
        '@context': [V2],
        type: 'DataIntegrityProof',
        cryptosuite: 'eddsa-jcs-2022',
        created: '2026-11-21T10:00:00Z',
        verificationMethod: `did:key:${key}#${key}`,
        proofPurpose: 'authentication',
        challenge: 'c1',
        domain: 'example.com',
      }
      const data = Buffer.concat([sha256(canonicalize(options)), sha256(canonicalize(document))])
      return { ...document, proof: { ...options, proofValue: `z${base58btc(await holder.sign(data))}` } }
    }
    const check = (verifiablePresentation: JsonObject, options: object) =>
      post('/presentations/verify', { verifiablePresentation, options })
    const [good, bad] = [await issued(), { ...(await issued()), name: 'x' }]
    const presentation = await presented([good, await issued(plain, 'eddsa-jcs-2022')])
    const asked = { challenge: 'c1', domain: 'example.com' }

    expect(await check(presentation, asked)).toEqual({
      status: 200,
      body: { verified: true, problemDetails: [] },
    })
    for (const options of [{ challenge: 'c2' }, { domain: 'elsewhere.example' }])
      expect(await check(presentation, options)).toMatchObject({ status: 400, body: { verified: false } })
    for (const other of [
      await presented([good, bad]),
      { ...presentation, holder: 'did:example:other' },
      { ...presentation, verifiableCredential: [good] },
      { ...presentation, proof: [] },
      { ...presentation, type: ['Other'] },
    ])
      expect(await check(other, asked)).toMatchObject({ status: 400, body: { verified: false } })
  })

  it('takes both proofs of an Open Badge as this product signs them', async () => {
    const signer = await seedSigner(seed)
    const key = multikeyOf(signer.publicKey)
    const verificationMethod = `did:key:${key}#${key}`
    const options = { signer, verificationMethod, created: '2026-11-21T10:00:00Z' }
    const credential = await signCredential({ ...plain, issuer: `did:key:${key}` }, options)
    expect((await verify(credential)).status).toBe(200)
    const [first, second] = credential['proof'] as JsonObject[]
    const broken = { ...credential, proof: [first ?? {}, { ...second, created: '2026-11-22T10:00:00Z' }] }
    expect((await verify(broken)).status).toBe(400)
  })

  it('is not there unless it was asked for', async () => {
    const other = await buildTestApp()
    const answer = await other.app.inject({ method: 'POST', url: '/vc-api/credentials/verify', payload: {} })
    expect(answer.statusCode).toBe(404)
    await other.close()
  })
})
