import type { Locator, Page } from '@playwright/test'
import { CandidateDashboard } from '../pages/candidate-dashboard'
import { CompanyDashboard } from '../pages/company-dashboard'
import { expect, test } from '../support/fixtures'

/** Opens a link as somebody does who wants to keep this page, and returns the tab that comes. */
async function inAnotherTab(page: Page, link: Locator): Promise<Page> {
  const address = page.url()
  const tab = page.context().waitForEvent('page')
  await link.click({ modifiers: ['ControlOrMeta'] })
  const opened = await tab
  await opened.waitForLoadState()
  expect(page.url()).toBe(address)
  return opened
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test.describe('Places are links', () => {
  test('a section, a figure and a title open in another tab, in the same place @desktop', async ({
    page,
    places,
  }) => {
    const company = new CompanyDashboard(page, places)
    await company.open('overview')
    const { main } = company

    const section = await inAnotherTab(page, page.getByRole('link', { name: 'Talent Pool' }))
    await expect(heading(section, 'Talent Pool')).toBeVisible()
    await expect(section.getByRole('link', { name: 'Talent Pool' })).toHaveAttribute('aria-current', 'page')
    const figure = await inAnotherTab(page, main.getByRole('link', { name: 'Offers Out' }))
    await expect(figure.getByText('Offer', { exact: false }).first()).toBeVisible()
    expect(new URL(figure.url()).searchParams.get('status')).toBe('Offers')
    const all = await inAnotherTab(page, main.getByRole('link', { name: 'All postings' }))
    await expect(heading(all, 'Job Postings')).toBeVisible()
    expect(new URL(all.url()).searchParams.get('place')).toBe(
      new URL(section.url()).searchParams.get('place'),
    )
  })

  test('a new tab leaves nothing, and the same tab is asked about unsaved work @desktop', async ({
    page,
    places,
  }) => {
    const candidate = new CandidateDashboard(page, places)
    await candidate.open('profile')
    const name = candidate.main.getByRole('textbox', { name: /^Name/ }).first()
    await name.fill('Ananya R. Rao')
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })

    const tab = await inAnotherTab(page, page.getByRole('link', { name: 'Opportunities', exact: true }))
    await expect(heading(tab, 'Opportunities')).toBeVisible()
    await expect(question).toBeHidden()

    await page.getByRole('link', { name: 'Opportunities', exact: true }).click()
    await question.getByRole('button', { name: 'Stay' }).click()
    await expect(name).toHaveValue('Ananya R. Rao')
  })

  test('on a phone the sections are a menu of links, and its button says how much waits @phone', async ({
    page,
    places,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const company = new CompanyDashboard(page, places)
    await company.open('overview')

    await page.getByRole('button', { name: /^Section: Overview \d+ waiting$/ }).click()
    await expect(page.getByRole('menuitemradio', { name: 'Overview' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    const entry = page.getByRole('menuitemradio', { name: /^Applications \d+ new$/ })
    await expect(entry).toHaveAttribute('href', /section=applications/)
    await entry.click()

    await expect(heading(page, 'Applications')).toBeVisible()
  })
})
