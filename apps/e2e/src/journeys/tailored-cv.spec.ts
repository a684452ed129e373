import { sampleResume } from '@tryka/domain/testing'
import { CvBuilderPage } from '../pages/cv-builder-page'
import { expectAccessibleBesideFrames, expectNoSidewaysScroll } from '../support/axe'
import { expect, test } from '../support/fixtures'

const POSTING = [
  'Requirements',
  '- Solidity and Foundry',
  '- Threat-model template',
  '- Wound care',
  'Nice to have',
  '- Haskell',
].join('\n')

test.describe('A CV for a posting', () => {
  test('is compared, jumped through, copied and offered first', async ({ page, places }) => {
    const builder = new CvBuilderPage(page, places)
    await builder.open()
    await builder.create(sampleResume(3, { title: 'For any job' }))
    await page.reload()
    await builder.select('For any job')

    await page.getByRole('button', { name: 'Tailor', exact: true }).click()
    await page.getByRole('button', { name: 'Paste a posting' }).click()
    await page.getByRole('textbox', { name: /^Job title/ }).fill('Auditor')
    await page.getByRole('textbox', { name: 'Text of the posting' }).fill(POSTING)
    await page.getByRole('button', { name: 'Compare' }).click()

    const panel = page.getByRole('region', { name: 'Auditor' })
    await expect(panel.getByRole('listitem').filter({ hasText: 'Wound care' })).toContainText(
      'Only if you have it',
    )
    await expect(panel.getByRole('listitem').filter({ hasText: /^Solidity/ })).toContainText('Shown')
    await expectAccessibleBesideFrames(page)
    await expectNoSidewaysScroll(page)
    await panel
      .getByRole('listitem')
      .filter({ hasText: 'Threat-model' })
      .getByRole('button')
      .first()
      .press('Enter')
    await expect(page.getByRole('tab', { name: 'Experience' })).toHaveAttribute('aria-selected', 'true')

    await panel.getByRole('button', { name: 'Make a copy for this posting' }).click()
    await expect(builder.title).toHaveValue('For any job, Auditor')
    await expect(builder.item('For any job, Auditor')).toContainText('Tailored to Auditor')

    await page.getByRole('button', { name: 'Tailor', exact: true }).click()
    const posting = page.getByRole('radio').first()
    await posting.check()
    await page.getByRole('button', { name: 'Compare' }).click()
    await page.getByRole('button', { name: 'Make a copy for this posting' }).click()
    await expect(builder.title).not.toHaveValue('For any job, Auditor')
    await expect(page.getByText(/^Tailored to .+ at /)).toBeVisible()
    await page.reload()
    await expect(page.getByText(/differences? from “For any job, Auditor”/)).toBeVisible()
  })
})
