import type { Locator } from '@playwright/test'
import { CandidateDashboard } from '../pages/candidate-dashboard'
import { CompanyDashboard } from '../pages/company-dashboard'
import { toast } from '../pages/toasts'
import { expectAccessible } from '../support/axe'
import { expect, test } from '../support/fixtures'

/** The quiet doors of the strip; where it is narrow they stand in a menu. */
async function press(strip: Locator, name: string) {
  const more = strip.getByRole('button', { name: 'More about this demo' })
  if (await more.isVisible()) {
    await more.click()
    await strip.page().getByRole('menuitem', { name }).click()
  } else await strip.getByText(name, { exact: true }).click()
}

test.describe('The demo', () => {
  test('says that it is one, opens both sides, and begins anew', async ({ page, places }) => {
    const candidate = new CandidateDashboard(page, places)
    const company = new CompanyDashboard(page, places)
    const strip = page.getByRole('region', { name: 'About this demo' })
    await candidate.open('applications')
    const before = await candidate.counts()
    await candidate.open('overview')
    await expect(strip).toContainText('The people and companies here are invented.')
    await expectAccessible(page)

    await press(strip, 'See the employer’s side')
    await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor()
    await expect(page).toHaveTitle(/^Overview · Sample/)
    await expect(strip).toContainText('Sample data')
    await expect(company.main.getByRole('region', { name: 'Waiting for you' })).toBeVisible()
    await expectAccessible(page)

    await page.getByRole('button', { name: /^Account/ }).click()
    await page.getByRole('menuitem', { name: 'Switch to candidate’s side' }).click()
    await expect(page).toHaveURL(/candidate-dashboard.*place=demo$/)
    await candidate.apply('Senior Blockchain Developer', 'Meridian Chain')
    await candidate.open('applications')
    expect((await candidate.counts()).All).toBe(before.All + 1)

    await press(strip, 'Reset')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Reset sample data' }).click()
    await expect(toast(page, 'Sample data reset')).toBeVisible()
    await expect.poll(() => candidate.counts()).toEqual(before)
  })
})
