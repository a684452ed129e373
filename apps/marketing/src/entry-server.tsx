import { text } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { ServerStyleSheet } from 'styled-components'
import { LinksProvider } from '@tryka/app-shell'
import { BRAND } from '@tryka/domain'
import { SHELL_MARKS } from '@tryka/public-pages'
import { GlobalStyle, SkipLink } from '@tryka/ui'
import { App } from './app/app'
import { LoneHeader } from './app/layout/lone-header'
import { SiteFooter } from './app/layout/site-footer'
import { withSiteData } from './app/head/site-data'
import { ROUTES } from './app/routes'
import type { PageEntry } from './app/route'
import { api, links } from './boot/settings'

export { feedXml } from './app/head/feed'
export { cardOf, headTags, robotsTxt, securityTxt, sitemapXml } from './app/head/head'
export { themeScript } from './app/head/theme-script'

/** The file of the 404 page; every other path becomes `<path>/index.html`. */
export const NOT_FOUND = '/404'

/** Every page to write, patterns spelled out. */
export async function pages(): Promise<PageEntry[]> {
  const lists = ROUTES.map(async (route): Promise<readonly PageEntry[]> => {
    if (route.entries) return route.entries()
    return [{ ...route, path: route.path === '*' ? NOT_FOUND : route.path }]
  })
  const { social } = links
  return withSiteData(
    (await Promise.all(lists)).flat(),
    social.flatMap((url) => url ?? []),
  )
}

/** The HTML of one page with the styles it uses. */
export async function render(path: string): Promise<{ html: string; styles: string }> {
  const { parts, styles } = await draw([
    <StaticRouter location={path}>
      <App api={api} links={links} />
    </StaticRouter>,
  ])
  return { html: parts.join(''), styles }
}

/** The frame of pages that the API draws: a place for what is in the head, and a body with a place for the main part. */
export async function shell(): Promise<{ head: string; html: string; styles: string }> {
  const { parts, styles } = await draw([
    <>
      <GlobalStyle />
      <SkipLink />
    </>,
    <LoneHeader links={links} />,
    <LinksProvider links={links}>
      <SiteFooter />
    </LinksProvider>,
  ])
  const [top = '', header = '', footer = ''] = parts
  const { head, main } = SHELL_MARKS
  // No box of its own: the head sticks to the top of the whole page.
  const live = `<div id="site-header" style="display:contents">${header}</div>`
  return {
    // By itself the frame is no page.
    head: head.join(`<title>${BRAND.name}</title><meta name="robots" content="noindex">`),
    html: `${top}${live}<main id="main" tabindex="-1">${main.join('')}</main>${footer}`,
    styles,
  }
}

/** The HTML of each tree, and the styles that they use together. */
async function draw(trees: readonly ReactNode[]): Promise<{ parts: string[]; styles: string }> {
  const sheet = new ServerStyleSheet()
  try {
    const parts: string[] = []
    for (const tree of trees) {
      // Whole and in its place: a part that comes later is moved there by a script, which no page here may run.
      const { prelude } = await prerenderToNodeStream(sheet.collectStyles(tree), {
        progressiveChunkSize: Infinity,
      })
      parts.push(await text(prelude))
    }
    return { parts, styles: sheet.getStyleTags() }
  } finally {
    sheet.seal()
  }
}
