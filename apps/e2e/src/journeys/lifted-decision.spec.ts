import { hiringCompany } from '../pages/hiring-company'
import { toast } from '../pages/toasts'
import { expectAccessible } from '../support/axe'
import { expect, test } from '../support/fixtures'

const ROLE = 'Lock Keeper'
const FACTS = 'The company asks for a deposit before the first day. We read it in its offer.'
const REASON = 'The deposit is for a key and comes back. The decision was a mistake.'

test('a company is suspended without a report, and everything is back when the decision is lifted @apart', async ({
  browser,
  context,
  places,
  mailbox,
  browserConsole,
}) => {
  test.setTimeout(180_000)
  // The page of a job that is hidden answers 410.
  browserConsole.expect(/status of 410/)
  const made = await hiringCompany(browser, context, { places, mailbox }, 'Canal', ROLE)
  const { name, domain, ben, place, publicPath } = made
  const reader = await context.newPage()
  const shown = async (status: number, heading: string) => {
    expect((await reader.goto(places.site(publicPath)))?.status()).toBe(status)
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText(heading)
  }
  /** What the Admin of the company was mailed about decisions, as one line each. */
  const told = async () =>
    (await mailbox.to(`ben@${domain}`))
      .filter(({ subject }) => subject === 'A decision about your company')
      .map(({ text }) => text.replace(/\s+/g, ' '))
  const decisions = ben.page.getByRole('region', { name: 'Decisions' })
  await shown(200, ROLE)

  const admin = await context.newPage()
  const list = admin.getByRole('region', { name: 'Decisions' })
  await test.step('a moderator suspends it from its own page', async () => {
    const company = place.replace('team-', '')
    await admin.goto(places.admin(`/admin-companies?state=verified&company=${company}`))
    const form = admin.getByRole('form', { name: 'Suspend this company' })
    await form.getByLabel('Ground').selectOption('unreal_work')
    await form.getByLabel('For how long').selectOption('7')
    await form.getByLabel('Facts').fill(FACTS)
    await expectAccessible(admin)
    await form.getByRole('button', { name: 'Suspend and tell' }).click()
    await expect(toast(admin, 'Company Suspended')).toBeVisible()
    await expect(list).toContainText(`Suspended: ${name}`)
  })

  await test.step('its job is gone from the public pages, and its Admin reads why', async () => {
    await shown(410, 'This job is closed')
    await expect.poll(async () => (await told()).length, { timeout: 20_000 }).toBe(1)
    expect((await told())[0]).toContain(FACTS)
    await ben.page.goto(places.app(`/company-dashboard?place=${place}&section=settings`))
    await expect(decisions).toContainText(FACTS)
    await expect(decisions.getByRole('button', { name: 'Object to this decision' })).toBeVisible()
  })

  await test.step('the decision is lifted, with a reason and not without', async () => {
    await list.getByRole('button', { name: 'Lift this decision' }).click()
    const form = list.getByRole('form', { name: `Lift the decision about ${name}` })
    await expect(form.getByLabel('Reason')).toBeFocused()
    await form.getByRole('button', { name: 'Lift and tell' }).click()
    await expect(form.getByText('Write what the person is told.')).toBeVisible()
    await form.getByLabel('Reason').fill(REASON)
    await expectAccessible(admin)
    await form.getByRole('button', { name: 'Lift and tell' }).click()
    await expect(toast(admin, 'Decision Lifted')).toBeVisible()
    await expect(list).toContainText(REASON)
    await expect(list.getByRole('button', { name: 'Lift this decision' })).toBeHidden()
  })

  await test.step('it is told, and the job is back', async () => {
    await expect.poll(async () => (await told()).length, { timeout: 20_000 }).toBe(2)
    expect((await told())[1]).toContain(REASON)
    await ben.page.reload()
    await expect(decisions).toContainText(REASON)
    await expect(decisions.getByRole('button', { name: 'Object to this decision' })).toBeHidden()
    await expectAccessible(ben.page)
    await shown(200, ROLE)
  })
  await ben.context.close()
})
