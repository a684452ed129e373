import { useQuery, useQueryClient } from '@tanstack/react-query'
import { endpointKey, endpointQuery, useApi, useMutation } from '@tryka/app-shell'
import { askForPasskey, makePasskey } from '@tryka/app-shell/passkeys'
import {
  addFactorPasskey,
  beginFactorPasskey,
  beginTotp,
  confirmTotp,
  readFactors,
  removeFactorPasskey,
  removeTotp,
  renewRecovery,
  requestStepUpPasskey,
  stepUp,
  stepUpByPasskey,
} from '@tryka/domain'
import { sessionQuery } from '../session.queries'

/** One's own second factor. */
export const useFactors = () => useQuery({ ...endpointQuery(readFactors), staleTime: 0 })

/** The code of the app, or a recovery code: the second step of signing in, and again before what hurts. */
export function useShowFactor() {
  const api = useApi()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (code: string) => api.call(stepUp, { body: { code } }),
    onSuccess: (session) => queries.setQueryData(sessionQuery().queryKey, session),
  })
}

/** The same with a passkey. */
export function useShowPasskey() {
  const api = useApi()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      const passkey = await askForPasskey(await api.call(requestStepUpPasskey))
      return api.call(stepUpByPasskey, { body: { passkey } })
    },
    onSuccess: (session) => queries.setQueryData(sessionQuery().queryKey, session),
  })
}

/** Adding and removing passkeys of the console. */
export function usePasskeyWork() {
  const api = useApi()
  const queries = useQueryClient()
  const changed = () => queries.invalidateQueries({ queryKey: endpointKey(readFactors) })
  const add = useMutation({
    mutationFn: async (name: string) => {
      const passkey = await makePasskey(await api.call(beginFactorPasskey))
      return api.call(addFactorPasskey, { body: { name, passkey } })
    },
    onSuccess: changed,
  })
  const remove = useMutation({
    mutationFn: (id: string) => api.call(removeFactorPasskey, { params: { id } }),
    onSuccess: changed,
  })
  return { add, remove }
}

/** Setting an app up, letting it go, and new recovery codes. */
export function useFactorWork() {
  const api = useApi()
  const queries = useQueryClient()
  const changed = () => queries.invalidateQueries({ queryKey: endpointKey(readFactors) })
  const begin = useMutation({ mutationFn: () => api.call(beginTotp) })
  const confirm = useMutation({
    mutationFn: (code: string) => api.call(confirmTotp, { body: { code } }),
    onSuccess: changed,
  })
  const remove = useMutation({ mutationFn: () => api.call(removeTotp), onSuccess: changed })
  const renew = useMutation({ mutationFn: () => api.call(renewRecovery), onSuccess: changed })
  return { begin, confirm, remove, renew }
}
