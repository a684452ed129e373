import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { createContext, use } from 'react'
import type { ApiClient } from '@tryka/api-client'
import { useApi } from '@tryka/app-shell'

export interface AccountClients {
  api: ApiClient
  queries: QueryClient
}

export const AccountClientsContext = createContext<AccountClients | undefined>(undefined)

/** The client and the cache of the account, which every place of it shares: the session, and what names no place. */
export function useAccountClients(): AccountClients {
  const [api, queries] = [useApi(), useQueryClient()]
  return use(AccountClientsContext) ?? { api, queries }
}
