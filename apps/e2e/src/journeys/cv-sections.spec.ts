import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { sampleResume } from '@tryka/domain/testing'
import { CvBuilderPage } from '../pages/cv-builder-page'
import { toast } from '../pages/toasts'
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe'
import { expect, test } from '../support/fixtures'

const run = promisify(execFile)

test.describe('Sections of a CV', () => {
  test('are added, named, moved and hidden, and the PDF says so', async ({ page, places }) => {
    const builder = new CvBuilderPage(page, places)
    await builder.open()
    await builder.create(sampleResume(2, { title: 'Sections' }))
    await page.reload()
    await builder.select('Sections')

    await builder.tab('Experience').click()
    await page.getByRole('button', { name: 'Add another role here' }).press('Enter')
    await expect(builder.field('Job title').last()).toBeFocused()
    await builder.field('Job title').last().fill('Quartermaster')
    await expect(builder.field('Company').last()).toHaveValue('Kestrel Labs')

    await builder.tab('More').click()
    await page.getByRole('button', { name: 'Add awards' }).press('Enter')
    await expect(builder.field('Award')).toBeFocused()
    await builder.field('Award').fill('Golden Spanner')
    await page.getByRole('button', { name: 'Add a section of your own' }).press('Enter')
    await expect(builder.field('Name of the section')).toBeFocused()
    await builder.field('Name of the section').fill('Expeditions')
    const own = page.getByRole('region', { name: 'Expeditions' })
    await own.getByRole('button', { name: 'Add Entry' }).press('Enter')
    await own.getByRole('textbox', { name: 'Name', exact: true }).fill('Svalbard crossing')
    await own.getByRole('button', { name: 'Add point' }).press('Enter')
    const point = builder.field('Point 1')
    await expect(point).toBeFocused()
    await page.keyboard.type('Led nine skiers')
    await page.keyboard.press('Control+Shift+ArrowLeft')
    await page.keyboard.press('ControlOrMeta+b')
    await expect(point).toHaveValue('Led nine **skiers**')

    await page.getByRole('button', { name: /^Order and names of sections/ }).press('Enter')
    const list = page.getByRole('list', { name: 'Sections in the order of the pages' })
    const handle = list.getByRole('button', { name: 'Reorder Awards' })
    await handle.focus()
    for (const key of ['Space', ...Array<string>(8).fill('ArrowUp'), 'Space']) await page.keyboard.press(key)
    await expect(list.getByRole('listitem').first().getByRole('textbox')).toHaveAccessibleName(
      'Heading of Awards',
    )
    await expect(handle).toBeFocused()
    await builder.field('Heading of Awards').fill('Trophies')
    await page.getByRole('button', { name: 'Hide Languages' }).press('Enter')
    // A row that is half under the bar at the top is no small target.
    await page.evaluate(() => window.scrollTo(0, 0))
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await expect(builder.document.getByRole('heading', { level: 2 }).first()).toHaveText('Trophies')

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export PDF' }).click(),
    ])
    await expect(toast(page, 'Success!')).toContainText('Resume exported as PDF')
    const { stdout: text } = await run('pdftotext', [await download.path(), '-'])
    const at = (words: string) => text.search(new RegExp(words, 'i'))
    expect(at('Trophies')).toBeGreaterThan(-1)
    expect(at('Trophies')).toBeLessThan(at('Golden Spanner'))
    expect(at('Golden Spanner')).toBeLessThan(at('Quartermaster'))
    expect(at('Expeditions')).toBeLessThan(at('Svalbard crossing'))
    expect(text).toContain('Led nine skiers')
    expect(text.match(/Kestrel Labs/g)).toHaveLength(1)
    expect(text).not.toMatch(/^Languages$/m)
    expect(text).not.toMatch(/^Awards$|\*\*/m)
  })
})
