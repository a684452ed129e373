import {
  closePosting,
  createPosting,
  getPosting,
  listCompanyApplications,
  publishPosting,
} from '@tryka/domain'
import { buildPostingDraft } from '@tryka/domain/testing'
import { newEmail } from '../support/api'
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe'
import { expect, test } from '../support/fixtures'
import { pageClient } from '../support/page-client'
import { heading, makeCompany, proveDomain, signIn, tellProfile, verify, welcomed } from '../pages/strangers'

test.describe('Public pages', () => {
  test('are whole without scripts and lead a stranger to an application @desktop @separate', async ({
    browser,
    context,
    places,
    mailbox,
    browserConsole,
  }) => {
    test.setTimeout(180_000)
    // The page of a closed job answers 410, and a profile that is not there yet 404.
    browserConsole.expect(/status of 4(?:03|04|10)/)
    const id = `${process.pid}-${Date.now().toString(36)}`
    // A word that is wider than a phone, as some names are.
    const wide = 'w'.repeat(60)
    const [name, domain, role] = [`Tidewater ${wide} ${id}`, `tidewater-${id}.com`, `Harbour Engineer ${id}`]
    const ben = await welcomed(browser, { places, mailbox }, `ben@${domain}`)
    const place = await makeCompany(ben.page, name, domain)
    await proveDomain(ben.page, mailbox, `jobs@${domain}`)
    await verify(context, places, name)
    const client = pageClient(ben.page, places).at(place)
    const closesAt = new Date(Date.now() + 30 * 86_400_000).toISOString()
    const draft = await client.call(createPosting, { body: buildPostingDraft({ title: role, closesAt }) })
    const params = { id: draft.id }
    const live = await client.call(publishPosting, { params, body: { version: draft.version } })

    const plain = await browser.newContext({ javaScriptEnabled: false })
    const reader = await plain.newPage()
    await reader.goto(places.site('/jobs'))
    await reader.getByRole('searchbox', { name: 'Role, skill or company' }).fill(role)
    await reader.getByRole('button', { name: 'Search' }).click()
    await reader.getByRole('link', { name: role }).click()
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText(role)
    expect(new URL(reader.url()).pathname).toBe(live.publicPath)
    await expect(reader.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' })).toBeVisible()
    await reader.setViewportSize({ width: 320, height: 700 })
    await expectNoSidewaysScroll(reader)
    await reader.getByRole('link', { name, exact: true }).first().click()
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText(name)
    await expectNoSidewaysScroll(reader)
    await plain.close()

    const strangers = await browser.newContext()
    const asha = await strangers.newPage()
    for (const path of [`/jobs?q=${encodeURIComponent(role)}`, live.publicPath ?? '']) {
      await asha.goto(places.site(path))
      await expectAccessible(asha)
    }
    await asha.getByRole('link', { name, exact: true }).first().click()
    await heading(asha, name)
    await expectAccessible(asha)
    await asha.goBack()
    const toggle = asha.getByRole('banner').getByRole('button').first()
    await toggle.click()
    await expect(asha.locator('html')).toHaveAttribute('data-theme', /dark|light/)
    await expectAccessible(asha)
    await asha.getByRole('link', { name: /^Apply with/ }).click()
    await heading(asha, 'Sign in first')
    await asha.getByRole('link', { name: 'Sign in' }).click()
    await signIn(asha, mailbox, newEmail('asha'))
    await heading(asha, 'Begin your profile first')
    await asha.getByRole('link', { name: 'Begin your profile' }).click()
    await tellProfile(asha, 'Asha Verma')
    const dialog = asha.getByRole('dialog', { name: `Apply for ${role}` })
    await dialog.getByRole('button', { name: 'Send application' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await expect
      .poll(async () => (await client.call(listCompanyApplications)).items.map(({ source }) => source))
      .toEqual(['careers_page'])
    await strangers.close()

    await ben.page.goto(places.app(`/company-dashboard?place=${place}&section=jobs`))
    await ben.page.getByRole('button', { name: `More actions for ${role}` }).click()
    await expect(ben.page.getByRole('menuitem', { name: 'Open public page' })).toHaveAttribute(
      'href',
      places.site(live.publicPath ?? ''),
    )

    const { version, openApplicationIds } = await client.call(getPosting, { params })
    const dispositions = openApplicationIds.map((applicationId) => ({
      applicationId,
      action: 'reject' as const,
      reasonId: 'closed' as const,
    }))
    await client.call(closePosting, { params, body: { reason: 'cancelled', dispositions, version } })
    const late = await context.newPage()
    const gone = await late.goto(places.site(live.publicPath ?? ''))
    expect(gone?.status()).toBe(410)
    await expect(late.getByRole('heading', { level: 1 })).toHaveText('This job is closed')
    await expectAccessible(late)
    await ben.context.close()
  })
})
