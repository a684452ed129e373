import { createHash } from 'node:crypto'
import { base58btc } from './bytes'
import { canonicalize } from './jcs'
import { createJcsProof, verifyJcsProof } from './jcs-proof'
import type { JsonObject } from './json'
import { makeWorld } from './testing'

const sha256 = (value: JsonObject) => createHash('sha256').update(canonicalize(value)).digest()
const document: JsonObject = { '@context': ['https://www.w3.org/ns/credentials/v2'], id: 'urn:x:1' }

it('refuses a proof that was signed over other contexts than the document’s', async () => {
  const { issuer, did } = await makeWorld()
  const options = { signer: issuer, verificationMethod: `${did}#key`, created: '2026-11-21T10:00:00Z' }
  const { proofValue: _value, ...plain } = await createJcsProof(document, options)
  const signed = async (proof: JsonObject): Promise<JsonObject> => {
    const message = new Uint8Array(Buffer.concat([sha256(proof), sha256(document)]))
    return { ...document, proof: { ...proof, proofValue: `z${base58btc(await issuer.sign(message))}` } }
  }
  expect(await verifyJcsProof(await signed(plain), issuer.publicKey)).toBe(true)
  const other = await signed({ ...plain, '@context': ['https://example.com/other'] })
  expect(await verifyJcsProof(other, issuer.publicKey)).toBe(false)
})
