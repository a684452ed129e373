import type { Page } from '@playwright/test'
import { getCompanyApplication, type CompanyApplicationDetail } from '@tryka/domain'
import { CandidateDashboard } from '../pages/candidate-dashboard'
import { CompanyDashboard } from '../pages/company-dashboard'
import { toast } from '../pages/toasts'
import { expectAccessible } from '../support/axe'
import { expect, test, type Places } from '../support/fixtures'
import { applied, COMPANY, PERSON, ROLE } from '../support/hiring'
import { pageClient } from '../support/page-client'

/** Waits until so long after a moment. */
const after = (start: number, ms: number) => expect.poll(() => Date.now() - start >= ms).toBe(true)

/** The application of the person stands on the board, and is then rejected; nothing is told yet. */
async function rejected(page: Page, places: Places) {
  await new CandidateDashboard(page, places).open('overview')
  const { id } = await applied(page, places)
  const company = new CompanyDashboard(page, places)
  await company.openBoard(ROLE)
  await company.moveByMenu(PERSON, 'Rejected')
  const dialog = company.dialog(`Reject ${PERSON}`)
  await dialog.getByRole('combobox', { name: 'Reason' }).selectOption({ index: 1 })
  await dialog.getByRole('textbox', { name: 'Message' }).fill('Thank you for your time.')
  await dialog.getByRole('button', { name: 'Reject' }).click()
  await page.getByRole('button', { name: 'Undo' }).waitFor()
  return { id, company, at: Date.now() }
}

const stored = (page: Page, places: Places, id: string): Promise<CompanyApplicationDetail> =>
  pageClient(page, places).call(getCompanyApplication, { params: { id } })

async function expectRejectedOnce(page: Page, places: Places, id: string): Promise<void> {
  await expect.poll(async () => (await stored(page, places, id)).stage).toBe('rejected')
  const { timeline } = await stored(page, places, id)
  expect(timeline.filter(({ action }) => action === 'reject')).toHaveLength(1)
}

test.describe('A decision that may still be undone', () => {
  for (const ms of [0, 200, 800, 1_500])
    test(`stands when the page is loaded again ${ms} ms after it @desktop`, async ({ page, places }) => {
      const { id, company, at } = await rejected(page, places)
      await after(at, ms)
      await page.reload()

      await expect(toast(page, 'Application rejected')).toContainText(PERSON)
      await expectRejectedOnce(page, places, id)
      await company.expectCard(PERSON, 'Rejected')
    })

  test('stands when the tab is closed, and when it goes elsewhere @desktop', async ({
    context,
    page,
    places,
  }) => {
    const watcher = await context.newPage()
    const closing = await context.newPage()
    const { id } = await rejected(closing, places)
    await closing.close({ runBeforeUnload: true })
    await new CandidateDashboard(watcher, places).open('applications')
    await expectRejectedOnce(watcher, places, id)

    const company = new CompanyDashboard(page, places)
    await company.openBoard(ROLE)
    await company.moveByMenu('Ngozi Adichie-Cole', 'Under Review')
    await page.getByRole('button', { name: 'Undo' }).waitFor()
    await page.goto(places.site('/'))
    await company.openBoard(ROLE)
    await company.expectCard('Ngozi Adichie-Cole', 'Under Review')
  })

  test('is not made when it was undone before the page was loaded again @desktop', async ({
    page,
    places,
  }) => {
    const { id, company } = await rejected(page, places)
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.reload()

    await company.expectCard(PERSON, 'New')
    expect((await stored(page, places, id)).stage).toBe('applied')
  })
})

test.describe('What is sent with an application', () => {
  const note = 'I can start in March.\nYour stack is mine.'

  test('reaches the company with its note and its resume, as both sides read it @desktop', async ({
    page,
    places,
    context,
  }) => {
    const candidate = new CandidateDashboard(page, places)
    await candidate.open('opportunities', { q: ROLE })
    await candidate.applyNow(ROLE, COMPANY).click()
    const apply = candidate.dialog(`Apply for ${ROLE}`)
    await apply.getByRole('textbox', { name: 'Note to the company' }).fill(note)
    await apply.getByRole('button', { name: 'Send application' }).click()
    await apply.waitFor({ state: 'hidden' })

    await candidate.open('applications')
    await candidate.row(ROLE).filter({ hasText: COMPANY }).getByRole('link').first().click()
    const sent = candidate.main.getByRole('region', { name: 'What was sent' })
    await expect(sent).toContainText('I can start in March.')
    await expect(candidate.main.getByRole('textbox', { name: 'Notes' })).toHaveValue('')
    const mine = candidate.main.frameLocator('iframe[title="Resume as it was sent"]')
    await expect(mine.getByText(PERSON, { exact: true }).first()).toBeVisible()
    await expectAccessible(page)

    const company = new CompanyDashboard(await context.newPage(), places)
    await company.openBoard(ROLE)
    const dialog = await company.openCard(PERSON)
    await expect(dialog.getByRole('heading', { level: 2, name: PERSON })).toBeFocused()
    const quoted = dialog.getByRole('heading', { name: 'Note from the candidate' })
    await expect(quoted).toBeInViewport()
    await expect(dialog.getByRole('blockquote')).toContainText('Your stack is mine.')
    await expect(dialog.getByRole('heading', { name: 'Work experience' })).toBeVisible()
    const theirs = dialog.frameLocator('iframe[title="Resume as it was sent"]')
    await expect(theirs.getByText(PERSON, { exact: true }).first()).toBeVisible()
    const file = company.page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Download PDF' }).click()
    expect((await file).suggestedFilename()).toMatch(/\.pdf$/)
    await expectAccessible(company.page)
  })
})

