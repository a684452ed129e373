import type { Page } from '@playwright/test'
import {
  applyToJob,
  confirmInterview,
  createPosting,
  getPosting,
  listCompanyInterviews,
  publishPosting,
  rescheduleCompanyInterview,
  setPreferences,
} from '@tryka/domain'
import { buildPostingDraft } from '@tryka/domain/testing'
import { CandidateDashboard } from '../pages/candidate-dashboard'
import { CompanyDashboard } from '../pages/company-dashboard'
import { makeCompany, makeProfile, proveDomain, verify, welcomed } from '../pages/strangers'
import { rateAll } from '../pages/scorecard'
import { toast } from '../pages/toasts'
import { newEmail } from '../support/api'
import { expectAccessible } from '../support/axe'
import { expect, test, type Places } from '../support/fixtures'
import type { Mailbox } from '../support/mailbox'
import { pageClient } from '../support/page-client'

const ROLE = 'Settlement Engineer'
const [ASHA, BO] = ['Asha Verma', 'Bo Lindqvist']
/** What one does shows in the other's browser within this time. */
const LIVE = { timeout: 5_000 }

/** Joins the team by the link of the mail. */
async function joinTeam(page: Page, mailbox: Mailbox, email: string, company: string): Promise<void> {
  const linkIn = async () => {
    const texts = (await mailbox.to(email)).map(({ text }) => text).join('\n')
    return /https?:\/\/\S+invitation=\S+/.exec(texts)?.[0] ?? ''
  }
  await expect.poll(linkIn, { timeout: 15_000 }).not.toBe('')
  await page.goto(await linkIn())
  await page
    .getByRole('dialog', { name: `Join ${company}` })
    .getByRole('button', { name: 'Join the team' })
    .click()
  await expect(toast(page, `You joined ${company}`)).toBeVisible()
}

/** The agreed interview is now, as nobody waits for tomorrow. */
async function timePasses(company: Page, person: Page, places: Places, place: string): Promise<void> {
  const team = pageClient(company, places).at(place as `team-${string}`)
  const { upcoming, today } = await team.call(listCompanyInterviews)
  const interview = [...today, ...upcoming].find(({ candidate }) => candidate.name === ASHA)
  if (!interview) throw new Error('The interview is not there')
  const slot = new Date(Date.now() + 2_500).toISOString()
  const params = { id: interview.id }
  const body = { slots: [slot], reason: 'An earlier hour is free', version: interview.version }
  const { version } = await team.call(rescheduleCompanyInterview, { params, body })
  await pageClient(person, places).at('me').call(confirmInterview, { params, body: { slot, version } })
}

