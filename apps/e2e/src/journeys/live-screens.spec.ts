import type { Page } from '@playwright/test'
import { consoleScreens, dashboardScreens, type Screen } from '../pages/live-screens'
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe'
import { expect, test } from '../support/fixtures'
import { liveWorld, type LiveWorld } from '../support/live-world'

/** Each theme at one of the widths; nothing may stand out at either. */
const LOOKS = [
  { width: 1440, theme: 'light' },
  { width: 320, theme: 'dark' },
] as const

/** The screen is there and whole, reads well in both themes, and fits. */
async function look(page: Page, address: string, { heading }: Screen): Promise<void> {
  await page.setViewportSize({ width: LOOKS[0].width, height: 900 })
  await page.goto(address)
  await page.getByRole('heading', { level: 1, name: heading }).first().waitFor()
  await expect(page.getByRole('status', { name: /^(Loading|Searching|Looking)/ })).toHaveCount(0)
  for (const { width, theme } of LOOKS) {
    await page.setViewportSize({ width, height: 900 })
    await page.evaluate((value) => document.documentElement.setAttribute('data-theme', value), theme)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  }
}

const PARTS: readonly {
  name: string
  app: 'app' | 'admin'
  screensOf: (world: LiveWorld) => Record<string, Screen>
}[] = [
  { name: 'dashboards', app: 'app', screensOf: dashboardScreens },
  { name: 'console', app: 'admin', screensOf: consoleScreens },
]

for (const { name, app, screensOf } of PARTS)
  test(`every screen of the live market in the ${name} is accessible in both themes and fits @desktop`, async ({
    page,
    context,
    places,
    browserConsole,
  }) => {
    test.setTimeout(480_000)
    // Some screens are refusals: nobody's place, a suspended account, a link that does not work any more.
    browserConsole.expect(/status of (401|403|404|410)/)
    const world = await liveWorld()
    for (const [title, screen] of Object.entries(screensOf(world)))
      await test.step(title, async () => {
        await context.clearCookies()
        const { as = app === 'admin' ? world.owner : undefined } = screen
        if (as) await context.addCookies(as.cookies)
        await look(page, places[app](screen.path), screen)
      })
  })
