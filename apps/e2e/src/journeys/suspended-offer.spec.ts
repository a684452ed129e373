import {
  applyToJob,
  draftOffer,
  createPosting,
  createReport,
  decideCase,
  getCompanyApplication,
  getPosting,
  listCases,
  publishPosting,
  sendOffer,
  startReview,
} from '@tryka/domain'
import { buildPostingDraft } from '@tryka/domain/testing'
import { CandidateDashboard } from '../pages/candidate-dashboard'
import { makeCompany, makeProfile, proveDomain, verify, welcomed } from '../pages/strangers'
import { toast } from '../pages/toasts'
import { adminCookies, newEmail } from '../support/api'
import { expectAccessible } from '../support/axe'
import { expect, test } from '../support/fixtures'
import { pageClient } from '../support/page-client'

const ROLE = 'Harbour Pilot'
const LIVE = { timeout: 5_000 }
const FACTS = 'The company asks for a deposit before the first day. We read it in its offer.'

test('a company is suspended while its offer is open to sign: nothing is half, and it can be declined @apart', async ({
  browser,
  context,
  places,
  mailbox,
}) => {
  test.setTimeout(180_000)
  const id = `${process.pid}-${Date.now().toString(36)}`
  const [name, domain] = [`Pilots ${id}`, `pilots-${id}.com`]
  const world = { places, mailbox }
  const ben = await welcomed(browser, world, `ben@${domain}`)
  const place = await makeCompany(ben.page, name, domain)
  await proveDomain(ben.page, mailbox, `jobs@${domain}`)
  await verify(context, places, name)
  const asha = await welcomed(browser, world, newEmail('asha'))
  await makeProfile(asha.page, 'Asha Verma')
  const me = pageClient(asha.page, places).at('me')
  const team = pageClient(ben.page, places).at(place)
  const closesAt = new Date(Date.now() + 30 * 86_400_000).toISOString()

  /** The company offers her what she applied for. */
  const offered = async () => {
    const draft = await team.call(createPosting, { body: buildPostingDraft({ title: ROLE, closesAt }) })
    const posting = { id: draft.id }
    await team.call(publishPosting, { params: posting, body: { version: draft.version } })
    const application = await me.call(applyToJob, {
      params: posting,
      body: { resumeId: null, shareSalary: false, note: '' },
    })
    const params = { id: application.id }
    const { version } = await team.call(getCompanyApplication, { params })
    await team.call(startReview, { params, body: { version } })
    const { salaryMax, currency, period } = await team.call(getPosting, { params: posting })
    const terms = { salary: salaryMax ?? 90_000, currency: currency ?? 'USD', period: period ?? 'year' }
    const expiresAt = new Date(Date.now() + 7 * 86_400_000).toISOString()
    const body = { ...terms, startDate: '2031-01-01', terms: 'Four weeks of holiday.', expiresAt }
    const made = await team.call(draftOffer, { params, body })
    await team.call(sendOffer, { params: { id: made.id }, body: { version: made.version } })
  }
  await offered()

  const person = new CandidateDashboard(asha.page, places)
  await person.open('applications', { place: 'me' })
  await person.respond(ROLE, name).click()
  const answer = person.dialog('Respond to the offer')
  await expect(answer).toContainText('Four weeks of holiday.')
  await answer.getByRole('radio', { name: 'Accept' }).check({ force: true })

  await test.step('a moderator suspends the company', async () => {
    const company = place.replace('team-', '')
    const text = 'They ask for a deposit before the first day.'
    await me.call(createReport, { body: { subject: 'company', id: company, reason: 'money', text } })
    await context.addCookies(await adminCookies(places.api('/')))
    const admin = await context.newPage()
    await admin.goto(places.admin('/admin-reports'))
    const console = pageClient(admin, places)
    const { items } = await console.call(listCases, { query: {} })
    const found = items.find(({ subjectId }) => subjectId === company)
    if (!found) throw new Error('There is no case about the company')
    const body = { action: 'suspend', version: found.version, ground: 'unreal_work', facts: FACTS, days: 7 }
    await console.call(decideCase, { params: { id: found.id }, body: body as never })
    await admin.close()
  })

  await answer.getByRole('button', { name: 'Send answer' }).click()
  await expect(toast(asha.page, 'This company is suspended for now')).toBeVisible()
  await expect(answer).toBeVisible()
  await expectAccessible(asha.page)

  await test.step('the company reads why, and offers nothing more', async () => {
    await ben.page.goto(places.app(`/company-dashboard?place=${place}&section=settings`))
    await expect(ben.page.getByRole('region', { name: 'Decisions' })).toContainText(FACTS)
    await ben.page.goto(places.app(`/company-dashboard?place=${place}&section=applications`))
    await expect(ben.page.getByText('Hired', { exact: true }).first()).toBeVisible()
    await expect(ben.page.getByText(/suspended/i).first()).toBeVisible()
    await expectAccessible(ben.page)
  })

  await test.step('whoever does not want to wait says no', async () => {
    await answer.getByRole('radio', { name: 'Decline' }).check({ force: true })
    await answer.getByRole('button', { name: 'Send answer' }).click()
    await expect(toast(asha.page, 'Offer declined')).toBeVisible()
    await expect(person.row(ROLE)).toContainText('Withdrawn', LIVE)
  })
  await ben.context.close()
  await asha.context.close()
})
