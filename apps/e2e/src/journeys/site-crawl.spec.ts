import type { Page } from '@playwright/test'
import { expectNoSidewaysScroll } from '../support/axe'
import { expect, test } from '../support/fixtures'
import { comesToLife, SITE_PAGES, sitemapPaths } from '../support/site-pages'

/** Addresses of all links of a page, and the ids that a fragment can name. */
const linksOf = (page: Page) =>
  page.evaluate(() => ({
    links: [...document.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? ''),
    ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
  }))

/** What a press can change, beside the focus: the page or its address. The head marks that the page has scrolled. */
const stateOf = (page: Page) =>
  page.evaluate(
    () => `${location.href} ${document.documentElement.outerHTML.replace(/ data-stuck="[^"]*"/g, '')}`,
  )

const hasFocusElsewhere = (page: Page) =>
  page.evaluate(() => !(document.activeElement instanceof HTMLButtonElement))

test.describe('The public site', () => {
  test('has no link that leads nowhere @desktop', async ({ page, places, request }) => {
    test.setTimeout(180_000)
    const missing: string[] = []
    page.on('response', (answer) => {
      if (answer.status() >= 400) missing.push(`${answer.status()} ${answer.url()}`)
    })
    const paths = await sitemapPaths(request, places.site)
    expect(paths).toEqual(expect.arrayContaining([...SITE_PAGES]))

    const idsOf = new Map<string, string[]>()
    const found = new Map<string, string>()
    for (const path of paths) {
      await page.goto(places.site(path))
      const { links, ids } = await linksOf(page)
      idsOf.set(path, ids)
      for (const link of links) found.set(new URL(link, places.site(path)).href, path)
    }

    const dead: string[] = []
    for (const [address, from] of found) {
      const { protocol, pathname, hash, origin, href } = new URL(address)
      if (protocol === 'mailto:') {
        if (!/^mailto:[^@?]+@[^@?]+\.[a-z]+/.test(href)) dead.push(`${from}: ${href}`)
        continue
      }
      // Sources of an article are elsewhere; whether they answer is not ours to test.
      if (from.startsWith('/blog/') && protocol === 'https:' && origin !== new URL(places.site('/')).origin)
        continue
      expect(origin, `${href} on ${from}`).toBe(new URL(places.site('/')).origin)
      const ids = idsOf.get(pathname)
      if (!ids && !(await request.get(href)).ok()) dead.push(`${from}: ${href}`)
      if (ids && hash && !ids.includes(hash.slice(1))) dead.push(`${from}: ${href} names no part of the page`)
    }
    expect(dead).toEqual([])
    expect(missing).toEqual([])
  })

  test('changes pages without loading them anew, to the same words @desktop', async ({ page, places }) => {
    for (const path of SITE_PAGES.filter((each) => !each.startsWith('/blog/') && each !== '/early-access')) {
      await page.goto(places.site(path))
      const heading = await page.getByRole('heading', { level: 1 }).textContent()
      const title = await page.title()
      await page.goto(places.site(path === '/about-us' ? '/academy' : '/about-us'))
      await comesToLife(page)
      await page.evaluate(() => Object.assign(window, { sameDocument: true }))
      await page.evaluate((to) => {
        const link = Object.assign(document.createElement('a'), { href: to })
        document.body.append(link)
        link.click()
        link.remove()
      }, path)

      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '')
      await expect(page).toHaveTitle(title)
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
    }
  })

  // The menu of a phone is the same on every page.
  for (const path of SITE_PAGES)
    test(`${path} has no control that does nothing, and no sideways scroll at 320 px${path === '/' ? '' : ' @desktop'}`, async ({
      page,
      places,
    }) => {
      test.setTimeout(120_000)
      // A window of the system that asks for a file is an answer that the page does not show.
      let filesAsked = 0
      page.on('filechooser', () => filesAsked++)
      await page.goto(places.site(path))
      await comesToLife(page)
      const buttons = page.locator('button:visible')
      const names = await buttons.evaluateAll((all) =>
        all.map((button) => button.getAttribute('aria-label') ?? button.textContent ?? ''),
      )
      expect(names.length).toBeGreaterThan(0)

      for (const [index, name] of names.entries()) {
        await page.goto(places.site(path))
        await comesToLife(page)
        const button = buttons.nth(index)
        // Coming near may load what the press needs; only what the press itself does counts.
        await button.hover()
        await button.focus()
        await page.waitForLoadState('networkidle')
        const [before, asked] = [await stateOf(page), filesAsked]
        await button.click()
        const isAnswered = async () =>
          filesAsked > asked || (await stateOf(page)) !== before || (await hasFocusElsewhere(page))
        await expect.poll(isAnswered, { message: `"${name}" on ${path} answers` }).toBe(true)
      }

      await page.goto(places.site(path))
      await page.setViewportSize({ width: 320, height: 800 })
      await expectNoSidewaysScroll(page)
    })
})
