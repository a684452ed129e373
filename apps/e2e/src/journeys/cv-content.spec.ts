import { sampleResume } from '@tryka/domain/testing'
import { CvBuilderPage } from '../pages/cv-builder-page'
import { toast } from '../pages/toasts'
import { expectAccessible } from '../support/axe'
import { expect, test } from '../support/fixtures'

test.describe('What comes into a CV', () => {
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

  test('names a blank before it is printed @desktop', async ({ page, places }) => {
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

  test('improves the summary change by change @desktop', async ({ page, places }) => {
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

  test('imports a file after a review, as a new resume @desktop', async ({ page, places }) => {
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
})
