import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe'
import { expect, test } from '../support/fixtures'
import { SITE_PAGES } from '../support/site-pages'

const PUBLIC = [...SITE_PAGES, '/nowhere-at-all'] as const
const ADMIN = ['/admin-dashboard', '/admin-access-requests', '/admin-companies'] as const

/** Both themes on a wide screen and on a phone. */
const LOOKS = [
  { width: 1440, theme: 'light' },
  { width: 1440, theme: 'dark' },
  { width: 390, theme: 'dark' },
  { width: 390, theme: 'light' },
] as const

async function expectFit(page: Page): Promise<void> {
  for (const { width, theme } of LOOKS) {
    await page.setViewportSize({ width, height: 844 })
    await page.emulateMedia({ colorScheme: theme })
    await expectAccessible(page)
  }
  await page.setViewportSize({ width: 320, height: 844 })
  await expectNoSidewaysScroll(page)
}

test.describe('Every page @desktop', () => {
  for (const path of PUBLIC)
    test(`${path} is accessible in both themes and fits 320 px`, async ({ page, places, browserConsole }) => {
      browserConsole.expect(/404.*nowhere/)
      const answer = await page.goto(places.site(path))
      await page.getByRole('heading', { level: 1 }).waitFor()

      expect(answer?.status()).toBe(path === '/nowhere-at-all' ? 404 : 200)
      await expectFit(page)
    })

  for (const path of ADMIN)
    test(`${path} is accessible in both themes and fits 320 px`, async ({ adminPage, places }) => {
      await adminPage.goto(places.admin(path))
      await adminPage.getByRole('heading', { level: 1 }).waitFor()

      await expectFit(adminPage)
    })

  test('/admin-login is accessible in both themes and fits 320 px', async ({
    page,
    places,
    browserConsole,
  }) => {
    browserConsole.expect(/401/)
    await page.goto(places.admin('/admin-login'))
    await page.getByRole('heading', { level: 1 }).waitFor()

    await expectFit(page)
  })

  test('an unknown path shows the 404 page, an unknown call a problem', async ({
    page,
    places,
    browserConsole,
    request,
  }) => {
    browserConsole.expect(/404/)
    await page.goto(places.site('/nowhere-at-all'))
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
    await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible()

    const answer = await request.get('/api/nowhere-at-all')
    expect(answer.status()).toBe(404)
    expect(answer.headers()['content-type']).toContain('application/problem+json')
  })
})
