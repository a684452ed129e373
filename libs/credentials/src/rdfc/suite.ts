import { DataIntegrityProof } from '@digitalbazaar/data-integrity'
import { cryptosuite } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite'
import type { JsonObject } from '../json'
import credentials from './contexts/credentials-v2.json' with { type: 'json' }
import badges from './contexts/open-badges-3.0.3.json' with { type: 'json' }
import extensions from './contexts/open-badges-extensions.json' with { type: 'json' }

const CONTEXTS = new Map<string, object>([
  ['https://www.w3.org/ns/credentials/v2', credentials],
  ['https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json', badges],
  ['https://purl.imsglobal.org/spec/ob/v3p0/extensions.json', extensions],
])

/** Knows the bundled contexts and what it is given, and refuses everything else: nothing is ever fetched. */
export function loaderOf(known: Record<string, JsonObject> = {}) {
  return (url: string) => {
    const document = CONTEXTS.get(url) ?? (Object.hasOwn(known, url) ? known[url] : undefined)
    return document
      ? Promise.resolve({ contextUrl: null, documentUrl: url, document: document as JsonObject })
      : Promise.reject(
          new Error(`Nothing but the bundled contexts is read, and this is none: ${url.slice(0, 80)}`),
        )
  }
}

type Verify = (data: Uint8Array, signature: Uint8Array) => Promise<boolean>

const bounded = {
  ...cryptosuite,
  // Untrusted blank nodes can be made to take for ever; ours need no deep comparison but a few.
  canonize: (input: JsonObject, options: object) =>
    cryptosuite.canonize(input, { ...options, maxWorkFactor: 1 }),
}

/** The suite with our own Ed25519, so that no second implementation answers differently. */
export function suiteFor(verify: Verify): DataIntegrityProof {
  const createVerifier = () =>
    Promise.resolve({
      algorithm: 'Ed25519',
      verify: (p: { data: Uint8Array; signature: Uint8Array }) => verify(p.data, p.signature),
    })
  return new DataIntegrityProof({ cryptosuite: { ...bounded, createVerifier } })
}

/** The suite that signs. */
export function signingSuite(id: string, date: string, sign: (data: Uint8Array) => Promise<Uint8Array>) {
  return new DataIntegrityProof({
    cryptosuite: { ...bounded, createVerifier: () => Promise.reject(new Error('It only signs.')) },
    date,
    signer: { id, algorithm: 'Ed25519', sign: ({ data }) => sign(data) },
  })
}
