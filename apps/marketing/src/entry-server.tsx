import { text } from 'node:stream/consumers'
import { prerenderToNodeStream } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { ServerStyleSheet } from 'styled-components'
import { App } from './app/app'
import { ROUTES } from './app/routes'
import type { PageEntry } from './app/route'
import { api, links } from './boot/settings'

export { feedXml } from './app/head/feed'
export { cardOf, headTags, robotsTxt, sitemapXml } from './app/head/head'
export { themeScript } from './app/head/theme-script'

/** The file of the 404 page; every other path becomes `<path>/index.html`. */
export const NOT_FOUND = '/404'

/** Every page to write, patterns spelled out. */
export async function pages(): Promise<PageEntry[]> {
  const lists = ROUTES.map(async (route): Promise<readonly PageEntry[]> => {
    if (route.entries) return route.entries()
    return [{ ...route, path: route.path === '*' ? NOT_FOUND : route.path }]
  })
  return (await Promise.all(lists)).flat()
}

/** The HTML of one page with the styles it uses. */
export async function render(path: string): Promise<{ html: string; styles: string }> {
  const sheet = new ServerStyleSheet()
  try {
    const { prelude } = await prerenderToNodeStream(
      sheet.collectStyles(
        <StaticRouter location={path}>
          <App api={api} links={links} />
        </StaticRouter>,
      ),
    )
    return { html: await text(prelude), styles: sheet.getStyleTags() }
  } finally {
    sheet.seal()
  }
}
