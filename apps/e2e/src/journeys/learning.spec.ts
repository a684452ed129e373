import { getProfile, openModule, type ModuleCheck } from '@tryka/domain'
import { CandidateDashboard } from '../pages/candidate-dashboard'
import { ModuleReader } from '../pages/module-reader'
import { toast } from '../pages/toasts'
import { newEmail } from '../support/api'
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe'
import { expect, test } from '../support/fixtures'
import { profileOf, seated } from '../support/live-people'
import { rightCheck } from '../support/right-checks'

const params = { path: 'sql-foundations', name: 'select-and-filter' }
const moduleId = `${params.path}/${params.name}`

test.describe('Learning', () => {
  test('a person reads a module, fails a check, passes, and is paid @phone', async ({
    page,
    places,
    browserConsole,
  }) => {
    // A module has a dozen checks, and one of them runs code.
    test.slow()
    const seat = await seated(newEmail('lea'))
    const me = await profileOf(seat, 'Lea Brandt')
    const { id: candidateId } = await me.call(getProfile)
    await page.context().addCookies(seat.cookies)
    const candidate = new CandidateDashboard(page, places)
    const reader = new ModuleReader(page)
    const checks = async (): Promise<ModuleCheck[]> => (await me.call(openModule, { params })).progress.checks
    const asked = async (name: string): Promise<ModuleCheck> => {
      const check = (await checks()).find((one) => one.name === name)
      if (!check) throw new Error(`${name} is gone`)
      return check
    }
    const right = async (check: ModuleCheck) => rightCheck({ candidateId, moduleId, check })
    const names = (await checks()).map(({ name }) => name)
    const [first = '', second = ''] = names

    await test.step('A role is aimed at, and the path says why each step stands there', async () => {
      await candidate.open('learning', { place: 'me' })
      await candidate.main.getByRole('button', { name: 'Choose a role' }).first().click()
      const roles = candidate.dialog('Choose a role')
      await roles.getByLabel('Field of work').selectOption('Data Science')
      for (const n of [1, 2]) {
        await roles.getByRole('button', { name: /^Add/ }).first().click()
        await expect(roles.getByText('Added', { exact: true })).toHaveCount(n)
      }
      await expectAccessible(page)
      await roles.getByRole('button', { name: 'Done' }).click()
      await expect(candidate.main.getByText(/of your 2 targets asks? for/).first()).toBeVisible()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
    })

    await test.step('It enrols, and continues with the first module', async () => {
      await candidate.open('learning', { place: 'me', tab: 'courses' })
      await page
        .getByRole('button', { name: /^Enroll Now ?: SQL Foundations$/ })
        .last()
        .click()
      await expect(toast(page, 'Enrolled')).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('tab', { name: 'My path' }).click()
      await expect(candidate.main.getByText('0 of 6 modules, 0%. Next: Select and filter')).toBeVisible()
      await page.getByRole('link', { name: /^Continue ?: SQL Foundations$/ }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Select and filter' })).toBeVisible()
      await expect(page.getByRole('link', { name: 'My path' }).first()).toBeFocused()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
    })

    await test.step('What was not known is told, made a card and asked anew, where the focus is', async () => {
      const box = reader.box(first)
      await reader.answer(await asked(first), null)
      await expect(box.getByText(/from tomorrow as a card of your review/)).toBeVisible()
      await expectAccessible(page)
      await box.getByRole('button', { name: 'Go on' }).click()
      await expect(box).toBeFocused()
      await expect(box.getByText('A hint', { exact: true })).toBeVisible()
      const check = await asked(first)
      await reader.answer(check, await right(check))
      await expect(box.getByRole('heading', { name: 'Right', exact: true })).toBeVisible()
    })

    await test.step('Wrong twice is asked again at the end; a second tab in the middle changes nothing', async () => {
      await reader.answer(await asked(second), null)
      await reader.box(second).getByRole('button', { name: 'Go on' }).click()
      browserConsole.expect(/409 \(Conflict\).*\/checks\//)
      const other = await page.context().newPage()
      await other.goto(page.url())
      await new ModuleReader(other).answer(await asked(second), null)
      await other.close()
      // This tab still shows the question that was answered in the other one.
      await reader.box(second).getByRole('button', { name: 'I don’t know' }).click()
      await reader.box(second).getByRole('link', { name: 'asked again at the end' }).click()
      await expect(reader.box(second, true)).toBeFocused()
      await page.reload()
      const check = await asked(second)
      await reader.answer(check, await right(check))
      await expectAccessible(page)
    })

    await test.step('Code is kept over a reload, and run', async () => {
      const task = (await checks()).find(({ isTask }) => isTask)
      if (!task) throw new Error('The module has no task')
      const box = reader.box(task.name)
      await box.getByLabel('Your code').fill('SELECT no_such')
      await page.reload()
      await expect(box.getByLabel('Your code')).toHaveValue('SELECT no_such')
      await box.getByRole('button', { name: 'Run' }).click()
      await expect(box.getByText('no such column: no_such').first()).toBeVisible()
    })

    await test.step('With the last check it is passed, and says where to go', async () => {
      for (const name of names) {
        const check = await asked(name)
        if (check.state === 'open') await reader.answer(check, await right(check))
      }
      await expect(toast(page, 'Module passed')).toBeVisible()
      await expect(page.getByRole('link', { name: 'Next: Joins' })).toHaveCount(2)
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
    })

    await test.step('The path has moved, the cards have come, and it is paid', async () => {
      await page.getByRole('link', { name: 'My path' }).first().click()
      await expect(candidate.main.getByText('1 of 6 modules, 17%. Next: Joins')).toBeVisible()
      await page.getByRole('tab', { name: 'Review' }).click()
      await expect(page.getByText('2 cards in all.')).toBeVisible()
      await expect(page.getByRole('heading', { name: 'No card is due today' })).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('tab', { name: 'TRYK' }).click()
      await expect(page.getByText('10 TRYK', { exact: true }).first()).toBeVisible()
      await expect(page.getByRole('link', { name: 'Module passed' })).toBeVisible()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
    })
  })
})
