import { createHash } from 'node:crypto'
import { fromHex, hex, multikeyOf, utf8 } from './bytes'
import { checkpointText } from './checkpoint'
import { canonicalize } from './jcs'
import { commitment, digestOf, leafText, withoutProof } from './leaf'
import { leafHash } from './merkle'
import { keyId, openNote, vkeyOf } from './note'
import { seedSigner, signCredential, signNote } from './issue'
import { verifyJcsProof } from './jcs-proof'
import { verifyRdfcProof } from './rdfc'
import { example, golden } from './testing'

const seed = (text: string) => new Uint8Array(createHash('sha256').update(text).digest())

it('has the canonical form of the example', async () => {
  const document = withoutProof(example)
  expect(hex(await digestOf(document))).toBe(golden.sha256)
  expect(createHash('sha256').update(canonicalize(document)).digest('hex')).toBe(golden.sha256)
})

it('commits to it in a leaf', async () => {
  const leaf = leafText('issue', await commitment(fromHex(golden.salt), example))
  expect(leaf).toBe(golden.leaf)
  expect(hex(await leafHash(utf8(leaf)))).toBe(golden.leafHash)
})

it('signs it as the only leaf of its log', async () => {
  const signer = await seedSigner(seed(golden.logSeed))
  const root = fromHex(golden.leafHash)
  const note = await signNote(checkpointText({ origin: golden.origin, size: 1, root }), golden.origin, signer)
  expect(hex(await keyId(golden.origin, signer.publicKey))).toBe(golden.keyId)
  expect(note.endsWith(`${golden.signatureEnd}\n`)).toBe(true)
  const vkey = await vkeyOf(golden.origin, signer.publicKey)
  expect((await openNote(note, [vkey])).signedBy).toEqual([golden.origin])
})

it('names the key of the issuer', async () => {
  const signer = await seedSigner(seed(golden.issuerSeed))
  expect(multikeyOf(signer.publicKey)).toBe('z6Mkp3tU1AxCfjYUAruwJ3pG3uUarEkBi1wU1cjXsBxvUzFY')
})

it('makes both proofs of the example, byte for byte', async () => {
  const signer = await seedSigner(seed(golden.issuerSeed))
  const multikey = multikeyOf(signer.publicKey)
  const signed = await signCredential(withoutProof(example), {
    signer,
    verificationMethod: `did:web:api.example.com:api:issuer#${multikey}`,
    created: '2026-11-21T10:00:00Z',
  })
  expect(JSON.stringify(signed)).toBe(JSON.stringify(example))
})

it('finds that both proofs fit', async () => {
  const { publicKey } = await seedSigner(seed(golden.issuerSeed))
  expect(await verifyJcsProof(example, publicKey)).toBe(true)
  expect(await verifyRdfcProof(example, publicKey)).toBe(true)
  const { publicKey: other } = await seedSigner(seed(golden.logSeed))
  expect(await verifyJcsProof(example, other)).toBe(false)
  expect(await verifyRdfcProof(example, other)).toBe(false)
})
