import { useState } from 'react'
import { RouterProvider } from 'react-router-dom'
import type { ApiClient } from '@tryka/api-client'
import { AppShell, createQueryClient, type Links } from '@tryka/app-shell'
import { createAppRouter } from './routes'

/** What differs between a browser and a test. */
export interface AppProps {
  client: ApiClient
  links?: Links
}

export function App({ client, links }: AppProps) {
  const [queryClient] = useState(() => createQueryClient({ client }))
  const [router] = useState(createAppRouter)
  return (
    <AppShell client={client} queryClient={queryClient} {...(links ? { links } : {})}>
      <RouterProvider router={router} />
    </AppShell>
  )
}
