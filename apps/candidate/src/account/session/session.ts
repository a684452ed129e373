import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ApiClient } from '@tryka/api-client'
import { endpointKey, useApi, useMutation } from '@tryka/app-shell'
import { getPlace, openAccount, signOut, type AccountSession } from '@tryka/domain'
import { useAccountClients } from '../../base/place/account'
import { useSession } from '../../base/session'
import { forgetKept, moveKept } from '../../base/unsaved/kept'

/** Other tabs hear of a change of it. */
export const LAST_ACCOUNT = 'tryka:account'

interface LastAccount {
  id: string
  kind: string
}

/** Whose browser it is, as it is kept. */
export function accountOf(text: string | null): LastAccount | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return typeof value === 'object' && value !== null && 'id' in value && 'kind' in value
      ? (value as LastAccount)
      : undefined
  } catch {
    return undefined
  }
}

function lastAccount(): LastAccount | undefined {
  try {
    return accountOf(window.localStorage.getItem(LAST_ACCOUNT))
  } catch {
    return undefined
  }
}

/** Accounts that were left in this very tab, which leads on by itself. */
const leftHere = new Set<string>()
export const wasLeftHere = (id: string): boolean => leftHere.has(id)

/**
 * Notes whose browser this is. Unsaved work of a guest follows whoever comes next in this browser: the guest who signed
 * in, or the next guest when the session ended. That of a signed-in person waits until that person is back.
 */
export function rememberAccount({ user }: AccountSession): void {
  leftHere.delete(user.id)
  const before = lastAccount()
  if (before && before.id !== user.id && before.kind === 'guest') moveKept(before.id, user.id)
  try {
    window.localStorage.setItem(LAST_ACCOUNT, JSON.stringify({ id: user.id, kind: user.kind }))
  } catch {
    // Without storage there are no drafts to follow anyone.
  }
}

const read = async (api: ApiClient): Promise<AccountSession> => {
  const session = await api.call(openAccount)
  rememberAccount(session)
  return session
}

/** The account of this browser; the first call makes a guest, so it goes out alone. */
export function useSessionQuery() {
  const api = useApi()
  return useQuery({ queryKey: endpointKey(openAccount), queryFn: () => read(api) })
}

/** This browser has another account from now on: what was read before is somebody else's. */
export function useBecome() {
  const queries = useQueryClient()
  return (session: AccountSession) => {
    rememberAccount(session)
    // The session itself is being watched, so it stays.
    queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== openAccount.path })
    queries.setQueryData(endpointKey(openAccount), session)
  }
}

/** After an account ended here nothing that was read as it may stay, in any of its places; a guest begins. */
export function useBeginAnew() {
  const { queries } = useAccountClients()
  const ofPlace = useQueryClient()
  const { user } = useSession()
  return async () => {
    leftHere.add(user.id)
    // The place itself stays until the page is left: asked for by a guest it would only be refused.
    const kept = [openAccount.path, getPlace.path] as const
    for (const each of new Set([ofPlace, queries]))
      each.removeQueries({ predicate: ({ queryKey: [head] }) => !kept.some((path) => path === head) })
    await queries.refetchQueries({ queryKey: endpointKey(openAccount) })
  }
}

/** Leaves the account; what it left in this browser goes too, and a new guest begins. */
export function useSignOut() {
  const { api } = useAccountClients()
  const beginAnew = useBeginAnew()
  const { user } = useSession()
  return useMutation({
    mutationFn: () => api.call(signOut),
    onSuccess: () => {
      forgetKept(user.id)
      return beginAnew()
    },
  })
}
