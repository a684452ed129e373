import { openNote } from '@tryka/credentials'
import { issuerApi, IssuerHistory } from '@tryka/domain'
import type { TestApp } from '../../testing/build-test-app'
import { buildTestApp } from '../../testing/build-test-app'

const DID = issuerApi.didDocument.endpoint.path
const HISTORY = issuerApi.history.endpoint.path

describe('The document of the issuer', () => {
  let test: TestApp
  beforeAll(async () => {
    const origin = 'https://www.example.com'
    test = await buildTestApp({
      config: { apiUrl: 'https://api.example.com', publicUrl: origin, allowedOrigins: [origin] },
    })
  })
  afterAll(() => test.close())

  it('is where did:web looks for it, with the key that signs', async () => {
    const answer = await test.app.inject(DID)

    expect(DID).toBe('/api/issuer/did.json')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toMatch(/^application\/json/)
    const did = 'did:web:api.example.com:api:issuer'
    const key: unknown = expect.stringMatching(/^z6Mk[1-9A-HJ-NP-Za-km-z]{44}$/)
    expect(answer.json()).toEqual({
      '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/multikey/v1'],
      id: did,
      verificationMethod: [
        {
          id: expect.stringMatching(`^${did}#z6Mk`) as unknown,
          type: 'Multikey',
          controller: did,
          publicKeyMultibase: key,
        },
      ],
      assertionMethod: [expect.stringMatching(`^${did}#z6Mk`)],
    })
  })

  it('is told to pages that check, with the key of the log', async () => {
    const { issuers, logs } = issuerApi.pins.response.parse(
      (await test.app.inject(issuerApi.pins.endpoint.path)).json(),
    )
    const document = issuerApi.didDocument.response.parse((await test.app.inject(DID)).json())
    expect(issuers).toEqual([{ did: document.id, key: document.verificationMethod[0]?.publicKeyMultibase }])
    const note = (await test.app.inject('/api/log/checkpoint')).body
    expect((await openNote(note, logs)).signedBy).toEqual(['api.example.com/api/log'])
  })

  it('has been in the public log since the first start, and every version is served', async () => {
    const { items } = IssuerHistory.parse((await test.app.inject(HISTORY)).json())
    expect(items).toHaveLength(1)
    expect(items[0]).toMatchObject({ kind: 'key-add', leafIndex: 0 })
    expect(items[0]?.document.didDocument).toEqual((await test.app.inject(DID)).json())
    expect((await test.app.inject('/api/log/checkpoint')).body).toMatch(/^api\.example\.com\/api\/log\n1\n/)
  })

  it.each(['https://www.example.com', 'https://elsewhere.example', 'null', undefined])(
    'is read by any page (%s), kept for a while, and never with cookies',
    async (origin) => {
      for (const url of [DID, HISTORY]) {
        const { headers } = await test.app.inject({ url, headers: origin ? { origin } : {} })
        expect(headers).toMatchObject({
          'access-control-allow-origin': '*',
          'cross-origin-resource-policy': 'cross-origin',
          'cache-control': 'public, max-age=300',
        })
        expect(headers).not.toHaveProperty('access-control-allow-credentials')
        expect(headers).not.toHaveProperty('set-cookie')
      }
    },
  )
})
