import { CandidateDashboard } from '../pages/candidate-dashboard'
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe'
import { expect, test } from '../support/fixtures'

const ANSWER =
  'In March our bridge relayer lost 40 messages on a Friday night, two days before an audit. I stopped the relayer, compared its log with the contract, and found a cursor that skipped blocks after a timeout. I wrote a check that counts both sides, and I told the partners which 40 messages to expect. By Monday all of them were through, and the auditor compared the two counts.'
const LONGER = 'I stopped the relayer and compared its log with the contract'

test.describe('Practice for an interview', () => {
  for (const width of [320, 1440])
    test(`begins at the interview and ends in the list, at ${width} px @desktop`, async ({
      browser,
      context,
      page,
      places,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      // Each theme at one of the widths.
      await page.emulateMedia({ colorScheme: width < 400 ? 'dark' : 'light' })
      const candidate = new CandidateDashboard(page, places)
      const field = page.getByLabel('Your answer')
      let stem = ''

      await test.step('The start is set for the interview, by keyboard alone', async () => {
        await candidate.open('interviews')
        const practise = candidate
          .row('Technical interview')
          .getByRole('button', { name: /^Practise for this/ })
        await practise.first().focus()
        await page.keyboard.press('Enter')
        const start = candidate.dialog(/^Practise for/)
        await expect(start.getByRole('radio', { name: 'Mixed as in this interview' })).toBeChecked()
        await expectAccessible(page)
        await expectNoSidewaysScroll(page)
        await start.getByRole('radio', { name: '5', exact: true }).focus()
        await page.keyboard.press('ArrowLeft')
        await expect(start.getByRole('radio', { name: '3', exact: true })).toBeChecked()
        // What one field sends on Enter.
        await page.keyboard.press('Enter')
        await expect(candidate.main.getByText('Question 1 of 3')).toBeVisible()
        stem = await page.getByRole('heading', { level: 1 }).innerText()
      })

      await test.step('Reload and Back show the same question, with what was written', async () => {
        await field.fill('I stopped the relayer')
        await page.reload()
        await expect(field).toHaveValue('I stopped the relayer')
        await expect(page.getByRole('heading', { level: 1, name: stem })).toBeVisible()
        await page.goBack()
        await expect(page.getByRole('tab', { name: 'Meetings' })).toBeVisible()
        await expect(candidate.dialog(/^Practise for/)).toBeHidden()
        await page.goForward()
        await expect(page.getByRole('heading', { level: 1, name: stem })).toBeVisible()
        await expect(field).toHaveValue('I stopped the relayer')
      })

      await test.step('A tab that crashes loses nothing of what was written', async () => {
        const tab = await context.newPage()
        await tab.goto(page.url())
        await tab.getByLabel('Your answer').fill(LONGER)
        // Out of the tab: what it sends in the moment of its end may not arrive.
        await page.waitForFunction(
          (text) => Object.values(localStorage).some((kept: string) => kept.includes(text)),
          LONGER,
        )
        await tab.goto('chrome://crash').catch(() => undefined)
        await tab.close()
        await page.reload()
        await expect(field).toHaveValue(LONGER)
      })

      await test.step('A second device shows the same question, with what was written', async () => {
        const own = await browser.newContext()
        await own.addCookies(await context.cookies())
        const device = await own.newPage()
        await expect(async () => {
          await device.goto(page.url())
          await expect(device.getByRole('heading', { level: 1, name: stem })).toBeVisible()
          await expect(device.getByLabel('Your answer')).toHaveValue(LONGER, { timeout: 1_000 })
        }).toPass()
        await own.close()
      })

      await test.step('The follow-up is declined, and feedback quotes the answer, by keyboard alone', async () => {
        await field.fill(ANSWER)
        await page.getByRole('button', { name: 'Hand in answer' }).press('Enter')
        await page.getByRole('button', { name: 'Decline' }).press('Enter')
        await expect(page.getByText('practice score of 100')).toBeVisible()
        await expect(page.getByRole('heading', { name: /^One thing: / })).toBeVisible()
        await expectAccessible(page)
        await expectNoSidewaysScroll(page)
      })

      await test.step('It is ended by hand', async () => {
        await page.getByRole('button', { name: 'Next question' }).press('Enter')
        await expect(candidate.main.getByText('Question 2 of 3')).toBeVisible()
        await candidate.open('interviews', { tab: 'practice' })
        await page.getByRole('link', { name: /^Go on: / }).click()
        await expect(candidate.main.getByText('Question 2 of 3')).toBeVisible()
        await page.getByRole('button', { name: 'End' }).first().click()
        await page.getByRole('button', { name: 'End practice' }).click()
        await expect(page.getByRole('button', { name: 'To the practice' })).toBeVisible()
      })

      await test.step('The session stands first in the list, and goes with all that was said', async () => {
        await page.getByRole('button', { name: 'To the practice' }).click()
        const table = page.getByRole('table', { name: 'Practice sessions, newest first' })
        const row = table.getByRole('row').nth(1)
        await expect(row).toContainText('1 of 3 answered, typed')
        await expect(row).toContainText(/\d+ of 100/)
        await expectAccessible(page)
        await expectNoSidewaysScroll(page)
        const before = await table.getByRole('row').count()
        await row.getByRole('button', { name: /^Delete / }).click()
        await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
        await expect(table.getByRole('row')).toHaveCount(before - 1)
      })
    })
})
