import { lazy, type ComponentType } from 'react'
import { useLocation } from 'react-router-dom'
import type { ApiClient } from '@tryka/api-client'
import { ApiProvider, LinksProvider, type Links } from '@tryka/app-shell'
import { GlobalStyle } from '@tryka/ui'
import { Layout } from './layout/layout'
import { matchPattern, ROUTES } from './routes'
import type { PageProps, PageRoute } from './route'

/** The page that a visitor arrived at, with its code already here. */
export interface Arrival {
  route: PageRoute
  Page: ComponentType<PageProps>
}

interface AppProps {
  api: ApiClient
  links: Links
  /**
   * Hydrating must never wait: React gives up the HTML of a page that is still waiting for its code when an address
   * changes meanwhile, and draws it anew.
   */
  arrival?: Arrival
  /** Called once, when the first page can answer. */
  onReady?: () => void
}

const PAGES = ROUTES.map((route) => ({ route, Page: lazy(async () => ({ default: await route.load() })) }))

/** The public site, inside any router. */
export function App({ api, links, arrival, onReady }: AppProps) {
  const { pathname } = useLocation()
  const found = PAGES.find(({ route }) => matchPattern(route.path, pathname))
  const Page = found && found.route === arrival?.route ? arrival.Page : found?.Page
  return (
    <ApiProvider client={api}>
      <LinksProvider links={links}>
        <GlobalStyle />
        <Layout frame={found?.route.frame ?? 'site'} onReady={onReady}>
          {found && Page && <Page key={pathname} params={matchPattern(found.route.path, pathname) ?? {}} />}
        </Layout>
      </LinksProvider>
    </ApiProvider>
  )
}
