import type { Page } from '@playwright/test'
import { CANDIDATE_SECTIONS, CandidateDashboard, type CandidateSection } from '../pages/candidate-dashboard'
import { COMPANY_SECTIONS, CompanyDashboard, type CompanySection } from '../pages/company-dashboard'
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe'
import { answersOf, controlAt, controlsOf, kindOf, standsStill, watchAnswers } from '../support/controls'
import { expect, test, type Places } from '../support/fixtures'

type Dashboard = CandidateDashboard | CompanyDashboard
interface Side {
  name: string
  sections: readonly string[]
  open: (page: Page, places: Places) => Dashboard
}

const SIDES: readonly Side[] = [
  {
    name: 'Candidate',
    sections: Object.keys(CANDIDATE_SECTIONS),
    open: (page, places) => new CandidateDashboard(page, places),
  },
  {
    name: 'Company',
    sections: Object.keys(COMPANY_SECTIONS),
    open: (page, places) => new CompanyDashboard(page, places),
  },
]
/** A desktop and a phone are checked whole; at the others nothing may stand out. */
const CHECKED = [1440, 390]
const WIDTHS = [320, 768]

const openSection = (dashboard: Dashboard, section: string): Promise<void> =>
  dashboard instanceof CandidateDashboard
    ? dashboard.open(section as CandidateSection)
    : dashboard.open(section as CompanySection)

/** Everything that a section reads has come. */
async function isWhole({ page, main }: Dashboard): Promise<void> {
  await expect(main.getByRole('status', { name: /^(Loading|Searching)/ })).toHaveCount(0)
  await standsStill(page)
}

/** Names of people, jobs and companies on screen: what tells one row from another. */
const namesIn = ({ main }: Dashboard): Promise<string[]> =>
  main.evaluate((root) => [
    ...new Set(
      [...root.querySelectorAll('b, h2, h3, [role=rowheader] a, li button:first-child')]
        .map((each) => each.textContent.trim())
        .filter((text) => text.length > 2),
    ),
  ])

/** Something lies over the section: a dialog or a menu. */
const isCovered = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.querySelector('[role=dialog], [role=alertdialog], [role=menu]') !== null)

/** Presses one control of each kind in a section; each brings something about. */
async function pressEach(
  { page, main }: Dashboard,
  names: readonly string[],
  begin: () => Promise<void>,
): Promise<number> {
  const pressed = new Set<string>()
  for (;;) {
    const next = (await controlsOf(main)).find(({ name }) => !pressed.has(kindOf(name, names)))
    if (!next) return pressed.size
    pressed.add(kindOf(next.name, names))
    const address = page.url()
    const control = controlAt(main, next)
    let before = 0
    await expect(async () => {
      if (await isCovered(page)) await page.keyboard.press('Escape')
      // Coming near may load what the press needs; only what the press itself does counts.
      await control.hover({ timeout: 1_000 })
      before = await standsStill(page)
      await control.click({ timeout: 1_000 })
    }).toPass({ timeout: 15_000 })
    await expect
      .poll(() => answersOf(page), { message: `"${next.name}" at ${address} answers`, intervals: [20, 50] })
      .toBeGreaterThan(before)
    await standsStill(page)
    if (await isCovered(page)) await page.keyboard.press('Escape')
    await standsStill(page)
    if (page.url() !== address || (await isCovered(page))) await begin()
  }
}

/** Reads well in both themes at each width that is checked whole, and scrolls sideways at none. */
async function looksWell({ page }: Dashboard): Promise<void> {
  for (const width of CHECKED) {
    await page.setViewportSize({ width, height: 844 })
    await standsStill(page)
    for (const theme of ['light', 'dark']) {
      await page.evaluate((value) => document.documentElement.setAttribute('data-theme', value), theme)
      await expectAccessible(page)
    }
    await expectNoSidewaysScroll(page)
  }
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoSidewaysScroll(page)
  }
}

// What one visit can show is asked of one: a guest's market is made for each.
for (const side of SIDES)
  for (const section of side.sections)
    test(`${side.name} dashboard, ${section}: has no control that does nothing, no accessibility fault in either theme and no sideways scroll @desktop`, async ({
      page,
      places,
      browserConsole,
    }) => {
      test.setTimeout(180_000)
      // Some presses are refused: a form is empty, a meeting has not begun.
      browserConsole.expect(/status of 4\d\d/)
      await watchAnswers(page)
      const dashboard = side.open(page, places)
      const begin = async () => {
        await openSection(dashboard, section)
        await isWhole(dashboard)
      }
      await begin()
      await test.step('looks well', () => looksWell(dashboard))

      // The journeys of the CV builder press each of its controls.
      if (section === 'cv-builder') return
      await test.step('answers', async () => {
        await page.setViewportSize({ width: 1440, height: 900 })
        await begin()
        expect(await pressEach(dashboard, await namesIn(dashboard), begin)).toBeGreaterThan(1)
      })
    })
