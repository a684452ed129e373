import { createPosting, publishPosting } from '@tryka/domain'
import { buildPostingDraft } from '@tryka/domain/testing'
import { joinConsole } from '../pages/administrator'
import { toast } from '../pages/toasts'
import { newEmail } from '../support/api'
import { expectAccessible } from '../support/axe'
import { expect, test } from '../support/fixtures'
import { pageClient } from '../support/page-client'
import { heading, makeCompany, makeProfile, press, proveDomain, verify, welcomed } from '../pages/strangers'

const LIVE = { timeout: 5_000 }
const WORDS = 'They ask for a deposit before the first interview.'
const FACTS = 'The posting asks for a deposit of 120 EUR. We read it on its page after a report.'
const OBJECTION = 'The deposit is for the key of the bicycle and comes back on the last day.'
const ANSWER = 'You are right: the deposit is in the contract.'

test.describe('A posting that is reported', () => {
  test('is taken down with reasons, objected to, and back when the objection succeeds @desktop', async ({
    browser,
    context,
    places,
    mailbox,
  }) => {
    test.setTimeout(240_000)
    const id = `${process.pid}-${Date.now().toString(36)}`
    const [name, domain, role] = [`Couriers ${id}`, `couriers-${id}.com`, `Courier ${id}`]
    const ben = await welcomed(browser, { places, mailbox }, `ben@${domain}`)
    const email = newEmail('asha')
    const asha = await welcomed(browser, { places, mailbox }, email)
    const place = await makeCompany(ben.page, name, domain)
    await proveDomain(ben.page, mailbox, `jobs@${domain}`)
    await verify(context, places, name)
    const client = pageClient(ben.page, places).at(place)
    const closesAt = new Date(Date.now() + 30 * 86_400_000).toISOString()
    const draft = await client.call(createPosting, { body: buildPostingDraft({ title: role, closesAt }) })
    await client.call(publishPosting, { params: { id: draft.id }, body: { version: draft.version } })
    const job = places.app(`/candidate-dashboard?place=me&section=opportunities&job=${draft.id}`)

    await makeProfile(asha.page, 'Asha Verma')
    await asha.page.goto(job)
    await asha.page.getByRole('button', { name: 'Report job' }).click()
    const dialog = asha.page.getByRole('dialog', { name: 'Report this job?' })
    await dialog.getByLabel('What is wrong').selectOption('money')
    await dialog.getByLabel('What happened').fill(WORDS)
    await expectAccessible(asha.page)
    await dialog.getByRole('button', { name: 'Report', exact: true }).click()
    await expect(asha.page.getByRole('dialog', { name: 'Thank you' })).toBeVisible()
    await press(asha.page, 'Done')

    const admin = await context.newPage()
    await admin.goto(places.admin('/admin-reports'))
    await admin.getByRole('link', { name: new RegExp(role) }).click()
    await expect(admin.getByText(WORDS)).toBeVisible()
    await admin.getByRole('radio', { name: /^Take down/ }).check()
    await admin.getByLabel('Ground').selectOption('unreal_work')
    await admin.getByLabel('Facts').fill(FACTS)
    await expectAccessible(admin)
    await press(admin, 'Take down and tell')
    await expect(toast(admin, 'Decided')).toBeVisible()

    await asha.page.goto(job)
    await expect(asha.page.getByRole('heading', { name: 'This job is no longer open' })).toBeVisible()
    await ben.page.goto(places.app(`/company-dashboard?place=${place}&section=jobs`))
    await ben.page.getByRole('link', { name: 'Taken down' }).click()
    const decisions = ben.page.getByRole('region', { name: 'Decisions' })
    await expect(decisions).toContainText(FACTS)
    await expectAccessible(ben.page)
    await decisions.getByLabel('Your objection').fill(OBJECTION)
    await decisions.getByRole('button', { name: 'Object to this decision' }).click()
    await expect(decisions).toContainText('A person looks at it.')

    // Nobody decides about an objection to their own decision, once there is somebody else.
    const own = await browser.newContext()
    const second = await own.newPage()
    await joinConsole(
      { owner: admin, page: second },
      { places, mailbox },
      {
        email: newEmail('moira'),
        role: 'moderator',
      },
    )
    const objections = places.admin('/admin-reports?list=objections')
    await admin.goto(objections)
    await expect(admin.getByRole('listitem').filter({ hasText: OBJECTION })).toContainText(
      'You made this decision: another administrator decides about the objection.',
    )
    await second.goto(objections)
    const form = second.getByRole('form', { name: `Objection about ${role}` })
    await form.getByRole('radio', { name: /^Uphold/ }).check()
    await form.getByLabel('Answer').fill(ANSWER)
    await expectAccessible(second)
    await form.getByRole('button', { name: 'Uphold and lift the decision' }).click()
    await expect(toast(second, 'Objection Upheld')).toBeVisible()

    await ben.page.reload()
    await expect(ben.page.getByRole('region', { name: 'Decisions' })).toContainText(ANSWER, LIVE)
    await asha.page.goto(job)
    await heading(asha.page, role)
    await expect(asha.page.getByRole('button', { name: /^Apply Now/ }).first()).toBeVisible()
    await own.close()
    await ben.context.close()
    await asha.context.close()
  })
})
