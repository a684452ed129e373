import { CandidateDashboard } from '../pages/candidate-dashboard'
import { CompanyAnalytics } from '../pages/company-analytics'
import { CompanyDashboard } from '../pages/company-dashboard'
import { toast } from '../pages/toasts'
import { expect, test } from '../support/fixtures'
import { COMPANY, PERSON, ROLE } from '../support/hiring'

const LIVE = { timeout: 2_000 }
const WORK =
  'You build and run the services that move value between ledgers, write down what they promise, and prove it with tests. ' +
  'You review every line with a second person, take your turn on call, which is quiet, and teach what you learn to others.'

test.describe('Company dashboard', () => {
  test('posts a job, which candidates find at once @desktop', async ({ page, places, context }) => {
    const company = new CompanyDashboard(page, places)
    const candidate = new CandidateDashboard(await context.newPage(), places)
    const field = (name: string) => company.main.getByRole('textbox', { name, exact: true })
    await company.open('overview')
    await company.main.getByRole('link', { name: 'Post New Job' }).click()

    await field('Title').fill('Settlement Reliability Engineer')
    await company.main.getByRole('textbox', { name: /^Description/ }).fill(WORK)
    await company.main.getByRole('combobox', { name: 'Employment' }).selectOption('Contract')
    await field('From').fill('140000')
    await field('To').fill('170000')
    await company.main.getByRole('combobox', { name: 'Add a skill' }).selectOption('Solidity')
    await company.main.getByRole('combobox', { name: 'Add a skill' }).selectOption('Go')
    await expect(company.main.getByRole('combobox', { name: 'Weight of Go' })).toHaveValue('nice')
    await company.main.getByRole('button', { name: 'Post job' }).click()
    await expect(toast(page, 'Job posted')).toBeVisible()
    await company.open('jobs')
    await expect(company.main.getByRole('tab', { name: 'Active (9)' })).toBeVisible()

    await candidate.open('opportunities', { q: 'Settlement Reliability' })
    await expect(candidate.row('Settlement Reliability Engineer')).toContainText(COMPANY)
    await candidate.apply('Settlement Reliability Engineer', COMPANY)
    await expect(company.row('Settlement Reliability Engineer')).toContainText('1 application, 1 new', LIVE)
    await company.postingAction('Settlement Reliability Engineer', 'Duplicate')
    await expect(field('Title')).toHaveValue(/^Settlement Reliability Engineer/)
  })

  test('finds people by five filters, and brings one into the pipeline @desktop', async ({
    page,
    places,
  }) => {
    const company = new CompanyDashboard(page, places)
    const found = (count: number) =>
      expect(company.main.getByText(`${count} people can be found.`)).toBeVisible()
    const choose = (name: string, option: string) =>
      company.main.getByRole('combobox', { name }).selectOption(option)
    await company.open('candidates')
    await found(52)
    await choose('Location', 'New York, NY')
    await found(13)
    await choose('Location', 'Any Location')
    await choose('Experience', '3-5 years')
    await found(21)
    await choose('Experience', 'Any')
    await choose('Technology focus', 'Data Science')
    await found(12)
    await choose('Technology focus', 'All Technologies')
    const verified = company.main.getByRole('switch', { name: 'Blockchain Verified Only' })
    await verified.click()
    await found(23)
    await verified.click()
    await company.main.getByRole('searchbox', { name: 'Skills' }).fill('Apache Spark')
    await expect(company.main.getByText('52 people can be found.')).toBeHidden()
    await choose('Match against', 'Data Engineer')
    const person = company.row('Marta Kowalczyk')
    await expect(person).toContainText(/\d+% match/)

    await person.getByRole('button', { name: /^View Profile/ }).click()
    const profile = company.dialog('Marta Kowalczyk')
    await expect(profile.getByRole('heading', { name: 'Skills', exact: true })).toBeVisible()
    await profile.getByRole('button', { name: 'Add to Pipeline' }).click()
    const invite = page.getByRole('dialog')
    await invite.getByRole('textbox', { name: /^Message/ }).fill('Your work on pipelines fits ours.')
    await invite.getByRole('button', { name: /^(Send|Invite)/ }).click()
    await expect(toast(page, /invit/i)).toBeVisible()

    await company.open('candidates')
    await company
      .row('Paolo Conti')
      .getByRole('link', { name: /^Send Message/ })
      .click()
    const message = company.dialog('Message to Paolo Conti')
    await message.getByRole('textbox', { name: 'Subject' }).fill('A question')
    await message.getByRole('textbox', { name: 'Message' }).fill('Would contract work interest you?')
    await message.getByRole('button', { name: 'Send' }).click()
    await expect(toast(page, 'Message sent')).toBeVisible()
    await expect(company.row('Would contract work interest you?').first()).toContainText('Paolo Conti')
  })

  test('keeps people in segments of its pool @desktop', async ({ page, places }) => {
    const company = new CompanyDashboard(page, places)
    const segment = (name: string) =>
      company.main.getByRole('group', { name: 'Segment' }).getByRole('radio', { name })
    await company.open('talent-pool')
    await segment('Security Bench').click()
    await expect(
      company.main.getByRole('list', { name: 'People in the pool' }).getByRole('listitem'),
    ).toHaveCount(5)
    await company.main.getByRole('button', { name: 'New segment' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Ledger team')
    await dialog.getByRole('button', { name: /^(Create|Add|Save)/ }).click()
    await expect(segment('Ledger team (0)')).toBeVisible()

    await company.open('candidates')
    await company
      .row(PERSON)
      .getByRole('button', { name: /^View Profile/ })
      .click()
    await company.dialog(PERSON).getByRole('button', { name: 'Add to Talent Pool' }).click()
    const pool = page.getByRole('dialog')
    await pool.getByRole('combobox', { name: 'Segment' }).selectOption('Ledger team')
    await pool.getByRole('button', { name: /^(Add|Save)/ }).click()
    await expect(toast(page, /pool|added/i)).toBeVisible()
    await company.open('talent-pool')
    await segment('Ledger team (1)').click()
    const member = company.row(PERSON)
    const act = async (name: string) => {
      await member.getByRole('button', { name: `More actions for ${PERSON}` }).click()
      await page.getByRole('menuitem', { name }).click()
    }
    await act('Edit status')
    await page.getByRole('dialog').getByRole('combobox', { name: 'Status' }).selectOption('Negotiating')
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await expect(member).toContainText('Negotiating')
    await act('Remove')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await expect(segment('Ledger team (0)')).toBeVisible()
  })

  test('invites nobody into sample data, and says what to do instead @desktop', async ({ page, places }) => {
    const company = new CompanyDashboard(page, places)
    await company.open('settings')
    await expect(company.main).toContainText('Nobody is invited into sample data.')
    await expect(company.main.getByRole('button', { name: 'Invite Member' })).toBeHidden()
  })

  test('counts what waits beside every section, whichever is opened first @desktop', async ({
    page,
    places,
  }) => {
    const company = new CompanyDashboard(page, places)
    await company.open('analytics')
    const entry = (name: string) =>
      page.getByRole('navigation', { name: 'Company Dashboard' }).getByRole('link', { name, exact: true })

    await expect(entry('Applications 29 new')).toBeVisible()
    await expect(entry('Messages 4 unread')).toBeVisible()
    // All postings that are open wait for nobody.
    await expect(entry('Job Postings')).toBeVisible()
  })

  test('reaches every card of the board, and a dialog by its first field, without a pointer @desktop', async ({
    page,
    places,
  }) => {
    const company = new CompanyDashboard(page, places)
    await company.openBoard(ROLE)
    // Beyond the right edge a card is there for readers and for the Tab key.
    const far = company.card('Ximena Castillo', 'Hired')
    const name = far.getByRole('button', { name: 'Ximena Castillo', exact: true })
    await expect(name).not.toBeInViewport()
    await name.focus()
    await expect(far.getByRole('button', { name: 'Move Ximena Castillo' })).toBeVisible()
    await expect(name).toBeFocused()

    const near = company.card('Nikolai Petrov')
    await near.getByRole('button', { name: 'Nikolai Petrov', exact: true }).focus()
    const menu = near.getByRole('button', { name: 'Move Nikolai Petrov' })
    await menu.waitFor()
    await page.keyboard.press('Tab')
    await expect(menu).toBeFocused()
    await page.keyboard.press('Enter')
    await page.getByRole('menuitemradio', { name: 'Interviews Scheduled' }).focus()
    await page.keyboard.press('Enter')
    const dialog = company.dialog('Schedule an interview with Nikolai Petrov')
    await expect(dialog.getByLabel('Time', { exact: true })).toBeFocused()
  })

  test('keeps its settings, and what a colleague typed meanwhile is not lost in silence @desktop', async ({
    page,
    places,
    context,
    browserConsole,
  }) => {
    browserConsole.expect(/409/)
    const [one, other] = [
      new CompanyDashboard(page, places),
      new CompanyDashboard(await context.newPage(), places),
    ]
    const field = (tab: CompanyDashboard, name: string) =>
      tab.main.getByRole('textbox', { name, exact: true })
    const save = (tab: CompanyDashboard) => tab.main.getByRole('button', { name: 'Save All Changes' })
    await one.open('settings')
    await other.open('settings')
    await field(other, 'About').fill('We settle payments.')

    await field(one, 'Location').fill('Oakland, CA')
    await one.main.getByRole('combobox', { name: 'First reply within' }).selectOption('3 days')
    await save(one).click()
    await expect(toast(page, 'Settings saved')).toBeVisible()
    await page.reload()
    await expect(field(one, 'Location')).toHaveValue('Oakland, CA')
    await expect(one.main.getByRole('combobox', { name: 'First reply within' })).toHaveValue('3')

    await expect(field(other, 'About')).toHaveValue('We settle payments.')
    await save(other).click()
    await expect(toast(other.page, 'Error')).toContainText(/changed/)
    await expect(field(other, 'Location')).toHaveValue('Oakland, CA')
  })

  test('shows its figures as chart and table, for any range @desktop', async ({ page, places }) => {
    const company = new CompanyDashboard(page, places)
    const analytics = new CompanyAnalytics(company)
    await analytics.open()
    const month = await analytics.figures()
    await expect(company.main.getByText('Too few to report').first()).toBeVisible()

    await analytics.range.selectOption('Last year')
    await expect(
      company.main.getByRole('list', { name: /^Hiring funnel: 3,840 job views, 96 applications/ }),
    ).toBeVisible()
    expect(await analytics.figures()).toEqual({
      'Job Views': 3840,
      Applications: 96,
      'Screen Passed': 37,
      Interviews: 27,
      Offers: 9,
      Hires: 5,
    })
    await expect(company.main.getByRole('row', { name: /^Time to hire/ })).toContainText('31')
    await expect(page).toHaveURL(/range=1y/)
    await analytics.expectRowsBehind()
    expect(month.Applications).toBeLessThan(96)
    await company.main.getByRole('switch', { name: 'Finished applications only' }).click()
    await expect(company.main.getByText(/: 26 applications/)).toBeVisible()
    expect((await analytics.figures()).Hires).toBe(5)
  })
})
