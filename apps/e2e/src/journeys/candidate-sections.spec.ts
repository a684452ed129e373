import { readFile } from 'node:fs/promises'
import { CandidateDashboard } from '../pages/candidate-dashboard'
import { CompanyDashboard } from '../pages/company-dashboard'
import { toast } from '../pages/toasts'
import { expect, test } from '../support/fixtures'
import { tabTo } from '../support/keyboard'
import { applied, COMPANY, PERSON, proposed, ROLE } from '../support/hiring'

const LIVE = { timeout: 2_000 }

/** The value of a line of a calendar file, unfolded. */
const lineOf = (file: string, name: string): string | undefined =>
  new RegExp(`^${name}[;:](.*)$`, 'm').exec(file.replace(/\r?\n[ \t]/g, ''))?.[1]?.trim()

/** Turns a switch of the settings and waits until the server has it. */
async function flick({ main, page }: CandidateDashboard, name: string): Promise<void> {
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT')
  await main.getByRole('switch', { name }).click()
  expect((await saved).status()).toBe(200)
}

test.describe('Candidate dashboard', () => {
  test('finds jobs by filter, text and page, and keeps a search @desktop', async ({ page, places }) => {
    const candidate = new CandidateDashboard(page, places)
    await candidate.open('opportunities')
    const showing = candidate.main.getByText(/^Showing \d+-\d+ of \d+$/)
    const pages = candidate.main.getByRole('navigation', { name: 'Pages of opportunities' })
    const job = candidate.main.getByRole('heading', { level: 3 })

    await expect(showing).toHaveText('Showing 1-4 of 127')
    await expect(pages.getByRole('button', { name: 'Previous' })).toBeDisabled()
    const first = await job.first().locator('..').innerText()
    await pages.getByRole('button', { name: 'Next' }).click()
    await expect(showing).toHaveText('Showing 5-8 of 127')
    expect(await job.first().locator('..').innerText()).not.toBe(first)
    await candidate.open('opportunities', { page: '32' })
    await expect(showing).toHaveText('Showing 125-127 of 127')
    await expect(pages.getByRole('button', { name: 'Next' })).toBeDisabled()

    await candidate.main.getByRole('combobox', { name: 'Technology' }).selectOption('Cybersecurity')
    await expect(showing).toHaveText('Showing 1-4 of 25')
    await candidate.main.getByRole('combobox', { name: 'Location' }).selectOption('Seattle')
    await expect(showing).toHaveText('Showing 1-4 of 4')
    await page.reload()
    await expect(showing).toHaveText('Showing 1-4 of 4')
    await candidate.main.getByRole('combobox', { name: 'Technology' }).selectOption('All Technologies')
    await candidate.main.getByRole('combobox', { name: 'Location' }).selectOption('Any Location')
    await expect(showing).toHaveText('Showing 1-4 of 127')
    const search = candidate.main.getByRole('searchbox', { name: 'Search opportunities' })
    await search.fill('zero knowledge')
    await expect(showing).toHaveText('Showing 1-4 of 5')

    await candidate.main.getByRole('button', { name: 'Save Search' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Proofs')
    await dialog.getByRole('button', { name: /^Save/ }).click()
    await expect(dialog).toBeHidden()
    await search.fill('cobol')
    await expect(candidate.main.getByRole('heading', { name: /^No jobs/ })).toBeVisible()
    await candidate.main.getByRole('button', { name: 'Saved searches' }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Proofs/ })
      .first()
      .click()
    await expect(showing).toHaveText('Showing 1-4 of 5')
    await expect(search).toHaveValue('zero knowledge')
  })

  test('applies with the keyboard alone @desktop', async ({ page, places }) => {
    const candidate = new CandidateDashboard(page, places)
    await candidate.open('opportunities')
    await tabTo(page, candidate.main.getByRole('searchbox', { name: 'Search opportunities' }))
    await page.keyboard.type(ROLE)
    const apply = candidate.applyNow(ROLE, COMPANY)
    await apply.waitFor()
    await tabTo(page, apply, 80)
    await page.keyboard.press('Enter')

    const dialog = candidate.dialog(`Apply for ${ROLE}`)
    await tabTo(page, dialog.getByRole('textbox', { name: /^Note/ }))
    await page.keyboard.type('I can begin in May.')
    await tabTo(page, dialog.getByRole('checkbox', { name: 'Share my salary expectation' }))
    await page.keyboard.press('Space')
    await tabTo(page, dialog.getByRole('button', { name: 'Send application' }))
    await page.keyboard.press('Enter')

    await expect(toast(page, 'Application sent')).toBeVisible()
    await expect(dialog).toBeHidden()
    await expect(apply).toBeHidden()
  })

  test('hides a person from companies at the flick of a switch @desktop', async ({
    page,
    places,
    context,
  }) => {
    const candidate = new CandidateDashboard(page, places)
    const company = new CompanyDashboard(await context.newPage(), places)
    await candidate.open('settings')
    await company.open('candidates')
    await expect(company.main).toContainText('52 people can be found.')
    await expect(company.row(PERSON)).toBeVisible()

    // Nothing of the company is opened again from here on.
    const online = company.row(PERSON).getByText('Online', { exact: true })
    await expect(online).toBeVisible()
    await flick(candidate, 'Show online status')
    await expect(online).toBeHidden(LIVE)
    await flick(candidate, 'Show online status')
    await expect(online).toBeVisible(LIVE)

    for (const name of ['Include in talent directory', 'Visible to recruiters']) {
      await flick(candidate, name)
      await expect(company.main).toContainText('51 people can be found.', LIVE)
      await expect(company.row(PERSON)).toBeHidden()
      await flick(candidate, name)
      await expect(company.main).toContainText('52 people can be found.', LIVE)
      await expect(company.row(PERSON)).toBeVisible()
    }

    // Whoever applied can be answered all the same.
    await flick(candidate, 'Allow direct messages')
    await expect(company.row(PERSON).getByRole('link', { name: /^Send Message/ })).toBeVisible()
    await page.reload()
    await expect(candidate.main.getByRole('switch', { name: 'Allow direct messages' })).not.toBeChecked()
  })

  test('learns: enrols, logs time against the goal @desktop', async ({ page, places }) => {
    const candidate = new CandidateDashboard(page, places)
    const goal = candidate.main.getByRole('region', { name: 'Weekly goal' })
    const paths = candidate.main.getByRole('region', { name: 'Your paths' }).getByRole('listitem')
    const course = 'SQL Foundations'
    await candidate.open('learning', { tab: 'courses' })
    await page
      .getByRole('button', { name: /^Enroll Now ?: SQL Foundations$/ })
      .last()
      .click()
    await expect(toast(page, 'Enrolled')).toContainText(course)

    await page.getByRole('tab', { name: 'My path' }).click()
    await expect(goal).toContainText('7 of 10 hours')
    const path = paths.filter({ hasText: course })
    await expect(path).toContainText('0 of 6')
    // The steps stand above it.
    await expect(candidate.main.getByRole('button', { name: /^Show all \d+ steps$/ })).toBeVisible()
    await path.getByRole('button', { name: `More actions: ${course}` }).click()
    await page.getByRole('menuitem', { name: 'Log time' }).click()
    const log = candidate.dialog('Log time')
    await log.getByRole('textbox', { name: 'Minutes today' }).fill('0')
    await log.getByRole('button', { name: 'Log time' }).click()
    await expect(log.getByText(/Use 1 to \d+ minutes\.$/)).toBeVisible()
    await log.getByRole('textbox', { name: 'Minutes today' }).fill('90')
    await log.getByRole('button', { name: 'Log time' }).click()
    await expect(toast(page, 'Time logged')).toBeVisible()
    await expect(goal).toContainText('8.5 of 10 hours')
    await expect(goal).toContainText('7 h here, 1.5 h logged by you')

    await goal.getByRole('textbox', { name: 'Hours a week' }).fill('8')
    await goal.getByRole('button', { name: 'Set goal' }).click()
    await expect(goal).toContainText('8.5 of 8 hours')
    await candidate.open('overview')
    await expect(candidate.main).toContainText('8.5 of 8 hours')
  })

  test('reads, answers, searches and archives messages @desktop', async ({ page, places, context }) => {
    const candidate = new CandidateDashboard(page, places)
    const company = new CompanyDashboard(await context.newPage(), places)
    await candidate.open('messages')
    const line = (text: string) =>
      candidate.main.getByRole('listitem').getByRole('button').filter({ hasText: text })
    const folder = (name: string) =>
      candidate.main.getByRole('group', { name: 'Folder' }).getByRole('button', { name })
    // The newest opens by itself where there is room for it.
    await expect(candidate.main.getByText('2 unread', { exact: true })).toBeVisible()

    await line('Your offer as Protocol Engineer').click()
    await expect(
      candidate.main.getByRole('heading', { level: 2, name: 'Your offer as Protocol Engineer' }),
    ).toBeFocused()
    await expect(candidate.main.getByText('2 unread', { exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Messages 2 unread' })).toBeVisible()
    await candidate.main
      .getByRole('textbox', { name: 'Your reply' })
      .fill('A call on Thursday would suit me.')
    await candidate.main.getByRole('button', { name: 'Reply' }).click()
    await expect(toast(page, 'Reply sent')).toBeVisible()
    await company.open('messages')
    // In the list, and in the conversation beside it, which opens by itself.
    await expect(company.row('A call on Thursday would suit me.').first()).toContainText(PERSON)

    await candidate.main.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Mark as unread' }).click()
    await expect(candidate.main.getByText('3 unread', { exact: true })).toBeVisible()
    await line('A question about nodes').click()
    await candidate.main.getByRole('button', { name: 'Archive', exact: true }).click()
    await expect(toast(page, 'Conversation archived')).toBeVisible()
    await expect(line('A question about nodes')).toBeHidden()
    await folder('Archived').click()
    await expect(line('A question about nodes')).toBeVisible()
    await folder('Unread').click()
    await expect(candidate.main.getByRole('listitem')).toHaveCount(3)
    await folder('Inbox').click()
    await candidate.main.getByRole('searchbox', { name: 'Search messages' }).fill('Kestrel')
    await expect(candidate.main.getByRole('listitem')).toHaveCount(1)

    await company.row('A call on Thursday').getByRole('button').click()
    await company.main.getByRole('textbox', { name: 'Your reply' }).fill('Thursday at ten it is.')
    await company.main.getByRole('button', { name: 'Reply' }).click()
    await toast(company.page, 'Reply sent').waitFor()
    await candidate.main.getByRole('searchbox', { name: 'Search messages' }).fill('Thursday at ten')
    await expect(line('Thursday at ten it is.')).toBeVisible()
  })

  test('moves an interview, which stays one calendar entry @desktop', async ({ page, places, context }) => {
    const candidate = new CandidateDashboard(page, places)
    const company = new CompanyDashboard(await context.newPage(), places)
    await candidate.open('interviews')
    const { id } = await applied(page, places)
    await proposed(page, places, id)
    const meeting = candidate.main
      .getByRole('region', { name: 'Upcoming' })
      .getByRole('listitem')
      .filter({ hasText: COMPANY })
    const calendar = async () => {
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        meeting.getByRole('link', { name: 'Add to calendar' }).click(),
      ])
      const text = await readFile(await file.path(), 'utf8')
      return {
        uid: lineOf(text, 'UID'),
        sequence: Number(lineOf(text, 'SEQUENCE')),
        start: lineOf(text, 'DTSTART'),
      }
    }
    await meeting.getByRole('button', { name: 'Confirm this time' }).click()
    await expect(meeting).toContainText('Confirmed')
    const first = await calendar()
    expect(first.uid).toMatch(/^[0-9a-f-]{36}@/)
    expect(first.sequence).toBe(0)

    await meeting.getByRole('button', { name: 'Reschedule' }).click()
    const dialog = candidate.dialog('Reschedule')
    await dialog.getByRole('button', { name: 'Propose times' }).click()
    await expect(dialog.getByText('Give a reason.')).toBeVisible()
    await expect(dialog.getByText('Choose a time in the future.')).toBeVisible()
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('I travel that day.')
    await dialog.getByLabel('Time 1').fill('2031-05-06T10:00')
    await dialog.getByRole('button', { name: 'Propose times' }).click()
    await expect(toast(page, 'Times proposed')).toBeVisible()
    await expect(meeting).toContainText('You proposed other times. The company now picks one.')
    await expect(meeting.getByRole('link', { name: 'Add to calendar' })).toBeHidden()

    await company.open('interviews')
    await expect(company.row(PERSON).filter({ hasText: 'I travel that day.' })).toBeVisible()
    await company.main.getByRole('button', { name: `Pick a time ${PERSON}` }).click()
    await company.dialog('Pick a time').getByRole('button', { name: 'Confirm interview' }).click()
    await toast(company.page, 'Interview confirmed').waitFor()
    await expect(meeting).toContainText('Confirmed', LIVE)
    const moved = await calendar()
    expect([moved.uid, moved.sequence]).toEqual([first.uid, 2])
    expect(moved.start).toContain('20310506T100000')
  })

  test('exports its applications, and keeps its settings @desktop', async ({ page, places }) => {
    const candidate = new CandidateDashboard(page, places)
    await candidate.open('applications')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export PDF' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('applications.pdf')
    expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-')
    await candidate.main.getByRole('combobox', { name: 'Status' }).selectOption('Interview')
    await expect(candidate.main.getByText('Showing 1-2 of 2')).toBeVisible()

    await candidate.open('settings')
    await candidate.main.getByRole('textbox', { name: 'Display name' }).fill('Ananya R. Rao')
    await candidate.main.getByRole('combobox', { name: 'Time zone' }).selectOption('Europe/Paris')
    await candidate.main.getByRole('button', { name: 'Save All Changes' }).click()
    await expect(toast(page, /saved/i)).toBeVisible()
    await page.reload()
    await expect(candidate.main.getByRole('textbox', { name: 'Display name' })).toHaveValue('Ananya R. Rao')
    await expect(candidate.main.getByRole('combobox', { name: 'Time zone' })).toHaveValue('Europe/Paris')
  })
})
