import { readFile } from 'node:fs/promises'
import { sampleResume } from '@tryka/domain/testing'
import { CvBuilderPage } from '../pages/cv-builder-page'
import { toast } from '../pages/toasts'
import { newEmail } from '../support/api'
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe'
import { expect, test } from '../support/fixtures'

// The preview's frame runs no script; the test runner tries to put its own into every frame and is refused.
test.beforeEach(({ browserConsole }) =>
  browserConsole.expect(/Blocked script execution in 'about:(srcdoc|blank)/),
)

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

  test('loses at most a second when the tab is killed, and offers the rest @desktop', async ({
    page,
    places,
    context,
  }) => {
    const builder = new CvBuilderPage(page, places)
    await builder.open()
    await builder.create(sampleResume(3, { title: 'Security roles' }))
    await page.reload()
    await builder.select('Security roles')
    await builder.field('Full name').fill('Typed before the crash')
    await expect
      .poll(() => page.evaluate(() => JSON.stringify({ ...localStorage })), { timeout: 1_000 })
      .toContain('Typed before the crash')

    // No handler of the page runs: as when the machine or the browser dies.
    const crash = await context.newCDPSession(page)
    void crash.send('Page.crash').catch(() => undefined)
    await page.waitForEvent('crash')
    const next = new CvBuilderPage(await context.newPage(), places)
    await next.open()

    await expect(next.page.getByText('Unsaved changes were found')).toBeVisible()
    await next.page.getByRole('button', { name: 'Restore Security roles' }).click()
    await expect(next.field('Full name')).toHaveValue('Typed before the crash')
    await next.save.click()
    await expect(toast(next.page, 'Success!')).toContainText('Resume updated successfully')
    await next.page.reload()
    await expect(next.field('Full name')).toHaveValue('Typed before the crash')
    await expect(next.page.getByText('Unsaved changes were found')).toBeHidden()
  })

  test('asks before unsaved work is left', async ({ page, places }) => {
    const builder = new CvBuilderPage(page, places)
    await builder.open()
    await builder.create(sampleResume(3, { title: 'First' }))
    await page.reload()
    await builder.field('Full name').fill('Not saved')

    await builder.select('First')
    const dialog = page.getByRole('alertdialog', { name: 'Leave without saving?' })
    await expect(dialog.getByRole('button', { name: 'Stay' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(builder.field('Full name')).toHaveValue('Not saved')

    await page.getByRole('button', { name: /^Account/ }).click()
    await page.getByRole('menuitem', { name: 'Sign in' }).click()
    await expect(dialog).toBeVisible()
    await dialog.getByRole('button', { name: 'Discard changes' }).click()
    await expect(page).toHaveURL(/\/sign-in/)
    // Until its code is there the builder still stands, and asks whoever goes back.
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
    await page.goBack()
    await builder.title.waitFor()
    await expect(page.getByText('Unsaved changes were found')).toBeHidden()
  })

  test('shows both when two tabs change one resume @desktop', async ({
    page,
    places,
    context,
    browserConsole,
  }) => {
    browserConsole.expect(/409/)
    const one = new CvBuilderPage(page, places)
    await one.open()
    await one.create(sampleResume(3, { title: 'Shared' }))
    const two = new CvBuilderPage(await context.newPage(), places)
    for (const builder of [one, two]) {
      await builder.open()
      await builder.select('Shared')
    }
    await two.field('Full name').fill('From the other tab')
    await two.save.click()
    await expect(toast(two.page, 'Success!')).toBeVisible()

    await one.field('Full name').fill('From this tab')
    await one.save.click()
    const dialog = page.getByRole('dialog', { name: 'This resume was changed somewhere else' })
    await expect(dialog).toContainText('They differ in: Personal details')
    await expect(dialog).toContainText('From this tab')
    await expect(dialog).toContainText('From the other tab')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Load the other' }).click()
    await expect(one.field('Full name')).toHaveValue('From the other tab')

    await one.undo.click()
    await expect(one.field('Full name')).toHaveValue('From this tab')
    await one.save.click()
    await expect(toast(page, 'Success!')).toContainText('Resume updated successfully')
    expect((await one.list())[0]?.personalInfo.fullName).toBe('From this tab')
  })

  // A phone has no keyboard.
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

  test('takes a pasted list apart, and gives a removed job back', async ({ page, places }) => {
    const builder = new CvBuilderPage(page, places)
    await builder.open()
    const paste = (text: string) =>
      page.evaluate((pasted) => {
        const clipboardData = new DataTransfer()
        clipboardData.setData('text/plain', pasted)
        document.activeElement?.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
        )
      }, text)
    await builder.tab('Experience').click()
    await page.getByRole('button', { name: 'Add Experience' }).click()
    await builder.field('Job title').fill('Pilot')
    await builder.field('Point 1').focus()
    await paste('• Flew 3 routes\n• Trained 4 crews\n• Wrote the\n  manual')
    await expect(builder.field('Point 3')).toBeFocused()
    await expect(builder.field('Point 3')).toHaveValue('Wrote the manual')
    await expect(builder.document.getByText('Trained 4 crews')).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(builder.field('Point 4')).toBeFocused()
    await page.keyboard.press('Backspace')
    await expect(builder.field('Point 4')).toBeHidden()
    await expect(builder.field('Point 3')).toBeFocused()

    await page.getByRole('button', { name: 'Add an earlier job' }).click()
    await expect(builder.field('Job title').last()).toBeFocused()
    await page.keyboard.type('Cadet')
    await page.getByRole('button', { name: 'Remove Pilot' }).click()
    await expect(builder.document.getByText('Trained 4 crews')).toBeHidden()
    await page.getByRole('button', { name: 'Put back Pilot' }).click()
    const jobs = page.getByRole('list', { name: 'Experience', exact: true }).getByRole('group', {
      name: /^(Pilot|Cadet)$/,
    })
    await expect(jobs.first()).toHaveAccessibleName('Pilot')
    await expect(builder.document.getByText('Trained 4 crews')).toBeVisible()

    await builder.tab('Skills').click()
    await page.getByRole('button', { name: 'Add Skill Group' }).click()
    await builder.field('Skills').fill('Rust, Go; SQL (Postgres, SQLite)')
    await page.keyboard.press('Enter')
    await expect(
      page.getByRole('button', { name: /^Remove (Rust|Go|SQL \(Postgres, SQLite\))$/ }),
    ).toHaveCount(3)
  })

  test('names a blank before it is printed', async ({ page, places }) => {
    const builder = new CvBuilderPage(page, places)
    await builder.open()
    await builder.create(sampleResume(3, { title: 'Blank', summary: 'Led [how many?] people.' }))
    await page.reload()
    await builder.select('Blank')
    await expect(builder.field('Summary')).toHaveValue('Led [how many?] people.')
    await page.getByRole('button', { name: /^Quality check/ }).click()
    await expect(page.getByText('Fill in “[how many?]”, or take it out: it would be printed.')).toBeVisible()

    await page.getByRole('button', { name: 'Export PDF' }).click()
    const dialog = page.getByRole('dialog', { name: 'A blank is still open' })
    await expect(dialog).toContainText('[how many?]')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Fill in' }).click()
    await expect(builder.field('Summary')).toBeFocused()

    await page.getByRole('button', { name: 'Export PDF' }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Export anyway' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('Blank.pdf')
  })

  test('says which character cannot be printed @desktop', async ({ page, places, browserConsole }) => {
    browserConsole.expect(/422/)
    const builder = new CvBuilderPage(page, places)
    await builder.open()
    await builder.create(sampleResume(1, { title: 'Signs', summary: 'Reads 𓀀 daily.' }))
    await page.reload()
    await builder.select('Signs')
    await expect(builder.field('Summary')).toHaveValue('Reads 𓀀 daily.')
    await page.getByRole('button', { name: 'Export PDF' }).click()
    await expect(toast(page, 'Error')).toContainText(/Failed to export PDF\. .*U\+13000/)
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

  test('proposes generated content, adds what is accepted, and takes it back in one step', async ({
    page,
    places,
  }) => {
    const builder = new CvBuilderPage(page, places)
    await builder.open()
    await page.getByRole('button', { name: 'AI Generate' }).last().click()
    const form = page.getByRole('dialog', { name: 'AI Resume Generator' })
    await expect(form).toBeVisible()
    await expectAccessible(page)
    await form.getByRole('button', { name: 'Generate' }).click()
    await expect(page.getByText('Missing Information')).toBeVisible()
    await expect(form.getByText('Please provide a job title')).toBeVisible()
    await form.getByLabel('Target job title').fill('Data engineer')
    await form.getByRole('textbox', { name: 'Skills' }).fill('Python')
    await page.keyboard.press('Enter')
    await form
      .getByLabel('Your work so far (optional)')
      .fill('Data engineer at Acme, Mar 2020 – present\nBuilt 3 pipelines')
    await form.getByRole('button', { name: 'Generate' }).click()

    await expect(page.getByText('AI has generated your resume content!')).toBeVisible()
    const proposals = page.getByRole('dialog', { name: 'Proposals' })
    await expect(form).toBeHidden()
    await expect(proposals).toBeVisible()
    await expectAccessible(page)
    await proposals.getByRole('button', { name: 'Reject Summary' }).click()
    await proposals.getByRole('button', { name: /^Add \d of \d to resume$/ }).click()

    await expect(toast(page, 'Success!')).toContainText('AI-generated content added to your resume')
    await expect(builder.field('Summary')).toHaveValue('')
    await expect(builder.document.getByText('Acme')).toBeVisible()
    await builder.undo.click()
    await expect(builder.document.getByText('Acme')).toHaveCount(0)
  })

  test('improves the summary change by change', async ({ page, places }) => {
    const builder = new CvBuilderPage(page, places)
    await builder.open()
    await page.getByRole('button', { name: 'Improve with AI' }).click()
    await expect(toast(page, 'Missing Information')).toContainText('Please write a summary first')

    await builder
      .field('Summary')
      .fill('I ran the pipelines. Was responsible for building a team of 5 people.')
    await page.getByRole('button', { name: 'Improve with AI' }).click()
    const dialog = page.getByRole('dialog', { name: 'Improve summary' })
    await dialog.getByRole('button', { name: 'Reject Change 1' }).click()
    await dialog.getByRole('button', { name: 'Use 1 of 2' }).click()

    await expect(toast(page, 'Success!')).toContainText('Summary improved with AI')
    await expect(builder.field('Summary')).toHaveValue('I ran the pipelines. Built a team of 5 people.')
  })

  test('imports a file after a review, as a new resume', async ({ page, places }) => {
    const builder = new CvBuilderPage(page, places)
    await builder.open()
    const file = (content: string) => ({
      name: 'cv.json',
      mimeType: 'application/json',
      buffer: Buffer.from(content),
    })
    await page.getByRole('button', { name: 'Import' }).click()
    const dialog = page.getByRole('dialog', { name: 'Import a resume' })
    await dialog.getByLabel('File').setInputFiles(file('not json'))
    await expect(dialog.getByText('This file is not JSON.')).toBeVisible()

    const json = {
      basics: { name: 'Asha Menon', email: 'asha@example.com' },
      work: [{ name: 'Acme', position: 'Engineer' }],
      patents: [{ title: 'x' }],
    }
    await dialog.getByLabel('File').setInputFiles(file(JSON.stringify(json)))
    await expect(dialog.getByRole('textbox', { name: 'Job title' })).toHaveValue('Engineer')
    await expect(dialog.getByText(/no place in a resume here: .*patents/)).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Use as new resume' }).click()

    await expect(builder.field('Full name')).toHaveValue('Asha Menon')
    await expect(builder.title).toHaveValue('Asha Menon')
    await expect(builder.title).toBeFocused()
    await expect(builder.item('Asha Menon')).toContainText('Not saved yet')
    expect(await builder.list()).toEqual([])
  })

  test('deletes with a question and brings back from the trash', async ({ page, places }) => {
    const builder = new CvBuilderPage(page, places)
    await builder.open()
    await builder.create(sampleResume(3, { title: 'Old' }))
    await page.reload()
    await builder.select('Old')
    await page.getByRole('button', { name: 'Copy Old' }).click()
    await expect(builder.title).toHaveValue('Old (Copy)')
    await expect(builder.item('Old (Copy)')).toContainText('Not saved yet')

    await page.getByRole('button', { name: 'Delete Old' }).click()
    const question = page.getByRole('alertdialog', { name: 'Delete “Old”?' })
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
    await question.getByRole('button', { name: 'Delete resume' }).click()
    await expect(toast(page, 'Success!')).toContainText('Resume deleted successfully')
    await expect.poll(async () => (await builder.list()).length).toBe(0)

    await page.getByRole('button', { name: 'Deleted' }).click()
    await expect(page.getByRole('button', { name: 'Restore Old' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Restore Old' }).click()
    await page.keyboard.press('Escape')
    await expect.poll(async () => (await builder.list()).length).toBe(1)
  })

  test('deletes for ever from the trash, by keys alone', async ({ page, places }) => {
    const builder = new CvBuilderPage(page, places)
    await builder.open()
    const { id } = await builder.create(sampleResume(1, { title: 'Old' }))
    await page.reload()
    await page.getByRole('button', { name: 'Delete Old' }).press('Enter')
    await page.getByRole('button', { name: 'Delete resume' }).press('Enter')
    await page.getByRole('button', { name: 'Deleted' }).press('Enter')
    const forEver = page.getByRole('button', { name: 'Delete Old for ever' })
    await forEver.press('Enter')
    const question = page.getByRole('alertdialog', { name: 'Delete “Old” for ever?' })
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await expect(question).toBeHidden()
    await expect(forEver).toBeFocused()

    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')

    await expect(toast(page, 'Success!')).toContainText('Resume deleted for ever')
    await expect(page.getByText('Nothing was deleted')).toBeVisible()
    const dialog = page.getByRole('dialog', { name: 'Deleted resumes' })
    await expect(dialog.locator(':focus')).toBeVisible()
    const again = await page.request.get(places.api(`/api/resumes/${id}`))
    expect(again.status()).toBe(404)
  })

  test('draws in the preview what the paper has @desktop', async ({ page, places }) => {
    const builder = new CvBuilderPage(page, places)
    await builder.open()
    await builder.field('Full name').fill('Wilhelmina Baptiste')
    await page.getByRole('combobox', { name: 'Template' }).selectOption('creative')

    const header = builder.document.locator('header')
    await expect(header).toContainText('Wilhelmina Baptiste')
    const size = await header.evaluate(async (element) => {
      const drawing = element.ownerDocument.createElement('img')
      drawing.src = /url\("(.+)"\)/.exec(getComputedStyle(element).backgroundImage)?.[1] ?? ''
      await drawing.decode()
      return drawing.naturalWidth
    })
    expect(size).toBeGreaterThanOrEqual(816)
  })

  test('keeps a state before a new template, and brings it back @desktop', async ({ page, places }) => {
    const builder = new CvBuilderPage(page, places)
    await builder.open()
    await builder.create(sampleResume(3, { title: 'Versions' }))
    await page.reload()
    await builder.select('Versions')
    await page.getByRole('combobox', { name: 'Template' }).selectOption('classic')
    await builder.save.click()
    await expect(toast(page, 'Success!')).toContainText('Resume updated successfully')

    await page.getByRole('button', { name: 'Earlier versions' }).click()
    await expect(page.getByText('Before the template changed')).toBeVisible()
    await page.getByRole('button', { name: /^Bring back version of/ }).click()
    await expect(page.getByRole('combobox', { name: 'Template' })).toHaveValue('modern')
    expect((await builder.list())[0]?.templateId).toBe('modern')
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

test.describe('Sign-in', () => {
  test('turns the guest into an account, work and all @separate', async ({
    page,
    places,
    mailbox,
    browserConsole,
  }) => {
    browserConsole.expect(/40[01]/)
    const builder = new CvBuilderPage(page, places)
    const email = newEmail('signer')
    await builder.open()
    await builder.create(sampleResume(3, { title: 'Made as a guest' }))
    await page.getByRole('button', { name: /^Notifications/ }).click()
    await page.getByRole('menuitem', { name: 'Sign in' }).click()

    await page.getByRole('button', { name: 'Send code' }).click()
    await expect(toast(page, 'Error')).toContainText('Please enter your email address first.')
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Send code' }).click()
    await expect(toast(page, 'OTP Sent!')).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('Code').fill(await mailbox.otpFor(email))
    await page.getByRole('button', { name: 'Sign in' }).click()

    await expect(toast(page, 'Email Verified!')).toBeVisible()
    await expect(page).toHaveURL(/section=cv-builder/)
    await expect(page.getByRole('button', { name: `Account: ${email}` })).toBeVisible()
    await expect(builder.item('Made as a guest')).toBeVisible()

    await page.getByRole('button', { name: /^Account/ }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await expect(toast(page, 'Logged Out')).toContainText('You have been successfully logged out.')
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
    await builder.open()
    await expect(page.getByRole('button', { name: 'Account: Guest' })).toBeVisible()
    await expect(builder.item('Made as a guest')).toBeHidden()
  })
})
