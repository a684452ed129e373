import type { BrowserContext, Page } from '@playwright/test'

/**
 * Lets every further page of a context open in a window of its own. A tab behind another one draws once a second after
 * it has gone to an address, and a press waits for two drawings: with tabs, a journey of two people took three times as long.
 */
export function openWindows(context: BrowserContext): BrowserContext {
  const newTab = context.newPage.bind(context)
  const crashed = new WeakSet<Page>()
  context.on('page', (page) => page.once('crash', () => crashed.add(page)))
  let last: Promise<unknown> = Promise.resolve()
  const newWindow = async (): Promise<Page> => {
    const opener = context.pages().find((page) => !crashed.has(page))
    if (!opener) return newTab()
    const [page] = await Promise.all([
      context.waitForEvent('page'),
      opener.evaluate(() => void window.open('about:blank', '', 'popup,noopener')),
    ])
    return page
  }
  // One after the other: each takes the next page that comes.
  context.newPage = () => {
    const page = last.then(newWindow)
    last = page.catch(() => undefined)
    return page
  }
  return context
}
