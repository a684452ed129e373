import { useQuery, useQueryClient } from '@tanstack/react-query'
import { endpointKey, endpointQuery, isUnauthorized, notify, useApi, useMutation } from '@tryka/app-shell'
import { userMessage } from '@tryka/api-client'
import {
  changeAdminPassword,
  endAdminSession,
  endOtherAdminSessions,
  listAdminSessions,
  type CallArgs,
} from '@tryka/domain'

type Passwords = CallArgs<NonNullable<(typeof changeAdminPassword)['types']>>['body']

/** Where one is signed in. */
export const useSessions = () => useQuery({ ...endpointQuery(listAdminSessions), staleTime: 0 })

/** Another password; whoever is signed in elsewhere is not any more. */
export function useChangePassword() {
  const api = useApi()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: Passwords) => api.call(changeAdminPassword, { body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: endpointKey(listAdminSessions) }),
  })
}

/** Signing out elsewhere; the list is read again whatever came of it. */
export function useEndSessions() {
  const api = useApi()
  const queries = useQueryClient()
  const after = {
    onSettled: () => queries.invalidateQueries({ queryKey: endpointKey(listAdminSessions) }),
    onError: (error: Error) => {
      if (!isUnauthorized(error))
        notify.failure('Error', userMessage(error, 'The session could not be ended. Try again.'))
    },
    meta: { needsSession: true },
  }
  const one = useMutation({
    ...after,
    mutationFn: (id: string) => api.call(endAdminSession, { params: { id } }),
    onSuccess: () => notify.success('Session Ended', 'That browser is signed out.'),
  })
  const others = useMutation({
    ...after,
    mutationFn: () => api.call(endOtherAdminSessions),
    onSuccess: () => notify.success('Sessions Ended', 'You are signed in here alone.'),
  })
  return { one, others }
}
