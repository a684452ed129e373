import { multikeyOf } from '../bytes'
import { seedSigner } from '../issue'
import type { JsonObject } from '../json'
import { createRdfcProof } from '../rdfc'
import type { Signer } from '../signer'
import { identityHash } from '../verify/holder-check'

export const FOREIGN_CONTEXTS = [
  'https://www.w3.org/ns/credentials/v2',
  'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
]

/** An issuer that is nobody's but its key's. */
export interface ForeignIssuer {
  signer: Signer
  key: string
  did: string
}

export async function foreignIssuer(seed: Uint8Array): Promise<ForeignIssuer> {
  const signer = await seedSigner(seed)
  const key = multikeyOf(signer.publicKey)
  return { signer, key, did: `did:key:${key}` }
}

/** A badge as most issuers give it, made out to an address and not signed yet. */
export async function foreignDocument(
  { did }: Pick<ForeignIssuer, 'did'>,
  email: string,
  over: JsonObject = {},
): Promise<JsonObject> {
  const hash = await identityHash(email, 'pepper')
  return {
    '@context': FOREIGN_CONTEXTS,
    id: 'urn:uuid:7a6f1c1e-5a0e-4f55-9a6c-0e5d7c1b2a33',
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    issuer: { id: did, type: ['Profile'], name: 'Harbour School' },
    validFrom: '2026-10-01T00:00:00Z',
    credentialSubject: {
      type: ['AchievementSubject'],
      identifier: [
        {
          type: 'IdentityObject',
          hashed: true,
          identityHash: hash,
          identityType: 'emailAddress',
          salt: 'pepper',
        },
      ],
      achievement: {
        id: 'https://harbour.example/badges/1',
        type: ['Achievement'],
        name: 'Secure Coding',
        description: 'Writes code that holds.',
        criteria: { narrative: 'An exam of four hours.' },
      },
    },
    ...over,
  }
}

/** The document with one proof, as most issuers give. */
export async function foreignSigned(
  { signer, did, key }: ForeignIssuer,
  document: JsonObject,
  create: typeof createRdfcProof = createRdfcProof,
): Promise<JsonObject> {
  const created = '2026-10-01T00:00:00Z'
  return {
    ...document,
    proof: await create(document, { signer, created, verificationMethod: `${did}#${key}` }),
  }
}
