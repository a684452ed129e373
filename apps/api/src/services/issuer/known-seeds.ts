import { createHash } from 'node:crypto'
import type { Signer } from '@tryka/credentials'
import { multikeyOf } from '@tryka/credentials'
import { seedSigner } from '@tryka/credentials/issue'

const seedOf = (words: string): Buffer => createHash('sha256').update(words, 'utf8').digest()

const DEMONSTRATION = seedOf('tryka demonstration issuer')
/** Whoever reads the source can sign with these. */
const KNOWN = [DEMONSTRATION, seedOf('tryka example issuer'), seedOf('tryka example log')]

export const isKnownSeed = (seed: Uint8Array): boolean => KNOWN.some((known) => known.equals(seed))

/** Who signs, and what stands in its proofs. */
export interface SigningIdentity {
  did: string
  verificationMethod: string
  signer: Signer
}

/** The issuer of samples. Its seed is public, so that nothing it signs proves anything, and every verifier says so. */
export async function demonstrationIssuer(): Promise<SigningIdentity> {
  const signer = await seedSigner(DEMONSTRATION)
  const key = multikeyOf(signer.publicKey)
  return { did: `did:key:${key}`, verificationMethod: `did:key:${key}#${key}`, signer }
}
