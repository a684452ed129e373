import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'

const TRIES = 20
const LATEST_MS = 300

const words = (page: Page) => page.evaluate(() => document.body.innerText.length)
const pause = (page: Page, ms: number) =>
  page.evaluate((time) => new Promise((go) => setTimeout(go, time)), ms)

/** The first keys of a visitor: to the first link of the navigation, and Enter some time later. */
async function jumpByKeys(page: Page, after: number): Promise<void> {
  for (let tab = 0; tab < 3; tab++) await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'How It Works' }).first()).toBeFocused()
  await pause(page, after)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#how-it-works$/)
}

/** A press is answered, at the latest, when the page has come to life. */
async function isAlive(page: Page): Promise<void> {
  const theme = () => page.evaluate(() => document.documentElement.dataset['theme'])
  const before = await theme()
  await page.getByRole('button', { name: /theme/i }).first().click()
  await expect.poll(theme).not.toBe(before)
}

test.describe('The first keys on the landing page', { tag: '@desktop' }, () => {
  test('leave every word in its place when the code of the page is slow', async ({ page }) => {
    // Each time the page's own code is asked for, it takes a moment.
    await page.route(/\/assets\/start-.*\.js$/, async (route) => {
      const headers = { ...route.request().headers(), 'accept-encoding': 'identity' }
      const code = await (await route.fetch({ headers })).text()
      const held = code.replace(
        /import\(`\.\/landing-page-[^`]*`\)/,
        (load) => `new Promise((go) => setTimeout(go, 500)).then(() => ${load})`,
      )
      expect(held).not.toBe(code)
      await route.fulfill({ body: held, contentType: 'text/javascript' })
    })
    await page.goto('/')
    const before = await words(page)
    await jumpByKeys(page, 700)
    await isAlive(page)

    expect(await words(page)).toBe(before)
  })

  test('leave every word in its place at any moment, on a slow machine', async ({ page }) => {
    test.setTimeout(240_000)
    const session = await page.context().newCDPSession(page)
    for (let count = 0; count < TRIES; count++) {
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 + 3 * (count % 2) })
      await page.goto('about:blank')
      await page.goto('/')
      const before = await words(page)
      await jumpByKeys(page, Math.random() * LATEST_MS)
      await isAlive(page)

      expect(await words(page)).toBe(before)
    }
  })
})
