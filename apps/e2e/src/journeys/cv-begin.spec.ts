import { createResume, listResumes, removeResume, withoutHidden, type Resume } from '@tryka/domain'
import { fullResume, sampleResume } from '@tryka/domain/testing'
import { CvBuilderPage } from '../pages/cv-builder-page'
import { toast } from '../pages/toasts'
import { expectNoSidewaysScroll } from '../support/axe'
import { expect, test } from '../support/fixtures'
import { pageClient } from '../support/page-client'

const WIDTHS = [1440, 390]

test('a first resume from the profile or an example, then a hundred, at every width @desktop', async ({
  page,
  places,
  browserConsole,
}) => {
  // What the page still read of the samples is gone, and the last of too many is refused.
  browserConsole.expect(/40[49]/)
  const builder = new CvBuilderPage(page, places)
  await builder.open()
  const client = pageClient(page, places)
  for (const { id } of await client.call(listResumes, {})) await client.call(removeResume, { params: { id } })

  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(places.app('/candidate-dashboard?section=cv-builder'))
    const list = page.getByRole('region', { name: 'My Resumes' })
    await expect(list.getByRole('heading', { name: 'No resumes yet' })).toBeVisible()
    await expectNoSidewaysScroll(page)
    await list.getByRole('button', { name: /^Upload a file/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
    await list.getByRole('button', { name: /^From my profile/ }).press('Enter')
    await expect(builder.field('Full name')).not.toHaveValue('')

    await page.goto(places.app('/candidate-dashboard?section=cv-builder'))
    await list.getByRole('button', { name: /^From an example/ }).press('Enter')
    await expect(builder.field('Summary')).toHaveValue(/\[.+\]/)
  }

  for (let at = 0; at < 100; at++)
    await client.call(createResume, { body: sampleResume(2, { title: `Number ${at}` }) })
  const hundredth = client.call(createResume, { body: sampleResume(2, { title: 'One too many' }) })
  await expect(hundredth).rejects.toMatchObject({ status: 409 })
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    await page.reload()
    // Beside them the example stands, which is not saved.
    const rows = builder.item('Number ')
    await expect(rows).toHaveCount(100)
    await rows.last().scrollIntoViewIfNeeded()
    await expect(rows.last().getByRole('button').first()).toBeInViewport()
    await expectNoSidewaysScroll(page)
  }
})

test('a photo is made small in the browser, a page filled, and the preview zoomed by keys @desktop', async ({
  page,
  places,
}) => {
  const builder = new CvBuilderPage(page, places)
  await builder.open()
  await builder.create(sampleResume(2, { title: 'Pictured' }))
  await page.goto(places.app('/candidate-dashboard?section=cv-builder'))
  await expect(builder.title).toHaveValue('Pictured')

  await page.getByRole('button', { name: /^Layout/ }).press('Enter')
  const photo = page.getByLabel('Photo', { exact: false })
  for (const type of ['png', 'jpeg', 'webp']) {
    // Taller than wide and full of noise, as what a camera takes.
    const url = await page.evaluate((mime) => {
      const canvas = document.createElement('canvas')
      Object.assign(canvas, { width: 900, height: 1200 })
      const context = canvas.getContext('2d')
      const pixels = context?.createImageData(900, 1200)
      pixels?.data.forEach((_, at, all) => (all[at] = at % 4 === 3 ? 255 : (at * 7919) % 251))
      if (pixels) context?.putImageData(pixels, 0, 0)
      return canvas.toDataURL(mime)
    }, `image/${type}`)
    expect(url).toContain(`image/${type}`)
    const buffer = Buffer.from(url.split(',')[1] ?? '', 'base64')
    await photo.setInputFiles({ name: `me.${type}`, mimeType: `image/${type}`, buffer })
    const drawn = builder.document.locator('img').first()
    await expect(drawn).toHaveAttribute('src', /^data:image\/jpeg;base64,/)
    await page.getByRole('button', { name: 'Remove photo' }).click()
    await expect(builder.document.locator('img')).toHaveCount(0)
  }
  for (const [mimeType, problem] of [
    ['image/png', 'This picture cannot be read. Save it as JPEG and try again.'],
    ['text/plain', 'Choose a JPEG, PNG or WebP picture.'],
  ] as const) {
    await photo.setInputFiles({ name: 'notes', mimeType, buffer: Buffer.from('no picture') })
    await expect(page.getByText(problem)).toBeVisible()
  }
  await expect(builder.document.locator('img')).toHaveCount(0)
  await page.keyboard.press('Escape')

  const ends = () =>
    builder.document
      .locator('[data-field]')
      .last()
      .evaluate((last) => last.getBoundingClientRect().bottom)
  const before = await ends()
  await page.getByRole('combobox', { name: 'Length' }).selectOption('Fill one page')
  await expect.poll(ends).toBeGreaterThan(before)
  await expect(page.getByText('1 page', { exact: true })).toBeVisible()

  const pane = page.getByRole('region', { name: 'Resume preview, scrollable' })
  const wide = async () => (await builder.preview.boundingBox())?.width ?? 0
  const fit = await wide()
  await pane.focus()
  await page.keyboard.press('+')
  await expect.poll(wide).toBeGreaterThan(fit)
  await page.keyboard.press('0')
  await expect.poll(wide).toBeCloseTo(fit, 0)
  await page.keyboard.press('-')
  await expect.poll(wide).toBeLessThan(fit)
  await page.getByRole('button', { name: 'Fit the width' }).click()
  await expect.poll(wide).toBeCloseTo(fit, 0)
})

test('a PDF with its data, read by the page that made it, is the same resume @desktop', async ({
  page,
  places,
}) => {
  const builder = new CvBuilderPage(page, places)
  await builder.open()
  await builder.create(fullResume())
  await page.goto(places.app('/candidate-dashboard?section=cv-builder'))
  await expect(builder.field('Full name')).toHaveValue(fullResume().personalInfo.fullName)

  await page.getByRole('button', { name: 'More formats' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'PDF with data, to open here again' }).click(),
  ])
  await page.getByRole('button', { name: 'Import' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import a resume' })
  await dialog.getByLabel('File').setInputFiles(await download.path())
  await dialog.getByRole('button', { name: 'Use as new resume' }).click()
  await expect(dialog).toBeHidden()
  await builder.title.fill('Back again')
  await builder.save.click()
  await expect(toast(page, 'Success!')).toContainText('Resume created successfully')

  // What was hidden leaves with no file.
  const [back, original] = (await builder.list()).map(withoutHidden).map(written)
  expect(JSON.stringify(back)).toContain(fullResume().personalInfo.fullName)
  expect(back).toEqual(original)
})

/** What a person wrote, without what each copy has of its own. */
const written = ({ id, title, version, createdAt, updatedAt, ...draft }: Resume): unknown => {
  expect([id, title, version, createdAt, updatedAt ?? createdAt]).not.toContain(undefined)
  return JSON.parse(JSON.stringify(draft, (key, value: unknown) => (key === 'id' ? 'id' : value)))
}
