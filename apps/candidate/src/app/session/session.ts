import type { ApiClient } from '@tryka/api-client'
import { endpointKey, useApi } from '@tryka/app-shell'
import { openAccount, signOut, type AccountSession } from '@tryka/domain'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { createContext, use } from 'react'
import { forgetDrafts, moveDrafts } from '../../features/cv-builder/draft-storage'

const LAST_ACCOUNT = 'tryka:account'

interface LastAccount {
  id: string
  kind: string
}

function lastAccount(): LastAccount | undefined {
  try {
    const value: unknown = JSON.parse(window.localStorage.getItem(LAST_ACCOUNT) ?? 'null')
    return typeof value === 'object' && value !== null && 'id' in value && 'kind' in value
      ? (value as LastAccount)
      : undefined
  } catch {
    return undefined
  }
}

/**
 * Notes whose browser this is. Unsaved work of a guest follows whoever comes next in this browser: the guest who signed
 * in, or the next guest when the session ended. That of a signed-in person waits until that person is back.
 */
export function rememberAccount({ user }: AccountSession): void {
  const before = lastAccount()
  if (before && before.id !== user.id && before.kind === 'guest') moveDrafts(before.id, user.id)
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

export const SessionContext = createContext<AccountSession | undefined>(undefined)

/** The account that the gate let through. */
export function useSession(): AccountSession {
  const session = use(SessionContext)
  if (!session) throw new Error('useSession needs a SessionGate above it')
  return session
}

/** Leaves the account; what it left in this browser goes too, and a new guest begins. */
export function useSignOut() {
  const api = useApi()
  const queries = useQueryClient()
  const { user } = useSession()
  return useMutation({
    mutationFn: () => api.call(signOut),
    onSuccess: async () => {
      forgetDrafts(user.id)
      queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== openAccount.path })
      await queries.refetchQueries({ queryKey: endpointKey(openAccount) })
    },
  })
}
