import {
  applyToJob,
  confirmInterview,
  createPosting,
  getCompanyApplication,
  getTeam,
  publishPosting,
  scheduleInterview,
  startReview,
} from '@tryka/domain'
import { buildPostingDraft } from '@tryka/domain/testing'
import { FiveTasks } from '../pages/five-tasks'
import { toast } from '../pages/toasts'
import { newEmail } from '../support/api'
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe'
import { expect, test } from '../support/fixtures'
import { companyOf, decided, ownerSeat, profileOf, provedBy, seated } from '../support/live-people'
import { proved } from '../support/right-answers'
import { expectAllSaid } from '../support/screen-reader'

const [PERSON, SKILL] = ['Ingrid Solheim', 'Machine Learning']
/** What one does shows in the other's browser within this time. */
const LIVE = { timeout: 5_000 }

test.describe('A live re-check', () => {
  test('is asked for, agreed to and taken in the call, and both see the same @desktop', async ({
    page,
    context,
    browser,
    places,
  }) => {
    test.setTimeout(120_000)
    const [ben, ingrid, owner] = [
      await seated(newEmail('ben')),
      await seated(newEmail('ingrid')),
      await ownerSeat(),
    ]
    const person = await profileOf(ingrid, PERSON)
    await context.addCookies(ingrid.cookies)
    await test.step('Nobody knows so much at once: the result is held, and five tasks confirm it', async () => {
      const held = await proved(person, SKILL)
      expect(held.state).toBe('held')
      await page.goto(places.app(`/candidate-dashboard?section=skills&result=${held.id}&place=me`))
      await expect(page.getByRole('heading', { level: 1, name: 'Held' })).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Take the five tasks' }).click()
      await page.getByRole('button', { name: 'Start now' }).click()
      await new FiveTasks(page, person).take()
      const awarded = page.getByRole('heading', {
        level: 1,
        name: /^(Beginner|Intermediate|Advanced|Expert)/,
      })
      await expect(awarded).toBeVisible()
      const level = await awarded.innerText()
      await page.locator('#main').getByRole('link', { name: 'Skills & Credentials' }).click()
      const row = page.getByRole('region', { name: 'Verified skills' }).getByRole('listitem').first()
      await expect(row).toContainText(`${level}, verified`)
      await expect(row).toContainText(/likely \d+–\d+/)
      await expectAccessible(page)
      await expectAllSaid(page)
    })
    const firm = await companyOf(ben, 'Harbour Settlements')
    await provedBy(firm)
    await decided(owner, firm, 'verify')
    const closesAt = new Date(Date.now() + 30 * 86_400_000).toISOString()
    const draft = await firm.client.call(createPosting, { body: buildPostingDraft({ closesAt }) })
    const posting = { params: { id: draft.id } }
    await firm.client.call(publishPosting, { ...posting, body: { version: draft.version } })
    const { id } = await person.call(applyToJob, { ...posting, body: { resumeId: null, shareSalary: false } })
    const params = { id }
    const version = async () => (await firm.client.call(getCompanyApplication, { params })).version
    await firm.client.call(startReview, { params, body: { version: await version() } })
    const { items: team } = await firm.client.call(getTeam)
    const slot = new Date(Date.now() + 10 * 60_000).toISOString()
    const proposal = await firm.client.call(scheduleInterview, {
      params,
      body: {
        slots: [slot],
        type: 'Technical',
        duration: 60,
        meetingLink: 'https://meet.example/harbour',
        interviewerIds: team.map((member) => member.id),
        version: await version(),
      },
    })
    await person.call(confirmInterview, {
      params: { id: proposal.id },
      body: { slot, version: proposal.version },
    })

    const room = await browser.newContext()
    await room.addCookies(ben.cookies)
    const company = await room.newPage()
    await company.goto(places.app(`/company-dashboard?section=interviews&place=${firm.place}`))
    await company
      .getByRole('button', { name: `More actions for ${PERSON}` })
      .first()
      .click()
    await company.getByRole('menuitem', { name: 'Live re-check' }).click()
    await company.getByRole('checkbox', { name: new RegExp(`^${SKILL}, `) }).check()
    await expectAccessible(company)
    await page.goto(places.app('/candidate-dashboard?section=interviews&place=me'))
    await company.getByRole('button', { name: 'Ask for five tasks' }).click()
    await expect(toast(company, `${PERSON} was asked`)).toBeVisible()

    await page.getByRole('button', { name: `Accept the tasks of ${SKILL}` }).click(LIVE)
    await expectAccessible(page)
    await page.getByRole('link', { name: `Begin the tasks of ${SKILL}` }).click()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Start now' }).click()
    const card = company.getByRole('region', { name: `Live re-check: ${SKILL}` })
    await new FiveTasks(page, person).take(async ({ seq }, answer) => {
      await expect(card.getByText(`Task ${seq} of 5, `)).toBeVisible(LIVE)
      if ('text' in answer) await expect(card.getByText(answer.text, { exact: true })).toBeVisible(LIVE)
      if (seq > 1) return
      await expectAccessible(page)
      await expectAccessible(company)
      await expectNoSidewaysScroll(page)
    })
    await expect(page.getByRole('heading', { level: 1, name: /^(Not c|C)onfirmed$/ })).toBeVisible()
    const word = await page.getByRole('heading', { level: 1 }).innerText()
    await expect(card.getByText(word, { exact: true })).toBeVisible(LIVE)
    await page.getByRole('link', { name: 'Interviews' }).click()
    await expect(page.getByText(new RegExp(`^${word}: `))).toBeVisible()
    await expectAccessible(company)
    await room.close()
  })
})
