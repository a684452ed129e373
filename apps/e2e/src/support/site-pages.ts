import type { APIRequestContext, Page } from '@playwright/test'
import { APP_PATHS } from '@tryka/domain'

/** Every page of the public site that the specification names, an article and a position. */
export const SITE_PAGES = [
  ...APP_PATHS.marketing,
  '/careers/data-scientist',
  '/blog/what-a-credential-on-chain-does-and-does-not-prove',
] as const

/** What the sitemap of the built pages says there is. */
export async function sitemapPaths(
  request: APIRequestContext,
  site: (path: string) => string,
): Promise<string[]> {
  const xml = await (await request.get(site('/sitemap-site.xml'))).text()
  return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
}

/** Brings a page to life, as a first move of the pointer does, and waits until it is quiet. */
export async function comesToLife(page: Page): Promise<void> {
  await page.mouse.move(40, 300)
  await page.evaluate(() => window.dispatchEvent(new Event('pointerover')))
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer')),
  )
  await page.waitForLoadState('networkidle')
}