test.describe('Strangers', () => {
  test('hire: a recruiter joins, meets a person, and the last opening closes the job for everybody @apart', async ({
    browser,
    context,
    places,
    mailbox,
    browserConsole,
  }) => {
    test.setTimeout(300_000)
    const id = `${process.pid}-${Date.now().toString(36)}`
    const [name, domain, email] = [`Harbour ${id}`, `harbour-${id}.com`, newEmail('chloe')]
    const emails = { asha: newEmail('asha'), bo: newEmail('bo') }
    const world = { places, mailbox }
    const ben = await welcomed(browser, world, `ben@${domain}`)
    const place = await makeCompany(ben.page, name, domain)
    await proveDomain(ben.page, mailbox, `jobs@${domain}`)
    await verify(context, places, name)
    const client = pageClient(ben.page, places).at(place)
    const closesAt = new Date(Date.now() + 30 * 86_400_000).toISOString()
    const body = buildPostingDraft({ title: ROLE, closesAt, openings: 1 })
    const { id: postingId, version } = await client.call(createPosting, { body })
    await client.call(publishPosting, { params: { id: postingId }, body: { version } })
    const admin = new CompanyDashboard(ben.page, places)
    const asha = await welcomed(browser, world, emails.asha)
    await makeProfile(asha.page, ASHA)
    const bo = await welcomed(browser, world, emails.bo)
    await makeProfile(bo.page, BO)
    // A journey runs at any hour; what is not urgent would wait for the morning.
    await pageClient(asha.page, places).call(setPreferences, { body: { quietHours: null } })
    for (const { page } of [asha, bo])
      await pageClient(page, places)
        .at('me')
        .call(applyToJob, {
          params: { id: postingId },
          body: { resumeId: null, shareSalary: false, note: 'I settled a chain of shops.' },
        })

    const chloe = await welcomed(browser, world, email)
    const recruiter = new CompanyDashboard(chloe.page, places)
    await test.step('a recruiter joins and is put on the posting', async () => {
      await admin.open('settings', { place })
      await admin.main.getByRole('button', { name: 'Invite Member' }).click()
      const dialog = admin.dialog('Invite Member')
      await dialog.getByRole('textbox', { name: 'Name' }).fill('Chloé Martin')
      await dialog.getByRole('textbox', { name: 'Email' }).fill(email)
      await dialog.getByRole('button', { name: 'Send invitation' }).click()
      await joinTeam(chloe.page, mailbox, email, name)
      await admin.open('jobs', { place })
      await admin.postingAction(ROLE, 'Hiring team')
      const team = admin.dialog(`Hiring team of ${ROLE}`)
      await team.getByRole('combobox', { name: 'Chloé Martin' }).selectOption('Reviews applications')
      await expectAccessible(ben.page)
      await team.getByRole('button', { name: 'Save' }).click()
      await expect(toast(ben.page, 'Hiring team saved')).toBeVisible()
    })

    const person = new CandidateDashboard(asha.page, places)
    await test.step('she reviews and proposes times, the person picks one', async () => {
      await recruiter.open('applications', { place })
      await recruiter.openBoard(ROLE)
      const dialog = await recruiter.openCard(ASHA)
      await expect(dialog).toContainText('I settled a chain of shops.')
      await person.open('applications', { place: 'me' })
      await dialog.getByRole('button', { name: 'Start review' }).click()
      await expect(person.row(ROLE)).toContainText('Under Review', LIVE)
      await chloe.page.keyboard.press('Escape')
      await recruiter.moveByMenu(ASHA, 'Interviews Scheduled', 'Under Review')
      const proposal = recruiter.dialog(`Schedule an interview with ${ASHA}`)
      await proposal.getByRole('button', { name: 'Add another time' }).click()
      await proposal.getByRole('textbox', { name: /^Meeting link/ }).fill('https://meet.example/harbour')
      await proposal.getByRole('button', { name: 'Propose interview' }).click()
      await expect(toast(chloe.page, 'Interview proposed')).toBeVisible()

      await person.open('interviews', { place: 'me' })
      const times = person.row(ROLE).filter({ hasText: 'No time agreed yet' })
      await times.getByRole('radio').nth(1).check({ force: true })
      await times.getByRole('button', { name: 'Confirm this time' }).click()
      await expect(toast(asha.page, 'Interview confirmed')).toBeVisible()
      await recruiter.expectCard(ASHA, 'Interviews Scheduled', LIVE)
      await expect
        .poll(async () => (await mailbox.to(emails.asha)).map(({ subject }) => subject), { timeout: 15_000 })
        .toContain('Interview confirmed')
    })

    await test.step('both write what they heard, and the Admin offers', async () => {
      await timePasses(chloe.page, asha.page, places, place)
      await expect(async () => {
        await recruiter.open('interviews')
        await recruiter.main.getByRole('button', { name: `Mark as held ${ASHA}` }).click({ timeout: 1_000 })
      }).toPass()
      await chloe.page.getByRole('button', { name: 'Mark as held', exact: true }).click()
      const waiting = recruiter.main.getByRole('region', { name: 'Waiting for an outcome' })
      await waiting.getByRole('button', { name: `Write scorecard ${ASHA}` }).click()
      const card = recruiter.dialog(`Scorecard for ${ASHA}`)
      await rateAll(card)
      await card.getByRole('combobox', { name: 'Recommendation' }).selectOption('Strong yes')
      await card.getByRole('button', { name: 'Submit scorecard' }).click()
      await expect(toast(chloe.page, 'Scorecard submitted')).toBeVisible()

      await admin.open('interviews', { place })
      const ended = admin.main.getByRole('region', { name: 'Waiting for an outcome' })
      await ended.getByRole('button', { name: `Set outcome ${ASHA}` }).click()
      const outcome = admin.dialog(`Outcome of the interview with ${ASHA}`)
      await outcome.getByRole('radio', { name: 'Passed' }).check({ force: true })
      await outcome.getByRole('button', { name: 'Set outcome' }).click()
      await expect(toast(ben.page, `${ASHA}: Passed`)).toBeVisible()
      const next = admin.dialog(`${ASHA} passed. What is next?`)
      await expect(next.getByRole('button', { name: 'Make an offer' })).toBeVisible()
      await ben.page.keyboard.press('Escape')
      await expect(next).toBeHidden()
      await admin.openBoard(ROLE)
      await admin.moveByMenu(ASHA, 'Offers', 'Under Review')
      const offer = admin.dialog(`Offer to ${ASHA}`)
      await offer.getByRole('textbox', { name: /^Terms/ }).fill('Four weeks of holiday.')
      await offer.getByRole('button', { name: 'Review offer' }).click()
      await offer.getByRole('button', { name: 'Send offer' }).click()
      await expect(toast(ben.page, 'Offer sent')).toBeVisible()
    })

    const { publicPath } = await client.call(getPosting, { params: { id: postingId } })
    if (!publicPath) throw new Error('The posting has no public page')
    const page = await context.newPage()
    await page.goto(places.site(publicPath))
    await expect(page.getByRole('heading', { level: 1 })).toContainText(ROLE)
    await test.step('the person accepts, and the job is closed to the world', async () => {
      await person.open('applications', { place: 'me' })
      await person.respond(ROLE, name).click()
      const answer = person.dialog('Respond to the offer')
      await expect(answer).toContainText('Four weeks of holiday.')
      await answer.getByRole('radio', { name: 'Accept' }).check({ force: true })
      await answer.getByRole('button', { name: 'Send answer' }).click()
      await expect(toast(asha.page, 'Offer accepted')).toBeVisible()
      await admin.expectCard(ASHA, 'Hired', LIVE)
      browserConsole.expect(/410/)
      await expect(async () => {
        await page.reload()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('This job is closed', {
          timeout: 500,
        })
      }).toPass(LIVE)
    })

    await test.step('who waits is answered, with the reason', async () => {
      await admin.open('jobs', { place, tab: 'Closed' })
      await expect(admin.main).toContainText('Filled: decide about 1 application')
      await recruiter.open('applications', { place })
      await recruiter.openBoard(ROLE)
      await recruiter.moveByMenu(BO, 'Rejected')
      const dialog = recruiter.dialog(`Reject ${BO}`)
      await dialog.getByRole('combobox').first().selectOption('closed')
      await dialog.getByRole('button', { name: 'Reject' }).click()
      await recruiter.tellNow()
      await expect(toast(chloe.page, 'Application rejected')).toBeVisible()
      const other = new CandidateDashboard(bo.page, places)
      await other.open('applications', { place: 'me' })
      await expect(other.row(ROLE)).toContainText('Rejected', { timeout: 20_000 })
    })
    for (const { context: own } of [ben, asha, bo, chloe]) await own.close()
  })
})
