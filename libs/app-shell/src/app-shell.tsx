import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ApiClient } from '@tryka/api-client'
import { GlobalStyle } from '@tryka/ui'
import { ApiProvider } from './api/api-context'
import { LinksProvider, linksFrom, type Links } from './api/links'
import { ErrorBoundary } from './screens/error-boundary'
import { ErrorPage } from './screens/error-page'
import { Toaster } from './toasts/toaster'

/** What an app brings along. */
export interface AppShellProps {
  client: ApiClient
  queryClient: QueryClient
  links?: Links
  children: ReactNode
}

const ONE_ORIGIN = linksFrom({})

/** Wraps an app: its providers, base styles and toasts, and a last resort when even its frame fails. */
export function AppShell({ client, queryClient, links = ONE_ORIGIN, children }: AppShellProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <ApiProvider client={client}>
        <LinksProvider links={links}>
          <GlobalStyle />
          <ErrorBoundary fallback={<ErrorPage />}>{children}</ErrorBoundary>
          <Toaster />
        </LinksProvider>
      </ApiProvider>
    </QueryClientProvider>
  )
}
