import type { ApiClient } from '@tryka/api-client'
import { createContext, use, type ReactNode } from 'react'

const ApiContext = createContext<ApiClient | undefined>(undefined)

/** Hands the one API client of an app to everything below it. */
export const ApiProvider = ({ client, children }: { client: ApiClient; children: ReactNode }) => (
  <ApiContext value={client}>{children}</ApiContext>
)

/** The API client of this app. */
export function useApi(): ApiClient {
  const client = use(ApiContext)
  if (!client) throw new Error('useApi needs an ApiProvider above it')
  return client
}
