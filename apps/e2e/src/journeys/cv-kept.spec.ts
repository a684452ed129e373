import { sampleResume } from '@tryka/domain/testing'
import { CvBuilderPage } from '../pages/cv-builder-page'
import { toast } from '../pages/toasts'
import { expectAccessible } from '../support/axe'
import { expect, test } from '../support/fixtures'

test.describe('What the CV builder keeps', () => {
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

  test('asks before unsaved work is left @desktop', async ({ page, places }) => {
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

  test('deletes for ever from the trash, by keys alone @desktop', async ({ page, places }) => {
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
})
