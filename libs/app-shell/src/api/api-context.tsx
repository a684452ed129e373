import { createContext, use, type ReactNode } from 'react'
import type { ApiClient } from '@tryka/api-client'

const ApiContext = createContext<ApiClient | undefined>(undefined)

/** Hands an API client to everything below it: the one of the app, or one that is bound to a place. */
export const ApiProvider = ({ client, children }: { client: ApiClient; children: ReactNode }) => (
  <ApiContext value={client}>{children}</ApiContext>
)

/** The API client of what stands above. */
export function useApi(): ApiClient {
  const client = use(ApiContext)
  if (!client) throw new Error('useApi needs an ApiProvider above it')
  return client
}
