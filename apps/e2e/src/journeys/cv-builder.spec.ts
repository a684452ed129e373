import { readFile } from 'node:fs/promises'
import { sampleResume } from '@tryka/domain/testing'
import { CvBuilderPage } from '../pages/cv-builder-page'
import { toast } from '../pages/toasts'
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe'
import { expect, test } from '../support/fixtures'

test.describe('CV builder', () => {
  test('writes, previews, saves once and exports a resume @separate', async ({ page, places }) => {
    const builder = new CvBuilderPage(page, places)
    await builder.open()

    await builder.title.fill('Protocol work')
    await builder.field('Full name').fill('Ananya Rao')
    await builder.field('Email').fill('ananya.rao@example.com')
    await builder.field('Summary').fill('Engineer with six years in distributed systems.')
    await builder.tab('Experience').click()
    await page.getByRole('button', { name: 'Add Experience' }).click()
    await expect(builder.field('Job title')).toBeFocused()
    await builder.field('Job title').fill('Senior Engineer')
    await builder.field('Company').fill('Kestrel Labs')
    await page.getByLabel('Start date').fill('2022-03')
    await page.getByLabel('End date').fill('2024-03')
    await page.getByRole('checkbox', { name: 'I work here now' }).check()
    await expect(page.getByLabel('End date')).toBeDisabled()
    await expect(page.getByLabel('End date')).toHaveValue('')
    await builder.field('Point 1').fill('Cut gas by 38%.')

    await expect(builder.document.getByRole('heading', { level: 1 })).toHaveText('Ananya Rao')
    await expect(builder.document.getByText('Mar 2022 – Present')).toBeVisible()

    await builder.save.dblclick()
    await expect(toast(page, 'Success!')).toContainText('Resume created successfully')
    await expect(builder.item('Protocol work')).toContainText('Updated')
    await expect.poll(async () => (await builder.list()).length).toBe(1)
    await expect(page).toHaveURL(/resume=/)

    await builder.field('Company').fill('Kestrel Labs India')
    await page.keyboard.press('ControlOrMeta+s')
    await expect(toast(page, 'Success!')).toContainText('Resume updated successfully')

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export PDF' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('Protocol work.pdf')
    expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-')
    await expect(toast(page, 'Success!')).toContainText('Resume exported as PDF')
  })

  for (const [format, name] of [
    ['Word document', 'docx'],
    ['JSON Resume', 'json'],
    ['Markdown', 'md'],
    ['Plain text', 'txt'],
  ] as const)
    test(`exports as ${format}, with what is on the screen @desktop`, async ({ page, places }) => {
      const builder = new CvBuilderPage(page, places)
      await builder.open()
      await builder.create(sampleResume(3, { title: 'General / resume' }))
      await page.reload()
      await builder.select('General / resume')
      await builder.field('Full name').fill('Asha Example')

      await page.getByRole('button', { name: 'More formats' }).click()
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('menuitem', { name: format }).click(),
      ])

      expect(download.suggestedFilename()).toBe(`General - resume.${name}`)
      const content = await readFile(await download.path())
      if (name !== 'docx') expect(content.toString()).toContain('Asha Example')
      expect((await builder.list())[0]?.personalInfo.fullName).toBe('Asha Example')
    })

  test('is used from the first to the last step by keyboard @desktop', async ({ page, places }) => {
    const builder = new CvBuilderPage(page, places)
    await builder.open()
    const press = (...keys: string[]) =>
      keys.reduce((done, key) => done.then(() => page.keyboard.press(key)), Promise.resolve())
    const tabTo = async (name: string | RegExp, role: 'button' | 'tab' | 'textbox') => {
      const target = page.getByRole(role, { name, exact: typeof name === 'string' }).first()
      for (let presses = 0; presses < 80; presses++) {
        if (await target.evaluate((element) => element === document.activeElement)) return
        await page.keyboard.press('Tab')
      }
      throw new Error(`Tab does not reach ${String(name)}`)
    }

    await tabTo('New Resume', 'button')
    await press('Enter')
    await expect(builder.title).toBeFocused()
    await page.keyboard.type('By keyboard')
    await expect(builder.title).toHaveValue('By keyboard')
    await tabTo('Personal', 'tab')
    await press('ArrowRight')
    await expect(builder.tab('Experience')).toHaveAttribute('aria-selected', 'true')
    for (const job of ['Third', 'Second', 'First']) {
      await page.getByRole('button', { name: 'Add Experience' }).focus()
      await press('Enter')
      await expect(builder.field('Job title').first()).toBeFocused()
      await page.keyboard.type(job)
    }
    const entries = page
      .getByRole('list', { name: 'Experience', exact: true })
      .getByRole('group', { name: /^(First|Second|Third)$/ })
    await expect(entries).toHaveCount(3)

    await expect(builder.field('Job title').first()).toBeVisible()
    await page.getByRole('button', { name: 'Reorder First' }).focus()
    await press('Space')
    await expect(page.getByText('Picked up First, position 1 of 3.')).toBeAttached()
    await press('ArrowDown')
    await expect(page.getByText('First is over position 2 of 3.')).toBeAttached()
    await press('Space')
    await expect(entries.first()).toHaveAccessibleName('Second')

    await page.getByRole('button', { name: 'Move First down' }).focus()
    await press('Enter')
    await expect(page.getByText('First moved to position 3 of 3')).toBeAttached()
    await expect(page.getByRole('button', { name: 'Move First down' })).toBeFocused()
    await press('ControlOrMeta+z', 'ControlOrMeta+z')
    await expect(entries.first()).toHaveAccessibleName('First')
    await press('ControlOrMeta+Shift+z')
    await expect(entries.first()).toHaveAccessibleName('Second')

    await press('ControlOrMeta+s')
    await expect(toast(page, 'Success!')).toContainText('Resume created successfully')
    expect((await builder.list())[0]?.workExperience.map(({ jobTitle }) => jobTitle)).toEqual([
      'Second',
      'First',
      'Third',
    ])
    await tabTo('Export PDF', 'button').catch(async () =>
      page.getByRole('button', { name: 'Export PDF' }).focus(),
    )
    const [download] = await Promise.all([page.waitForEvent('download'), press('Enter')])
    expect(download.suggestedFilename()).toBe('By keyboard.pdf')
  })

  test('keeps saving, undo and the preview in reach of a thumb @phone', async ({ page, places }) => {
    const builder = new CvBuilderPage(page, places)
    await builder.open()
    await builder.create(sampleResume(7, { title: 'Long' }))
    await page.reload()
    await builder.select('Long')
    await builder.tab('Experience').click()
    await builder.field('Point 1').first().fill('Changed on the way')
    await expect(builder.save).toBeInViewport()
    await expect(builder.undo).toBeInViewport()
    await page.getByRole('button', { name: 'Go to the preview' }).click()
    await expect(page.getByRole('region', { name: 'Resume preview, scrollable' })).toBeInViewport()
    const width = async () => (await builder.preview.boundingBox())?.width ?? 0
    const before = await width()
    await page.getByRole('button', { name: /^Zoom in/ }).click()
    await expect.poll(width).toBeGreaterThan(before * 1.5)
    await page.getByRole('button', { name: 'Back to the editor' }).click()
    await expect(builder.field('Point 1').first()).toBeInViewport()
  })

  test('is accessible in every tab, in both themes, and fits 320 px', async ({ page, places }) => {
    test.slow()
    const builder = new CvBuilderPage(page, places)
    await builder.open()
    await builder.create(sampleResume(7, { title: 'Whole' }))
    await page.reload()
    await builder.select('Whole')
    await page.getByRole('button', { name: /^Quality check/ }).click()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      for (const name of [
        'Personal',
        'Experience',
        'Education',
        'Skills',
        'Projects',
        'Certificates',
        'Languages',
      ]) {
        await builder.tab(name).click()
        await expect(page.getByRole('tabpanel', { name }).getByRole('textbox').first()).toBeVisible()
        await expectAccessible(page)
      }
    }
    // The document in the frame, as a page of its own.
    const html = await builder.document.locator('html').evaluate((element) => element.outerHTML)
    const paper = await page.context().newPage()
    await paper.setContent(`<!doctype html>${html.replace(/<meta http-equiv[^>]*>/, '')}`)
    // A printed page has the sizes of print: its lines are close because that is what is being shown.
    await expectAccessible(paper, ['target-size'])
    await paper.close()

    await page.setViewportSize({ width: 320, height: 800 })
    for (const name of ['Personal', 'Experience', 'Languages']) {
      await builder.tab(name).click()
      await expectNoSidewaysScroll(page)
    }
  })

  test('shows the pages and keeps a resume on the pages it is meant for', async ({ page, places }) => {
    const builder = new CvBuilderPage(page, places)
    await builder.open()
    await builder.create(sampleResume(7, { title: 'Long' }))
    await page.reload()
    await builder.select('Long')
    await expect(page.getByText('2 pages', { exact: true })).toBeVisible()
    const box = await page.getByRole('region', { name: 'Resume preview, scrollable' }).boundingBox()
    expect(box?.height).toBeLessThanOrEqual((page.viewportSize()?.height ?? 0) * 0.8 + 1)

    await page.getByRole('combobox', { name: 'Length' }).selectOption('Fit to one page')
    await expect(
      page.getByText('1 page', { exact: true }).or(page.getByText(/This does not fit on one page/)),
    ).toBeVisible()

    await page.getByRole('button', { name: 'Hide Preview' }).click()
    await expect(builder.preview).toBeHidden()
    await page.getByRole('button', { name: 'Show Preview' }).click()
    await expect(builder.document.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
