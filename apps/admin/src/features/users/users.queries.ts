import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { endpointKey, endpointQuery, isUnauthorized, notify, useApi, useMutation } from '@tryka/app-shell'
import { userMessage, type ApiClient } from '@tryka/api-client'
import {
  endUserSessions,
  eraseUser,
  getUser,
  listUsers,
  pathOf,
  restoreUser,
  suspendUser,
  type EraseUser,
  type SuspendAccount,
  type UserDetail,
  type UsersQuery,
} from '@tryka/domain'

/** One page of accounts; while another one loads, this one stays in view. */
export const useUsers = (query: UsersQuery) =>
  useQuery({ ...endpointQuery(listUsers, { query }), placeholderData: keepPreviousData, staleTime: 0 })

const userKey = (id: string) => endpointKey({ ...getUser, path: pathOf(getUser, { id }) })

export function useUser(id: string) {
  const api = useApi()
  return useQuery({
    queryKey: userKey(id),
    queryFn: () => api.call(getUser, { params: { id } }),
    enabled: id !== '',
    staleTime: 0,
  })
}

/** What may be done about an account; the screen shows what the server answers. */
export function useUserWork(id: string) {
  const suspend = useUserChange(
    id,
    (api, body: SuspendAccount) => api.call(suspendUser, { params: { id }, body }),
    ['Account Suspended', 'The statement of reasons is sent.'],
  )
  const restore = useUserChange(id, (api) => api.call(restoreUser, { params: { id } }), [
    'Account Restored',
    'The person is told.',
  ])
  const endSessions = useUserChange(id, (api) => api.call(endUserSessions, { params: { id } }), [
    'Signed Out Everywhere',
    'The account is open in no browser any more.',
  ])
  const queries = useQueryClient()
  const readAgain = () => {
    void queries.invalidateQueries({ queryKey: userKey(id) })
    void queries.invalidateQueries({ queryKey: endpointKey(listUsers) })
  }
  return { suspend, restore, endSessions, readAgain }
}

function useUserChange<Body>(
  id: string,
  run: (api: ApiClient, body: Body) => Promise<UserDetail>,
  [title, text]: readonly [string, string],
) {
  const api = useApi()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: Body) => run(api, body),
    onSuccess: (now) => {
      queries.setQueryData(userKey(id), now)
      void queries.invalidateQueries({ queryKey: endpointKey(listUsers) })
      notify.success(title, text)
    },
    onError: (error) => {
      if (isUnauthorized(error)) return
      notify.failure('Error', userMessage(error, 'That did not work. Please try again.'))
      void queries.invalidateQueries({ queryKey: userKey(id) })
    },
    meta: { needsSession: true },
  })
}

/** Erases an account; there is nothing left of it to show. */
export function useErase(id: string, onErased: () => void) {
  const api = useApi()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: EraseUser) => api.call(eraseUser, { params: { id }, body }),
    onSuccess: () => {
      notify.success('Account Erased', 'The statement of reasons is sent by mail.')
      onErased()
      queries.removeQueries({ queryKey: userKey(id) })
      void queries.invalidateQueries({ queryKey: endpointKey(listUsers) })
    },
    onError: (error) => {
      if (!isUnauthorized(error))
        notify.failure('Error', userMessage(error, 'The account was not erased. Please try again.'))
    },
    meta: { needsSession: true },
  })
}
