import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { endpointQuery, notify, useApi, useMutation } from '@tryka/app-shell'
import { askForPasskey } from '@tryka/app-shell/passkeys'
import {
  ADMIN_MESSAGES,
  adminLogin,
  adminLoginByPasskey,
  adminLogout,
  adminMe,
  requestAdminPasskey,
  type CallArgs,
} from '@tryka/domain'

export const LOGIN_PATH = '/admin-login'
/** The second step of signing in. */
export const FACTOR_PATH = '/admin-factor'

/** The signed-in administrator, or null. */
export const sessionQuery = () => endpointQuery(adminMe, { on401: 'null' })

/** The server no longer knows the session: the guard sees it and goes to the sign-in screen. */
export function endSession(queries: QueryClient): void {
  const { queryKey } = sessionQuery()
  if (!queries.getQueryData(queryKey)) return
  queries.setQueryData(queryKey, null)
  notify.failure('Signed out', 'Your session has ended. Sign in again to go on.')
}

type LoginBody = CallArgs<NonNullable<(typeof adminLogin)['types']>>['body']

export function useLogin() {
  const api = useApi()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: LoginBody) => api.call(adminLogin, { body }),
    // What an earlier administrator read is not for the next one.
    onSuccess: () => queries.clear(),
  })
}

/** Signs in with a passkey alone: no name, no password, no sum. */
export function usePasskeyLogin() {
  const api = useApi()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      const passkey = await askForPasskey(await api.call(requestAdminPasskey))
      return api.call(adminLoginByPasskey, { body: { passkey } })
    },
    onSuccess: () => queries.clear(),
  })
}

/** Success or failure, the person leaves: the cache is emptied and the sign-in screen opens. */
export function useLogout() {
  const api = useApi()
  const queries = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: () => api.call(adminLogout),
    onSuccess: () => notify.success(ADMIN_MESSAGES.loggedOutTitle, ADMIN_MESSAGES.loggedOut),
    onSettled: async () => {
      queries.clear()
      await navigate(LOGIN_PATH, { replace: true })
    },
  })
}
