import type { Locator, Page } from '@playwright/test'
import { CANDIDATE_SECTIONS, CandidateDashboard } from '../pages/candidate-dashboard'
import { COMPANY_SECTIONS } from '../pages/company-dashboard'
import { expectNoSidewaysScroll } from '../support/axe'
import { expect, test, type Places } from '../support/fixtures'
import { focusStops } from '../support/focus'
import { SITE_PAGES } from '../support/site-pages'

/** 1280 by 1024 at 400 %. */
const ZOOMED = { width: 320, height: 256 }
/** So many stops from the top: header, navigation and the first of the page's own. */
const STOPS = 24

const PLACES: Record<string, (places: Places) => string[]> = {
  'The public site': ({ site }) => SITE_PAGES.map((path) => site(path)),
  'The candidate’s side': ({ app }) =>
    Object.keys(CANDIDATE_SECTIONS).map((section) => app(`/candidate-dashboard?section=${section}`)),
  'The company’s side': ({ app }) =>
    Object.keys(COMPANY_SECTIONS).map((section) => app(`/company-dashboard?section=${section}`)),
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await expect(page.getByRole('status', { name: /^(Loading|Searching)/ })).toHaveCount(0)
}

for (const [name, addresses] of Object.entries(PLACES)) {
  test(`${name} can be used at 400 %: nothing scrolls sideways or hides the focus @desktop`, async ({
    page,
    places,
  }) => {
    test.setTimeout(240_000)
    await page.setViewportSize(ZOOMED)
    for (const address of addresses(places))
      await test.step(address, async () => {
        await open(page, address)
        await expectNoSidewaysScroll(page)
        const stops = await focusStops(page, STOPS)
        expect(stops.length).toBeGreaterThan(3)
        expect(stops.filter(({ inSight }) => !inSight).map((stop) => stop.name)).toEqual([])
      })
  })

  test(`${name} shows the focus in forced colours @desktop`, async ({ page, places }) => {
    test.setTimeout(240_000)
    await page.emulateMedia({ forcedColors: 'active' })
    for (const address of addresses(places))
      await test.step(address, async () => {
        await open(page, address)
        const stops = await focusStops(page, STOPS)
        expect(stops.filter(({ outlined }) => !outlined).map((stop) => stop.name)).toEqual([])
      })
  })
}

/** A control looks another way after it was used, with neither the pointer nor the focus on it. */
async function changesItsLook(page: Page, control: Locator, use: () => Promise<void>): Promise<void> {
  const rest = async () => {
    await page.mouse.move(0, 0)
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    return control.screenshot({ animations: 'disabled' })
  }
  const before = await rest()
  await use()
  await expect(async () => expect((await rest()).equals(before)).toBe(false)).toPass({ timeout: 5_000 })
}

test('What is chosen looks chosen in forced colours @desktop', async ({ page, places }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await open(page, places.site('/early-access'))
  const employer = page.getByRole('radio', { name: 'I’m an Employer' })
  const segment = page.locator('label').filter({ has: employer })
  await changesItsLook(page, segment, () => employer.check())
  const interest = page.getByRole('checkbox', { name: 'Blockchain' })
  await changesItsLook(page, page.locator('label').filter({ has: interest }), () => interest.check())

  const candidate = new CandidateDashboard(page, places)
  await candidate.open('settings')
  const flick = candidate.main.getByRole('switch').first()
  await changesItsLook(page, flick, () => flick.click())
  await candidate.open('learning')
  const tab = candidate.main.getByRole('tab', { selected: false }).first()
  const name = await tab.innerText()
  const sameTab = candidate.main.getByRole('tab', { name })
  await changesItsLook(page, sameTab, () => sameTab.click())
})
