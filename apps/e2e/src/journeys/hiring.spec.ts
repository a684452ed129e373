import { CandidateDashboard } from '../pages/candidate-dashboard'
import { CompanyAnalytics } from '../pages/company-analytics'
import { CompanyDashboard } from '../pages/company-dashboard'
import { rateAll } from '../pages/scorecard'
import { toast } from '../pages/toasts'
import { expect, test } from '../support/fixtures'
import { COMPANY, PERSON, ROLE, timePasses } from '../support/hiring'

test.describe('A hiring', () => {
  test('goes from applying to a start date, each side reading it in words of its own @desktop', async ({
    page,
    places,
    context,
  }) => {
    const candidate = new CandidateDashboard(page, places)
    const company = new CompanyDashboard(await context.newPage(), places)
    const analytics = new CompanyAnalytics(company)
    await candidate.open('applications')
    const counted = await candidate.counts()
    await analytics.open()
    const before = await analytics.figures()

    await test.step('the candidate applies', async () => {
      await candidate.apply(ROLE, COMPANY)
      await expect(toast(page, 'Application sent')).toContainText(
        `${ROLE} at ${COMPANY} has your application.`,
      )
      await candidate.open('applications')
      await candidate.row(ROLE).getByRole('link', { name: ROLE, exact: true }).click()
      await expect(candidate.main).toContainText(`${COMPANY}: Applied`)
      await expect(candidate.main).toContainText('Not opened yet.')
    })

    await test.step('the company reviews and screens', async () => {
      await company.openBoard(ROLE)
      await company.expectCard(PERSON, 'New')
      const dialog = await company.openCard(PERSON)
      await expect(dialog).toContainText('Not shared')
      await dialog.getByRole('button', { name: 'Start review' }).click()
      await expect(toast(company.page, 'Review started')).toBeVisible()
      await dialog.getByRole('button', { name: 'Screen passed' }).click()
      await expect(toast(company.page, 'Screen passed')).toBeVisible()
      await company.page.keyboard.press('Escape')
      await expect(company.card(PERSON, 'Under Review')).toContainText('Screen passed')

      await expect(candidate.main).toContainText(`${COMPANY}: Under Review`)
      await expect(candidate.main).toContainText(/First opened on .* by a Admin|First opened on/)
      await expect(candidate.main).not.toContainText(/screen/i)
    })

    await test.step('the company proposes times, the candidate picks one', async () => {
      await company.moveByMenu(PERSON, 'Interviews Scheduled', 'Under Review')
      const dialog = company.dialog(`Schedule an interview with ${PERSON}`)
      await dialog.getByRole('button', { name: 'Add another time' }).click()
      await dialog.getByRole('button', { name: 'Propose interview' }).click()
      await expect(toast(company.page, 'Interview proposed')).toContainText(`${PERSON} can pick a time now.`)
      await company.expectCard(PERSON, 'Under Review')

      await candidate.open('interviews')
      const proposal = candidate.row(ROLE).filter({ hasText: 'No time agreed yet' })
      await proposal.getByRole('radio').nth(1).check({ force: true })
      await proposal.getByRole('button', { name: 'Confirm this time' }).click()
      await expect(toast(page, 'Interview confirmed')).toContainText(COMPANY)
      await expect(candidate.row(ROLE).filter({ hasText: 'Confirmed' })).toBeVisible()
      await company.expectCard(PERSON, 'Interviews Scheduled')
      await candidate.open('applications')
      await expect(candidate.row(`${ROLE}${COMPANY}`)).toContainText('Interview Scheduled')
    })

    await test.step('the company records how it went', async () => {
      await timePasses(company.page, places)
      await expect(async () => {
        await company.open('interviews')
        await company.main.getByRole('button', { name: `Mark as held ${PERSON}` }).click({ timeout: 1_000 })
      }).toPass()
      await company.page.getByRole('button', { name: 'Mark as held', exact: true }).click()
      await expect(toast(company.page, 'Interview held')).toBeVisible()

      const waiting = company.main.getByRole('region', { name: 'Waiting for an outcome' })
      await waiting.getByRole('button', { name: `Write scorecard ${PERSON}` }).click()
      const card = company.dialog(`Scorecard for ${PERSON}`)
      await rateAll(card)
      await card.getByRole('combobox', { name: 'Recommendation' }).selectOption('Strong yes')
      await card.getByRole('button', { name: 'Submit scorecard' }).click()
      await expect(toast(company.page, 'Scorecard submitted')).toBeVisible()
      await waiting.getByRole('button', { name: `Scorecards ${PERSON}` }).waitFor()

      await waiting.getByRole('button', { name: `Set outcome ${PERSON}` }).click()
      const dialog = company.dialog(`Outcome of the interview with ${PERSON}`)
      await dialog.getByRole('radio', { name: 'Passed' }).check({ force: true })
      await dialog.getByRole('textbox', { name: /^Feedback/ }).fill('Careful about invariants.')
      await dialog.getByRole('button', { name: 'Set outcome' }).click()
      await expect(toast(company.page, `${PERSON}: Passed`)).toBeVisible()
      const next = company.dialog(`${PERSON} passed. What is next?`)
      await expect(next.getByRole('button', { name: 'Make an offer' })).toBeVisible()
      await company.page.keyboard.press('Escape')
      await expect(next).toBeHidden()

      await candidate.open('interviews')
      const past = page
        .getByRole('region', { name: 'History' })
        .getByRole('listitem')
        .filter({ hasText: ROLE })
      await expect(past).toContainText('Careful about invariants.')
      await expect(past).toContainText('Passed')
    })

    await test.step('the company offers, the candidate accepts', async () => {
      await company.openBoard(ROLE)
      await company.moveByMenu(PERSON, 'Offers', 'Under Review')
      const dialog = company.dialog(`Offer to ${PERSON}`)
      await dialog
        .getByRole('textbox', { name: /^Terms/ })
        .fill('Four weeks of holiday more than the law asks.')
      await dialog.getByRole('button', { name: 'Review offer' }).click()
      await expect(dialog.getByRole('group', { name: 'The offer' })).toContainText('more than the law asks.')
      await dialog.getByRole('button', { name: 'Send offer' }).click()
      await expect(toast(company.page, 'Offer sent')).toBeVisible()
      await company.expectCard(PERSON, 'Offers')

      await candidate.open('applications')
      await candidate.respond(ROLE, COMPANY).click()
      const answer = candidate.dialog('Respond to the offer')
      await expect(answer).toContainText('Four weeks of holiday')
      await answer.getByRole('radio', { name: 'Accept' }).check({ force: true })
      await answer.getByRole('button', { name: 'Send answer' }).click()
      await expect(toast(page, 'Offer accepted')).toBeVisible()
      await expect(candidate.row(`${ROLE}${COMPANY}`)).toContainText('Hired')
      expect(await candidate.counts()).toEqual({ ...counted, All: counted.All + 1, Hired: counted.Hired + 1 })
      await company.expectCard(PERSON, 'Hired')
    })

    await test.step('funnel and analytics show it', async () => {
      await analytics.open()
      const after = await analytics.figures()
      expect(after).toEqual({
        'Job Views': after['Job Views'],
        Applications: before.Applications + 1,
        'Screen Passed': before['Screen Passed'] + 1,
        Interviews: before.Interviews + 1,
        Offers: before.Offers + 1,
        Hires: before.Hires + 1,
      })
      await analytics.expectRowsBehind()
      await company.open('overview')
      await company.main.getByRole('combobox', { name: 'Range' }).selectOption('Last 30 days')
      await expect(
        company.main.getByRole('link', { name: `Hires: ${after.Hires}, open the rows` }),
      ).toBeVisible()
      await candidate.open('overview')
      await expect(candidate.main).toContainText('Active Applications')
    })
  })
})
