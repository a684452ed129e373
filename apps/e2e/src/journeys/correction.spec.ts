import { CandidateDashboard } from '../pages/candidate-dashboard'
import { toast } from '../pages/toasts'
import { adminCookies, newEmail } from '../support/api'
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe'
import { expect, test } from '../support/fixtures'
import { profileOf, seated } from '../support/live-people'
import { expectAllSaid } from '../support/screen-reader'

/** No other journey says anything of it. */
const MODULE = 'solidity-foundations/gas-you-can-reason-about'
const TITLE = 'Gas you can reason about'
const SOURCE = 'The yellow paper, appendix G'
const REASON = 'You are right, the number has changed. It is mended.'

test.describe('A correction', () => {
  test('of a module is accepted in the console, read with its reason, and gives 50 once @desktop', async ({
    page,
    context,
    browser,
    places,
    browserConsole,
  }) => {
    test.setTimeout(120_000)
    // Two administrators decide at once on purpose.
    browserConsole.expect(/status of 409/)
    const email = newEmail('corrected')
    const what = `The cost of a cold read is another one, says ${email}.`
    const seat = await seated(email)
    await profileOf(seat, 'Runa Dahl')
    await context.addCookies(seat.cookies)
    const candidate = new CandidateDashboard(page, places)
    const control = page.getByRole('button', { name: 'Something is wrong here' })
    const dialog = candidate.dialog('Something is wrong here')

    await test.step('It is said at the end of the module, by keyboard alone', async () => {
      await page.goto(
        places.app(`/candidate-dashboard?section=learning&module=${encodeURIComponent(MODULE)}&place=me`),
      )
      await page.getByRole('heading', { level: 1, name: TITLE }).waitFor()
      // Every check has one, and the module has one after its last.
      expect(await control.count()).toBeGreaterThan(5)
      await control.last().focus()
      await page.keyboard.press('Enter')
      await expect(dialog.getByText(`Module: ${TITLE}`)).toBeVisible()
      await expect(dialog.getByLabel('What is wrong')).toBeFocused()
      await page.keyboard.type('Wrong')
      await page.keyboard.press('Tab')
      await page.keyboard.type(SOURCE)
      await page.keyboard.press('Enter')
      await expect(dialog.getByText('Write at least 10 characters.')).toBeVisible()
      await expect(dialog.getByLabel('What is wrong')).toBeFocused()
      await expectAccessible(page)
      await dialog.getByLabel('What is wrong').fill(what)
      await dialog.getByRole('button', { name: 'Send' }).click()
      await expectAccessible(page)
      await candidate.dialog('Thank you').getByRole('link', { name: 'Your corrections' }).click()
    })

    const list = page.getByRole('list', { name: 'Your corrections, newest first' })
    await test.step('It stands in the list of the person, whose address a reload keeps', async () => {
      await expect(list.getByRole('listitem')).toContainText([what])
      await expect(list.getByText('A person looks at it')).toBeVisible()
      await page.reload()
      await expect(list.getByText('A person looks at it')).toBeVisible()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible()
    })

    await test.step('The same is not said twice while it waits', async () => {
      await control.last().click()
      await dialog.getByLabel('What is wrong').fill(what)
      await dialog.getByRole('button', { name: 'Send' }).click()
      await expect(toast(page, 'Error')).toContainText('You have said so already.')
      await expect(dialog.getByLabel('What is wrong')).toHaveValue(what)
      await dialog.getByRole('button', { name: 'Cancel' }).click()
    })

    await test.step('Somebody of the console accepts it, and another one comes too late', async () => {
      const [desk, late] = [await browser.newContext(), await browser.newContext()]
      await desk.addCookies(await adminCookies())
      await late.addCookies(await adminCookies())
      const [admin, other] = [await desk.newPage(), await late.newPage()]
      await admin.goto(places.admin('/admin-dashboard'))
      await admin.getByRole('link', { name: 'Coach' }).click()
      await admin.getByRole('button', { name: 'Newest first' }).click()
      await admin
        .getByRole('link', { name: new RegExp(`^${TITLE}`) })
        .first()
        .click()
      await expect(admin.getByText(what)).toBeVisible()
      await expect(admin.getByText(`Source: ${SOURCE}`)).toBeVisible()
      await other.goto(admin.url())
      await admin.getByRole('radio', { name: /^Accept/ }).check()
      await admin.getByRole('textbox', { name: 'Reason' }).fill(REASON)
      await expectAccessible(admin)
      await admin.getByRole('button', { name: 'Accept and tell' }).click()
      await expect(admin.getByText(new RegExp(`^Accepted, .*${REASON}$`))).toBeVisible()

      await other.getByRole('radio', { name: /^Refuse/ }).check()
      await other.getByRole('textbox', { name: 'Reason' }).fill('It is so.')
      await other.getByRole('button', { name: 'Refuse and tell' }).click()
      await expect(toast(other, 'Error')).toContainText('Somebody decided this already.')
      await expect(other.getByText(new RegExp(`^Accepted, .*${REASON}$`))).toBeVisible()
      for (const tab of ['Usage', 'Content']) {
        await admin.getByRole('tab', { name: tab }).click()
        await admin.getByRole('heading', { level: 2 }).first().waitFor()
        await expectAccessible(admin)
      }
      await Promise.all([desk.close(), late.close()])
    })

    await test.step('The person is told, reads the reason, and has the points', async () => {
      await page.getByRole('button', { name: /^Notifications/ }).click()
      await page.getByText('Your correction is accepted.').click()
      await expect(list.getByText('Accepted', { exact: true })).toBeVisible()
      await expect(list.getByText(`The answer: ${REASON}`)).toBeVisible()
      await expectAllSaid(page)
      await page.getByRole('link', { name: 'Your TRYK' }).click()
      const row = page.getByRole('row').filter({ hasText: 'Correction accepted' })
      await expect(row).toHaveCount(1)
      await expect(row).toContainText('50')
    })
  })
})
