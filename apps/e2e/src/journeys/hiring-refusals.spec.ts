import { closePosting, getPosting } from '@tryka/domain'
import { CandidateDashboard } from '../pages/candidate-dashboard'
import { CompanyDashboard } from '../pages/company-dashboard'
import { toast } from '../pages/toasts'
import { expect, test } from '../support/fixtures'
import { applicationsOf, applied, COMPANY, PERSON, ROLE } from '../support/hiring'
import { pageClient } from '../support/page-client'

test.describe('On the way to a hiring', () => {
  test('one applies once, and again after withdrawing @desktop', async ({
    page,
    places,
    context,
    browserConsole,
  }) => {
    browserConsole.expect(/409/)
    const first = new CandidateDashboard(page, places)
    const second = new CandidateDashboard(await context.newPage(), places)
    await first.open('applications')
    const before = await first.counts()
    for (const tab of [first, second]) {
      await tab.open('opportunities', { q: ROLE })
      await tab.applyNow(ROLE, COMPANY).click()
      await tab.dialog(`Apply for ${ROLE}`).getByRole('button', { name: 'Send application' }).waitFor()
    }

    await first.dialog(`Apply for ${ROLE}`).getByRole('button', { name: 'Send application' }).click()
    await expect(toast(page, 'Application sent')).toBeVisible()
    const late = second.dialog(`Apply for ${ROLE}`)
    await expect(late).toContainText('You have applied for this job.')
    await expect(late.getByRole('button', { name: 'Send application' })).toBeHidden()
    await expect(applied(page, places)).rejects.toMatchObject({ status: 409 })

    await first.open('applications')
    await first.row(ROLE).getByRole('link', { name: ROLE, exact: true }).click()
    await first.main.getByRole('button', { name: 'Withdraw' }).click()
    await first.dialog('Withdraw this application?').getByRole('button', { name: 'Withdraw' }).click()
    await expect(first.main).toContainText(`${COMPANY}: Withdrawn`)
    await expect(first.main.getByRole('button', { name: 'Withdraw' })).toBeHidden()

    await first.apply(ROLE, COMPANY)
    await first.open('applications')
    await expect(first.row(`${ROLE}${COMPANY}`)).toHaveText([/Applied/, /Withdrawn/])
    expect(await first.counts()).toEqual({
      ...before,
      All: before.All + 2,
      Applied: before.Applied + 1,
      Withdrawn: before.Withdrawn + 1,
    })
  })

  test('no interviewer is in two interviews at once @desktop', async ({ page, places, browserConsole }) => {
    browserConsole.expect(/409/)
    const company = new CompanyDashboard(page, places)
    await company.openBoard(ROLE)
    const [one, other] = ['Hiroshi Yamamoto', 'Ethan Brooks'] as const
    const begin = async (person: string) => {
      await company.moveByMenu(person, 'Interviews Scheduled', 'Under Review')
      const dialog = company.dialog(`Schedule an interview with ${person}`)
      return {
        time: dialog.getByLabel('Time', { exact: true }),
        propose: () => dialog.getByRole('button', { name: 'Propose interview' }).click(),
      }
    }
    const first = await begin(one)
    const taken = await first.time.inputValue()
    await first.propose()
    await expect(toast(page, 'Interview proposed')).toContainText(one)

    const second = await begin(other)
    // What stands there first is free once the calendar has the first interview.
    await expect(second.time).not.toHaveValue(taken)
    const free = await second.time.inputValue()
    await second.time.fill(taken)
    await second.propose()
    await expect(
      page.getByText(`Leila Haddad has another interview from ${taken.slice(-5)}`).first(),
    ).toBeVisible()
    await second.time.fill(free)
    await second.propose()
    await expect(toast(page, `${other} can pick a time now.`)).toBeVisible()
  })

  test('a rejection needs a reason, which the person reads; only the company can take it back @desktop', async ({
    page,
    places,
    context,
    browserConsole,
  }) => {
    browserConsole.expect(/409/)
    const candidate = new CandidateDashboard(page, places)
    const company = new CompanyDashboard(await context.newPage(), places)
    await candidate.open('applications')
    const { id } = await applied(page, places)
    await candidate.open('applications', { application: id })
    await company.openBoard(ROLE)

    await company.moveByMenu(PERSON, 'Rejected')
    const dialog = company.dialog(`Reject ${PERSON}`)
    await dialog.getByRole('button', { name: 'Reject' }).click()
    await expect(dialog.getByText('Give a reason.')).toBeVisible()
    await dialog.getByRole('combobox', { name: 'Reason' }).selectOption({ index: 1 })
    const reason = await dialog
      .getByRole('combobox', { name: 'Reason' })
      .locator('option:checked')
      .innerText()
    await dialog.getByRole('textbox', { name: /^Message/ }).fill('Thank you for your time.')
    await dialog.getByRole('button', { name: 'Reject' }).click()
    await company.tellNow()
    await expect(toast(company.page, 'Application rejected')).toBeVisible()

    await expect(candidate.main).toContainText(`${COMPANY}: Rejected`)
    await expect(candidate.main).toContainText(reason)
    await candidate.main.getByRole('button', { name: 'Ask for an explanation' }).click()
    await expect(candidate.main.getByText(/^Decided by a person\./)).toBeVisible()
    await expect(candidate.main).toContainText('Thank you for your time.')
    await candidate.main.getByRole('link', { name: 'View the job' }).click()
    await expect(candidate.main).toContainText('You can apply here again 90 days after the last answer.')
    await expect(applied(page, places)).rejects.toMatchObject({ status: 409 })

    await company.moveByMenu(PERSON, 'Under Review', 'Rejected')
    const reopen = company.dialog(`Reopen ${PERSON}`)
    await reopen.getByRole('button', { name: 'Reopen' }).click()
    await expect(reopen.getByText('Give a reason.')).toBeVisible()
    await reopen.getByRole('textbox', { name: 'Reason' }).fill('A second opening.')
    await reopen.getByRole('button', { name: 'Reopen' }).click()
    await company.expectCard(PERSON, 'Under Review')
    await candidate.open('applications', { application: id })
    await expect(candidate.main).toContainText(`${COMPANY}: Under Review`)
  })

  test('an offer is declined, and nobody is left waiting when the posting closes @desktop', async ({
    page,
    places,
    context,
    browserConsole,
  }) => {
    browserConsole.expect(/409|410/)
    const role = 'Protocol Engineer'
    const candidate = new CandidateDashboard(page, places)
    const company = new CompanyDashboard(await context.newPage(), places)
    await candidate.open('applications', { status: 'All Status' })
    await company.open('jobs')
    const offered = (await applicationsOf(page, places)).find((each) => each.role === role)
    const postingId = offered?.postingId ?? ''

    await test.step('not while somebody holds an offer, and not in silence', async () => {
      await company.postingAction(role, 'Close')
      const dialog = company.dialog(`Close ${role}`)
      await expect(dialog).toContainText(`${PERSON} holds an offer.`)
      await dialog.getByRole('combobox', { name: 'Why does it close?' }).selectOption('No longer needed')
      await dialog.getByRole('button', { name: /^Close and answer \d+$/ }).click()
      await expect(dialog).toBeVisible()
      const client = pageClient(company.page, places)
      const { version } = await client.call(getPosting, { params: { id: postingId } })
      const silent = client.call(closePosting, {
        params: { id: postingId },
        body: { reason: 'no_longer_needed', dispositions: [], version },
      })
      await expect(silent).rejects.toMatchObject({ status: 409 })
    })

    await test.step('the candidate declines', async () => {
      await candidate.respond(role, COMPANY).click()
      const answer = candidate.dialog('Respond to the offer')
      await answer.getByRole('button', { name: 'Send answer' }).click()
      await expect(answer.getByText('Choose an answer.')).toBeVisible()
      await answer.getByRole('radio', { name: 'Decline' }).check({ force: true })
      await answer.getByRole('textbox', { name: /^Note/ }).fill('I stay where I am.')
      await answer.getByRole('button', { name: 'Send answer' }).click()
      await expect(toast(page, 'Offer declined')).toBeVisible()
      await expect(candidate.row(`${role}${COMPANY}`)).toContainText('Withdrawn')
    })

    await test.step('then it closes, and everybody is told', async () => {
      const dialog = company.dialog(`Close ${role}`)
      await expect(dialog).not.toContainText('holds an offer')
      await dialog.getByRole('button', { name: /^Close and answer \d+$/ }).click()
      await expect(toast(company.page, 'Posting closed')).toContainText(/\d+ people told\./)
      await company.main.getByRole('tab', { name: /^Closed/ }).click()
      await expect(company.row(role).filter({ hasText: 'was due to close' })).toBeVisible()
      const { openApplicationIds } = await pageClient(company.page, places).call(getPosting, {
        params: { id: postingId },
      })
      expect(openApplicationIds).toEqual([])

      await candidate.open('opportunities', { job: postingId })
      await expect(candidate.main).toContainText('This job is no longer open')
    })
  })

  test('a posting goes live only when it is whole @desktop', async ({ page, places }) => {
    const company = new CompanyDashboard(page, places)
    await company.open('jobs')
    await page.getByRole('link', { name: 'Post New Job' }).click()

    await page.getByRole('button', { name: 'Post job' }).click()
    const summary = page.getByRole('alert').filter({ hasText: 'Please correct these fields' })
    await expect(summary).toBeFocused()
    for (const problem of [/^Add a title/, /at least 200 characters/, /^Mark at least one skill/])
      await expect(summary.getByRole('link', { name: problem })).toBeVisible()
    await summary.getByRole('link', { name: /^Add a title/ }).click()
    await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused()

    await page.getByRole('textbox', { name: 'Title' }).fill('Ledger Engineer')
    await page.getByRole('textbox', { name: 'From' }).fill('150000')
    await page.getByRole('textbox', { name: 'To', exact: true }).fill('120000')
    await page.getByRole('button', { name: 'Post job' }).click()
    await expect(summary.getByRole('link', { name: /pay|salary|range/i })).toBeVisible()

    await page.getByRole('button', { name: 'Save draft' }).click()
    await expect(toast(page, 'Draft saved')).toBeVisible()
    await company.main.getByRole('tab', { name: /^Draft/ }).click()
    await expect(company.row('Ledger Engineer')).toContainText('Not posted yet')
  })

  test('two people who change one posting never overwrite each other @desktop', async ({
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
    for (const tab of [one, other]) {
      await tab.open('jobs')
      await tab.main.getByRole('link', { name: 'Edit Data Engineer', exact: true }).click()
      await tab.main.getByRole('textbox', { name: 'Department' }).waitFor()
    }
    await one.main.getByRole('textbox', { name: 'Department' }).fill('Ledger data')
    await other.main.getByRole('textbox', { name: 'Openings' }).fill('7')

    await one.main.getByRole('button', { name: 'Save changes' }).click()
    await expect(toast(one.page, 'Posting saved')).toBeVisible()
    await other.main.getByRole('button', { name: 'Save changes' }).click()

    await expect(toast(other.page, 'Error')).toContainText(/changed/)
    await other.open('jobs')
    await expect(other.row('Data Engineer').first()).toContainText('Ledger data')
    await expect(other.row('Data Engineer').first()).toContainText('of 2 hired')
  })
})
