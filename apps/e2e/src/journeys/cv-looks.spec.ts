import { sampleResume } from '@tryka/domain/testing'
import { CvBuilderPage } from '../pages/cv-builder-page'
import { expect, test } from '../support/fixtures'

test('a resume gets its look by keyboard, saves itself, and a press in the preview leads to the field @desktop', async ({
  page,
  places,
}) => {
  const builder = new CvBuilderPage(page, places)
  await builder.open()
  const { id } = await builder.create(sampleResume(3, { title: 'Looks' }))
  await page.goto(places.app('/candidate-dashboard?section=cv-builder'))
  await expect(page).toHaveURL(new RegExp(`resume=${id}`))
  await expect(builder.title).toHaveValue('Looks')

  await page.getByRole('button', { name: 'Browse templates' }).press('Enter')
  const gallery = page.getByRole('dialog', { name: 'Templates' })
  await expect(gallery.getByRole('radio', { name: /^Modern/ })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(gallery.getByRole('radio', { name: /^Classic/ })).toBeChecked()
  await expect(gallery.locator('iframe').first().contentFrame().locator('h1')).toHaveText('Ananya Rao')
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: /^Layout/ }).press('Enter')
  // What is saved may be the template alone, on its way while the size was changed.
  const kept = page.waitForResponse(
    (response) =>
      response.request().method() === 'PUT' &&
      response.ok() &&
      Boolean(response.request().postData()?.includes('"size":10.5')),
  )
  await page.getByRole('slider', { name: 'Text size' }).press('ArrowRight')
  await expect(page.getByRole('button', { name: 'Layout 10.5 pt, normal margins' })).toBeVisible()
  await kept
  await expect(page.getByText(/^Saved \d\d:\d\d$/).first()).toBeVisible({ timeout: 15_000 })
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Template' })).toHaveValue('classic')
  await expect(page.getByRole('button', { name: 'Layout 10.5 pt, normal margins' })).toBeVisible()

  const email = builder.document.locator('[data-field="personalInfo.email"]').first()
  await email.scrollIntoViewIfNeeded()
  const box = await email.boundingBox()
  await page.mouse.click((box?.x ?? 0) + 4, (box?.y ?? 0) + (box?.height ?? 0) / 2)
  await expect(builder.field('Email')).toBeFocused()
})
