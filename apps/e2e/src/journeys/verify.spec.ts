import type { Page } from '@playwright/test'
import { makeBundle, makeWorld } from '@tryka/credentials/testing'
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe'
import { expect, test } from '../support/fixtures'
import { comesToLife } from '../support/site-pages'

/** A whole badge of the demonstration, whose seeds everybody knows: every check of it can pass, and it proves nothing. */
async function demonstrationBadge(): Promise<string> {
  const seeds = { issuer: 'tryka demonstration issuer', log: 'tryka demonstration log' }
  const did = 'did:key:z6MkiAkWoRjR8c1ZY5FHorempvkeHTxtuwSCqWBkCtjfXgiz'
  const world = await makeWorld({ ...seeds, did, origin: 'demonstration.invalid/api/log' })
  return JSON.stringify(await makeBundle(world))
}

const choose = (page: Page, text: string) =>
  page.getByLabel('Badge file').setInputFiles({
    name: 'mine.badge.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  })
const checkOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: `${name},` })
const verdict = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })

test.describe('Checking a credential', () => {
  test('needs no network once the page is open, and refuses a file that was altered @desktop', async ({
    page,
    places,
    context,
    browserConsole,
  }) => {
    browserConsole.expect(/ERR_INTERNET_DISCONNECTED/)
    const badge = await demonstrationBadge()
    await page.goto(places.site('/verify'))
    await comesToLife(page)
    // What checks comes after what is seen.
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await expect(page.getByText('You are offline.')).toBeVisible()

    await choose(page, badge)
    await expect(verdict(page, 'Demonstration')).toBeVisible()
    for (const name of ['First signature', 'Second signature', 'Log entry', 'Checkpoint'])
      await expect(checkOf(page, name)).toContainText('passed')

    await page.getByRole('button', { name: 'Check another' }).click()
    await choose(page, badge.replace('"612"', '"712"'))
    await expect(verdict(page, 'Not genuine')).toBeVisible()
    for (const name of ['First signature', 'Second signature', 'Log entry'])
      await expect(checkOf(page, name)).toContainText('failed')
    await expect(checkOf(page, 'Checkpoint')).toContainText('passed')
    await context.setOffline(false)
  })

  test('says that a part of it did not arrive, and checks when it does @desktop', async ({
    page,
    places,
    browserConsole,
  }) => {
    browserConsole.expect(/ERR_FAILED|dynamically imported module/)
    const part = /first-stage[^/]*\.js/
    await page.route(part, (route) => route.abort())
    await page.goto(places.site('/verify'))
    await comesToLife(page)
    await choose(page, await demonstrationBadge())

    await expect(verdict(page, 'The checker could not be loaded')).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(verdict(page, 'The checker could not be loaded')).toBeVisible()
    await page.unroute(part)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(verdict(page, 'Demonstration')).toBeVisible()
  })

  test('is done by the keyboard alone, in both themes, at 320 px @desktop', async ({ page, places }) => {
    const badge = await demonstrationBadge()
    await page.setViewportSize({ width: 320, height: 800 })
    await page.goto(places.site('/verify'))
    await comesToLife(page)
    for (const theme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: theme })
      await expectAccessible(page)
    }
    await expectNoSidewaysScroll(page)

    await page.getByLabel(/paste a link or the text/).focus()
    await page.keyboard.insertText(badge)
    await page.keyboard.press('Enter')
    await expect(verdict(page, 'Demonstration')).toBeVisible()
    await expectNoSidewaysScroll(page)
    for (const theme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme: theme })
      await expectAccessible(page)
    }

    await page.getByRole('textbox', { name: 'E-mail address' }).focus()
    await page.keyboard.type('holder@example.com')
    await page.keyboard.press('Enter')
    await expect(page.getByText('It fits. The credential was issued to this address.')).toBeVisible()
  })

  test('says of a link that leads to nothing shared that it does @desktop', async ({
    page,
    places,
    browserConsole,
  }) => {
    browserConsole.expect(/404/)
    await page.goto(places.site('/verify?c=0e0c6f1e-6f0c-4a53-9a55-0f6f1f3d7c21'))

    await expect(verdict(page, 'Nothing is shared at this address')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Choose a file' })).toBeVisible()
  })

  test('shows on the landing page which check each change fails', async ({ page, places }) => {
    await page.goto(places.site('/'))
    const section = page.getByRole('region', { name: /Break it/ })
    await section.getByRole('button', { name: 'Point to another log entry' }).click()

    await expect(section.getByRole('heading', { name: 'Not genuine' })).toBeVisible()
    await expect(section.getByRole('listitem').filter({ hasText: 'Log entry, failed' })).toBeVisible()
    await expect(section.getByRole('listitem').filter({ hasText: 'Second signature, passed' })).toBeVisible()
    await section.getByRole('button', { name: 'Put it back' }).click()
    await expect(section.getByText('Verified')).toBeVisible()
  })
})
