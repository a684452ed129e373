import type { QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { AppShell, createQueryClient, type Links } from '@tryka/app-shell'
import type { ApiClient } from '@tryka/api-client'
import type { StepUp } from '../features/session/factors/step-up'
import { StepUpDialog } from '../features/session/factors/step-up-dialog'
import { endSession } from '../features/session/session.queries'
import { AppRoutes } from './routes'

/** What differs between a browser and a test. */
export interface AppProps {
  client: ApiClient
  /** Asks for the second factor again; the client calls through it. */
  stepUp: StepUp
  links?: Links
}

function createQueries(client: ApiClient): QueryClient {
  const queries: QueryClient = createQueryClient({ client, onUnauthorized: () => endSession(queries) })
  return queries
}

export function App({ client, stepUp, links }: AppProps) {
  const [queryClient] = useState(() => createQueries(client))
  return (
    <AppShell client={client} queryClient={queryClient} {...(links ? { links } : {})}>
      <BrowserRouter>
        <AppRoutes />
        <StepUpDialog stepUp={stepUp} />
      </BrowserRouter>
    </AppShell>
  )
}
