import { useQuery, useQueryClient } from '@tanstack/react-query'
import { userMessage, type ApiClient } from '@tryka/api-client'
import { endpointKey, endpointQuery, isUnauthorized, notify, useApi, useMutation } from '@tryka/app-shell'
import {
  listAllCertificates,
  listAllCredentials,
  revokeCertificate,
  revokeCredential,
  type CertificateCase,
  type CredentialCase,
  type CredentialsQuery,
  type Endpoint,
  type PLATFORM_REVOCATIONS,
} from '@tryka/domain'

export interface Revocation {
  code: (typeof PLATFORM_REVOCATIONS)[number]
  reason: string
}

/** Credentials of one search; others revoke too, so it is read again whenever it opens. */
export const useCredentials = ({ q, state, after }: CredentialsQuery) =>
  useQuery({
    ...endpointQuery(listAllCredentials, {
      query: { ...(q ? { q } : {}), ...(state ? { state } : {}), ...(after ? { after } : {}) },
    }),
    staleTime: 0,
  })

/** Takes one back for good; what is shown afterwards is what the server has. */
export const useRevoke = ({ id }: Pick<CredentialCase, 'id'>) =>
  useRevocation((api, body) => api.call(revokeCredential, { params: { id }, body }), listAllCredentials)

/** Certificates of completion of one search; others revoke too, so it is read again whenever it opens. */
export const useCertificates = (q: string) =>
  useQuery({ ...endpointQuery(listAllCertificates, { query: q ? { q } : {} }), staleTime: 0 })

export const useRevokeCertificate = ({ id }: Pick<CertificateCase, 'id'>) =>
  useRevocation((api, body) => api.call(revokeCertificate, { params: { id }, body }), listAllCertificates)

export type RevokeCall = ReturnType<typeof useRevoke>

function useRevocation(
  revoke: (api: ApiClient, body: Revocation) => Promise<unknown>,
  listed: typeof listAllCredentials | typeof listAllCertificates,
) {
  const api = useApi()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: Revocation) => revoke(api, body),
    onSuccess: () => notify.success('Credential Revoked', 'Whoever checks it reads that from now on.'),
    onError: (error: unknown) => {
      if (!isUnauthorized(error))
        notify.failure('Error', userMessage(error, 'The credential was not revoked. Please try again.'))
    },
    onSettled: () => queries.invalidateQueries({ queryKey: endpointKey(listed as Endpoint) }),
    meta: { needsSession: true },
  })
}
