import type { IdParams, VersionBody } from '../hiring/hiring.schema'
import { endpoint } from '../http/endpoint'
import type {
  CompanyCredentials,
  CredentialCases,
  CredentialNameBody,
  CredentialRecheckBody,
  CredentialsQuery,
  CredentialVisibilityBody,
  OwnCredential,
  OwnCredentials,
  RevokeCredentialBody,
  RevokedCredential,
} from './credential.schema'

type Own = { params: typeof IdParams; response: typeof OwnCredential }

export const listCredentials = endpoint<{ response: typeof OwnCredentials }>('GET', '/api/credentials')
export const shareCredential = endpoint<Own & { body: typeof CredentialVisibilityBody }>(
  'PUT',
  '/api/credentials/:id/visibility',
)
export const revokeOwnCredential = endpoint<Own & { body: typeof VersionBody }>(
  'POST',
  '/api/credentials/:id/revoke',
)
export const nameInCredential = endpoint<Own & { body: typeof CredentialNameBody }>(
  'PUT',
  '/api/credentials/:id/name',
)
export const recheckInCredential = endpoint<Own & { body: typeof CredentialRecheckBody }>(
  'PUT',
  '/api/credentials/:id/recheck',
)
export const listCandidateCredentials = endpoint<{
  params: typeof IdParams
  response: typeof CompanyCredentials
}>('GET', '/api/company/candidates/:id/credentials')
export const listAllCredentials = endpoint<{
  query: typeof CredentialsQuery
  response: typeof CredentialCases
}>('GET', '/api/admin/credentials')
export const revokeCredential = endpoint<{
  params: typeof IdParams
  body: typeof RevokeCredentialBody
  response: typeof RevokedCredential
}>('POST', '/api/admin/credentials/:id/revoke')

/** Files; each is an attachment, chosen by `as`. */
export const CREDENTIAL_FILE = { method: 'GET', path: '/api/credentials/:id/file' } as const
/** The same for anybody, of what its holder shares. */
export const BADGE_FILE = { method: 'GET', path: '/api/badges/:id' } as const
