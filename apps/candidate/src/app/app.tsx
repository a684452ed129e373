import { createBrowserHistory } from 'history'
import { useState } from 'react'
import type { ApiClient } from '@tryka/api-client'
import { AppShell, createQueryClient, type Links } from '@tryka/app-shell'
import { HistoryRouter } from '../base/address/router'
import { AppRoutes } from './routes'

/** What differs between a browser and a test. */
export interface AppProps {
  client: ApiClient
  links?: Links
}

export function App({ client, links }: AppProps) {
  const [queryClient] = useState(() => createQueryClient({ client }))
  const [history] = useState(() => createBrowserHistory())
  return (
    <AppShell client={client} queryClient={queryClient} {...(links ? { links } : {})}>
      <HistoryRouter history={history}>
        <AppRoutes />
      </HistoryRouter>
    </AppShell>
  )
}
