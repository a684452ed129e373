import { useQuery, useQueryClient } from '@tanstack/react-query'
import { userMessage } from '@tryka/api-client'
import { endpointKey, endpointQuery, isUnauthorized, notify, useApi, useMutation } from '@tryka/app-shell'
import {
  listAllCredentials,
  revokeCredential,
  type CredentialCase,
  type CredentialsQuery,
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
export function useRevoke({ id }: Pick<CredentialCase, 'id'>) {
  const api = useApi()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: Revocation) => api.call(revokeCredential, { params: { id }, body }),
    onSuccess: () => notify.success('Credential Revoked', 'Whoever checks it reads that from now on.'),
    onError: (error) => {
      if (!isUnauthorized(error))
        notify.failure('Error', userMessage(error, 'The credential was not revoked. Please try again.'))
    },
    onSettled: () => queries.invalidateQueries({ queryKey: endpointKey(listAllCredentials) }),
    meta: { needsSession: true },
  })
}
