import type { IdParams, VersionBody } from '../hiring/hiring.schema'
import { endpoint } from '../http/endpoint'
import type {
  CertificateCase,
  CertificateCases,
  CertificatesQuery,
  ClaimCertificateBody,
  OwnCertificate,
  OwnCertificates,
  RevokeCertificateBody,
} from './certificate.schema'
import type { CredentialNameBody, CredentialVisibilityBody } from './credential.schema'

type Own = { params: typeof IdParams; response: typeof OwnCertificate }

export const listCertificates = endpoint<{ response: typeof OwnCertificates }>('GET', '/api/certificates')
export const claimCertificate = endpoint<{
  body: typeof ClaimCertificateBody
  response: typeof OwnCertificate
}>('POST', '/api/certificates')
export const shareCertificate = endpoint<Own & { body: typeof CredentialVisibilityBody }>(
  'PUT',
  '/api/certificates/:id/visibility',
)
export const nameInCertificate = endpoint<Own & { body: typeof CredentialNameBody }>(
  'PUT',
  '/api/certificates/:id/name',
)
export const revokeOwnCertificate = endpoint<Own & { body: typeof VersionBody }>(
  'POST',
  '/api/certificates/:id/revoke',
)
export const listAllCertificates = endpoint<{
  query: typeof CertificatesQuery
  response: typeof CertificateCases
}>('GET', '/api/admin/certificates')
export const revokeCertificate = endpoint<{
  params: typeof IdParams
  body: typeof RevokeCertificateBody
  response: typeof CertificateCase
}>('POST', '/api/admin/certificates/:id/revoke')

/** A file of one's own; what is shared is fetched by `BADGE_FILE`, as every credential is. */
export const CERTIFICATE_FILE = { method: 'GET', path: '/api/certificates/:id/file' } as const
