import type { Page } from '@playwright/test'
import { createPosting, publishPosting } from '@tryka/domain'
import { buildPostingDraft } from '@tryka/domain/testing'
import { newEmail } from '../support/api'
import { toast } from '../pages/toasts'
import { expectAccessible } from '../support/axe'
import { expect, test } from '../support/fixtures'
import { pageClient } from '../support/page-client'
import { heading, makeCompany, makeProfile, proveDomain, verify, welcomed } from '../pages/strangers'

/** What one does shows in the other's browser within this time. */
const LIVE = { timeout: 5_000 }
const ROLE = 'Settlement Engineer'

test.describe('Strangers', () => {
  test('meet: a company proves itself, a person applies, and each sees what the other does @desktop @separate', async ({
    browser,
    context,
    places,
    mailbox,
  }) => {
    test.setTimeout(150_000)
    const id = `${process.pid}-${Date.now().toString(36)}`
    const [name, domain] = [`Northwind ${id}`, `northwind-${id}.com`]
    const ben = await welcomed(browser, { places, mailbox }, `ben@${domain}`)
    const asha = await welcomed(browser, { places, mailbox }, newEmail('asha'))

    const place = await makeCompany(ben.page, name, domain)
    await expectAccessible(ben.page)
    // A mailbox of its own, so that the newest mail there is the code.
    await proveDomain(ben.page, mailbox, `jobs@${domain}`)
    await verify(context, places, name)
    await expect(ben.page.getByRole('region', { name: 'Verification', exact: true })).toContainText(
      /Verified/,
      LIVE,
    )
    const client = pageClient(ben.page, places).at(place)
    const closesAt = new Date(Date.now() + 30 * 86_400_000).toISOString()
    const draft = await client.call(createPosting, { body: buildPostingDraft({ title: ROLE, closesAt }) })
    await client.call(publishPosting, { params: { id: draft.id }, body: { version: draft.version } })

    await makeProfile(asha.page, 'Asha Verma')
    await asha.page.goto(places.app(`/candidate-dashboard?place=me&section=opportunities&job=${draft.id}`))
    await expect(asha.page.getByRole('main')).toContainText(name)
    await asha.page
      .getByRole('button', { name: /^Apply Now/ })
      .first()
      .click()
    const dialog = asha.page.getByRole('dialog', { name: `Apply for ${ROLE}` })
    await dialog.getByRole('textbox', { name: /note/i }).fill('I settled a chain of shops.')

    await ben.page.goto(places.app(`/company-dashboard?place=${place}&section=applications`))
    await heading(ben.page, 'Applications')
    await dialog.getByRole('button', { name: 'Send application' }).click()
    await dialog.waitFor({ state: 'hidden' })
    const card = ben.page.getByRole('main').getByRole('button', { name: 'Asha Verma', exact: true })
    await expect(card).toBeVisible(LIVE)
    await card.click()
    const application = ben.page.getByRole('dialog', { name: 'Asha Verma' })
    await expect(application).toContainText('I settled a chain of shops.')

    await asha.page.goto(places.app('/candidate-dashboard?place=me&section=applications'))
    const row = asha.page.getByRole('main').getByRole('listitem').filter({ hasText: ROLE })
    await expect(row).toContainText('Applied')
    await application.getByRole('button', { name: 'Start review' }).click()
    await expect(row).toContainText('Under Review', LIVE)

    // The demo beside it knows nothing of it.
    await asha.page.goto(places.app('/candidate-dashboard?place=demo&section=applications'))
    await heading(asha.page, 'Applications')
    await expect(asha.page.getByRole('main')).not.toContainText(name)
    await ben.context.close()
    await asha.context.close()
  })

  test('become a team: a member is invited by mail, joins, and is taken out again @desktop', async ({
    browser,
    places,
    mailbox,
  }) => {
    test.setTimeout(150_000)
    const id = `${process.pid}-${Date.now().toString(36)}`
    const [name, domain] = [`Tidewater ${id}`, `tidewater-${id}.com`]
    // A company that nobody verified invites people of its own domain.
    const email = `ada@${domain}`
    const ben = await welcomed(browser, { places, mailbox }, `ben@${domain}`)
    const ada = await welcomed(browser, { places, mailbox }, email)
    const place = await makeCompany(ben.page, name, domain)
    await ben.page.goto(places.app(`/company-dashboard?place=${place}&section=settings`))
    const main = ben.page.getByRole('main')
    await main.getByRole('button', { name: 'Invite Member' }).click()
    const dialog = ben.page.getByRole('dialog', { name: 'Invite Member' })
    await dialog.getByRole('button', { name: 'Send invitation' }).click()
    await expect(dialog.getByRole('alert')).toContainText('Add a name.')
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Ada Byron')
    await dialog.getByRole('textbox', { name: 'Email' }).fill(email)
    await dialog.getByRole('combobox', { name: 'Role' }).selectOption('Hiring Manager')
    await dialog.getByRole('button', { name: 'Send invitation' }).click()
    await expect(toast(ben.page, 'Invitation sent')).toContainText(email)
    const member = main.getByRole('row').filter({ hasText: email })
    await expect(member).toContainText('Pending')

    // The mail follows the answer.
    const linkIn = async () => {
      const texts = (await mailbox.to(email)).map(({ text }) => text).join('\n')
      return /https?:\/\/\S+invitation=\S+/.exec(texts)?.[0] ?? ''
    }
    await expect.poll(linkIn, { timeout: 15_000 }).not.toBe('')
    await ada.page.goto(await linkIn())
    const join = ada.page.getByRole('dialog', { name: `Join ${name}` })
    await expect(join).toContainText(`The invitation is for ${email}, as Hiring Manager`)
    await join.getByRole('button', { name: 'Join the team' }).click()
    await expect(toast(ada.page, `You joined ${name}`)).toBeVisible()
    await expect(member).toContainText('Active', LIVE)

    // One tab hears what happens, and one hears nothing: it learns by what it does next.
    const deaf = await browser.newContext({ storageState: await ada.context.storageState() })
    await deaf.route('**/api/live?*', (route) => route.abort())
    const quiet = await deaf.newPage()
    for (const tab of [ada.page, quiet]) {
      await tab.goto(places.app(`/company-dashboard?place=${place}&section=jobs`))
      await heading(tab, 'Job Postings')
    }
    await member.getByRole('button', { name: 'Remove Ada Byron' }).click()
    await ben.page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await expect(member).toBeHidden()
    const ended = (tab: Page) =>
      tab.getByRole('heading', { level: 1, name: `You are no longer in the team of ${name}` })
    await expect(ended(ada.page)).toBeVisible(LIVE)
    await expectAccessible(ada.page)
    await expect(quiet.getByRole('heading', { level: 1, name: 'Job Postings' })).toBeVisible()
    await quiet.getByRole('link', { name: 'Talent Pool', exact: true }).click()
    await expect(ended(quiet)).toBeVisible(LIVE)
    await deaf.close()
    await ben.context.close()
    await ada.context.close()
  })
})
