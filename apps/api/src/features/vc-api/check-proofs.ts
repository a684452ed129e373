import type { Json, JsonObject } from '@tryka/credentials'
import { keyOfMethod, verifyJcsProof } from '@tryka/credentials'
import { verifyRdfcProof } from '@tryka/credentials/rdfc'
import { isObject, listOf } from './vcdm'

export const SUITES = ['eddsa-rdfc-2022', 'eddsa-jcs-2022'] as const
export type Suite = (typeof SUITES)[number]

const MAX_PROOFS = 4
const isSuite = (value: Json | undefined): value is Suite => SUITES.some((suite) => suite === value)

interface Expected {
  /** Whom the proofs must be of. */
  controller: string
  purpose: 'assertionMethod' | 'authentication'
  challenge?: string | undefined
  domain?: string | undefined
}

/** What is wrong with the proofs of a document, in a sentence: each must fit, and a key is known by `did:key` alone. */
export async function proofFault(document: JsonObject, expected: Expected): Promise<string | undefined> {
  const proofs = listOf(document['proof'])
  if (!proofs.length || proofs.length > MAX_PROOFS) return `It must carry 1 to ${MAX_PROOFS} proofs.`
  for (const proof of proofs) {
    const fault = isObject(proof) ? await faultOf(document, proof, expected) : 'Each proof must be an object.'
    if (fault) return fault
  }
  return undefined
}

async function faultOf(document: JsonObject, proof: JsonObject, o: Expected): Promise<string | undefined> {
  const { cryptosuite, type, proofPurpose, verificationMethod, created, expires, challenge, domain } = proof
  if (type !== 'DataIntegrityProof' || !isSuite(cryptosuite))
    return `Each proof must be a DataIntegrityProof of ${SUITES.join(' or ')}.`
  if (proofPurpose !== o.purpose) return `The purpose of each proof must be ${o.purpose}.`
  for (const at of [created, expires])
    if (at !== undefined && Number.isNaN(Date.parse(String(at)))) return 'The times of a proof must be times.'
  if (o.challenge !== undefined && challenge !== o.challenge) return 'The challenge of the proof is another.'
  if (o.domain !== undefined && domain !== o.domain) return 'The domain of the proof is another.'
  const method = keyOfMethod(String(verificationMethod))
  if (!method || method.did !== `did:key:${method.key}`)
    return 'The verification method of a proof must be a did:key with its key as fragment.'
  if (method.did !== o.controller) return 'A proof is of another key than the one that the document names.'
  // Each as if it were alone: what one suite says of another is nothing.
  const alone = { ...document, proof: [proof] }
  const fits =
    cryptosuite === 'eddsa-jcs-2022'
      ? await verifyJcsProof(alone, method.publicKey)
      : await rdfc(alone, method.publicKey)
  return fits ? undefined : `The ${cryptosuite} proof does not fit.`
}

/** Words that no bundled context knows make it false. */
const rdfc = (document: JsonObject, publicKey: Uint8Array): Promise<boolean> =>
  verifyRdfcProof(document, publicKey).catch(() => false)
