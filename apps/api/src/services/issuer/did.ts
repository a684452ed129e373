import { isIP } from 'node:net'
import type { DidDocument } from '@tryka/domain'
import { ISSUER_PATH, LOG_PATH } from '@tryka/domain'
import type { IssuerKeyRow } from './issuer-key.table'

/** Of what a key signs: the contexts that define `Multikey`, `expires` and `revoked`. */
const CONTEXTS = ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/multikey/v1']

/**
 * The DID of whoever signs with a key: `did:web` where the API is reached by https and a name, which others can resolve;
 * elsewhere `did:key`, which says the key itself (did:web 3.1; did:key 1).
 */
export function didOf(apiUrl: string, multikey: string): string {
  const { protocol, hostname, host, pathname } = new URL(apiUrl)
  if (protocol !== 'https:' || isIP(hostname.replace(/^\[|\]$/g, ''))) return `did:key:${multikey}`
  const path = `${pathname}${ISSUER_PATH}`.split('/').filter(Boolean)
  return ['did:web', host.replace(':', '%3A'), ...path].join(':')
}

export const methodOf = (apiUrl: string, multikey: string): string => `${didOf(apiUrl, multikey)}#${multikey}`

/** The name of the log: its address without the scheme (c2sp.org/tlog-tiles). */
export const logNameOf = (apiUrl: string): string => apiUrl.replace(/^\w+:\/\//, '') + LOG_PATH

/** As documents have it: without fractions of seconds. */
export const seconds = (iso: string): string => iso.replace(/\.\d+Z$/, 'Z')

/** The document of the keys that sign, or signed what may still be valid. A key that is not used yet is nobody's business. */
export function didDocumentOf(apiUrl: string, current: string, keys: readonly IssuerKeyRow[]): DidDocument {
  // One that retired is shown until nothing that it signed can be valid; with its `expires` it goes.
  const isOver = ({ state, expiresAt, validBelow }: IssuerKeyRow) =>
    state === 'retired' && (expiresAt === null || validBelow === null)
  const shown = keys.filter((key) => key.state !== 'added' && !isOver(key))
  const verificationMethod = shown.map(({ publicMultibase: key, expiresAt, revokedAt }) => ({
    id: methodOf(apiUrl, key),
    type: 'Multikey' as const,
    controller: didOf(apiUrl, key),
    publicKeyMultibase: key,
    ...(expiresAt ? { expires: seconds(expiresAt) } : {}),
    ...(revokedAt ? { revoked: seconds(revokedAt) } : {}),
  }))
  return {
    '@context': CONTEXTS,
    id: didOf(apiUrl, current),
    verificationMethod,
    assertionMethod: verificationMethod.map(({ id }) => id),
  }
}
