import type { QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { AppShell, createQueryClient, type Links } from '@tryka/app-shell'
import type { ApiClient } from '@tryka/api-client'
import { endSession } from '../features/session/session.queries'
import { AppRoutes } from './routes'

/** What differs between a browser and a test. */
export interface AppProps {
  client: ApiClient
  links?: Links
}

function createQueries(client: ApiClient): QueryClient {
  const queries: QueryClient = createQueryClient({ client, onUnauthorized: () => endSession(queries) })
  return queries
}

export function App({ client, links }: AppProps) {
  const [queryClient] = useState(() => createQueries(client))
  return (
    <AppShell client={client} queryClient={queryClient} {...(links ? { links } : {})}>
      <BrowserRouter>
        <AppRoutes />
      </BrowserRouter>
    </AppShell>
  )
}