test.describe('What was typed', () => {
  test('is asked about before a dialog takes it away, by key, by button and by Back @desktop', async ({
    page,
    places,
  }) => {
    const company = new CompanyDashboard(page, places)
    await company.open('applications')
    await company.openBoard(ROLE)
    const person = 'Ngozi Adichie-Cole'
    const dialog = await company.openCard(person)
    const field = dialog.getByRole('textbox', { name: 'New note' })
    await field.fill('Ask about the audit.')
    const question = page.getByRole('alertdialog', { name: 'Discard what you wrote?' })
    for (const leave of [
      () => page.keyboard.press('Escape'),
      () => dialog.getByRole('button', { name: 'Close' }).click(),
      () => page.goBack(),
    ]) {
      await leave()
      await question.getByRole('button', { name: 'Keep writing' }).click()
      await expect(field).toHaveValue('Ask about the audit.')
    }
    await page.keyboard.press('Escape')
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Discard' }).click()
    await expect(dialog).toBeHidden()
  })

  test('in a posting is asked about, and is back after a reload @desktop', async ({ page, places }) => {
    const company = new CompanyDashboard(page, places)
    await company.open('jobs')
    await company.main.getByRole('link', { name: 'Post New Job' }).click()
    const title = company.main.getByRole('textbox', { name: /^Title/ })
    await title.fill('Protocol Gardener')
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })

    await page.getByRole('link', { name: 'Candidate Search' }).click()
    await question.getByRole('button', { name: 'Stay' }).click()
    await company.main.getByRole('button', { name: 'Back to postings' }).click()
    await question.getByRole('button', { name: 'Stay' }).click()
    await expect(title).toHaveValue('Protocol Gardener')

    await page.reload()
    await expect(company.main.getByText('What you wrote before is back')).toBeVisible()
    await expect(title).toHaveValue('Protocol Gardener')
    await company.main.getByRole('button', { name: 'Save draft' }).click()
    await expect(toast(page, 'Draft saved')).toBeVisible()
    await company.main.getByRole('link', { name: 'Post New Job' }).click()
    await expect(title).toHaveValue('')
  })

  test('as a reply stays with its conversation, in view, and after a reload', async ({ page, places }) => {
    const candidate = new CandidateDashboard(page, places)
    await candidate.open('messages')
    const line = (text: string) =>
      candidate.main.getByRole('listitem').getByRole('button').filter({ hasText: text })
    const reply = candidate.main.getByRole('textbox', { name: 'Your reply' })
    const all = candidate.main.getByRole('button', { name: 'All messages' })
    const show = async (text: string) => {
      if (await all.isVisible()) await all.click()
      await line(text).click()
      await candidate.main.getByRole('heading', { level: 2, name: text }).waitFor()
    }
    await show('Your offer as Protocol Engineer')
    await expect(reply).toBeInViewport()
    await expect(candidate.main.getByRole('button', { name: 'Reply' })).toBeInViewport({ ratio: 1 })
    await reply.fill('Could we speak on Thursday?')

    await show('A question about nodes')
    await expect(reply).toHaveValue('')
    await show('Your offer as Protocol Engineer')
    await expect(reply).toHaveValue('Could we speak on Thursday?')
    await page.reload()
    await expect(reply).toHaveValue('Could we speak on Thursday?')

    await candidate.main.getByRole('button', { name: 'Reply' }).click()
    await expect(
      candidate.main.getByRole('listitem').filter({ hasText: 'Could we speak on Thursday?' }).last(),
    ).toBeInViewport()
    await expect(reply).toHaveValue('')
    await expectAccessible(page)
    await page.reload()
    await expect(reply).toHaveValue('')
  })
})

test('Signing in goes on where it was after a reload, with the code that was sent @desktop', async ({
  page,
  places,
  mailbox,
}) => {
  const email = `asha.${Date.now()}.${test.info().project.name}@example.com`
  await page.goto(places.app('/sign-in'))
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByText(`We sent a code to ${email}.`)).toBeVisible()

  await page.reload()
  await expect(page.getByText(/^Resend OTP in \d+ s$/)).toBeVisible()
  await page.getByRole('button', { name: 'Change email' }).click()
  await page.getByRole('button', { name: `I have a code for ${email}` }).click()
  await page.getByRole('textbox', { name: 'Code' }).fill(await mailbox.otpFor(email))
  await page.getByRole('button', { name: 'Sign in' }).click()

  // To what this account can begin, or to the demo.
  await expect(page).toHaveURL(/welcome|candidate-dashboard/)
})

test('One clock tells every time of a side @desktop', async ({ page, places }) => {
  const candidate = new CandidateDashboard(page, places)
  await candidate.open('settings')
  const zone = candidate.main.getByRole('combobox', { name: 'Time zone' })
  // Until the person chooses, it is the browser's.
  const own = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone)
  await expect(zone).toHaveValue(own)
  await zone.selectOption('Asia/Tokyo')
  await candidate.main.getByRole('button', { name: 'Save All Changes' }).click()
  await expect(toast(page, 'Settings saved')).toBeVisible()

  await candidate.open('interviews')
  await expect(candidate.main).toContainText('Tokyo time')
  await expect(candidate.main).not.toContainText('UTC')

  const company = new CompanyDashboard(page, places)
  await company.open('interviews')
  await expect(company.main).toContainText('Los Angeles time')
})
