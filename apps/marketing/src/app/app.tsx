import type { ApiClient } from '@tryka/api-client'
import { ApiProvider, LinksProvider, type Links } from '@tryka/app-shell'
import { GlobalStyle } from '@tryka/ui'
import { lazy } from 'react'
import { useLocation } from 'react-router-dom'
import { Layout } from './layout/layout'
import { matchPattern, ROUTES } from './routes'

interface AppProps {
  api: ApiClient
  links: Links
  /** Called once, when the first page can answer. */
  onReady?: () => void
}

const PAGES = ROUTES.map((route) => ({ route, Page: lazy(async () => ({ default: await route.load() })) }))

/** The public site, inside any router. */
export function App({ api, links, onReady }: AppProps) {
  const { pathname } = useLocation()
  const found = PAGES.find(({ route }) => matchPattern(route.path, pathname))
  return (
    <ApiProvider client={api}>
      <LinksProvider links={links}>
        <GlobalStyle />
        <Layout frame={found?.route.frame ?? 'site'} onReady={onReady}>
          {found && <found.Page key={pathname} params={matchPattern(found.route.path, pathname) ?? {}} />}
        </Layout>
      </LinksProvider>
    </ApiProvider>
  )
}
