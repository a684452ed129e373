import { createResume, getPosting, updatePosting, type PostingDraft } from '@tryka/domain'
import { buildPostingDraft, sampleResume } from '@tryka/domain/testing'
import { CvBuilderPage } from '../pages/cv-builder-page'
import { hiringCompany } from '../pages/hiring-company'
import { welcomed } from '../pages/strangers'
import { toast } from '../pages/toasts'
import { newEmail } from '../support/api'
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe'
import { expect, test } from '../support/fixtures'
import { profileOf } from '../support/live-people'
import { pageClient } from '../support/page-client'

const POSTING = [
  'Requirements',
  '- Solidity and Foundry',
  '- Threat-model template',
  '- Wound care',
  'Nice to have',
  '- Haskell',
].join('\n')

test.describe('A CV for a posting', () => {
  test('is compared, jumped through, copied and offered first @desktop', async ({ page, places }) => {
    const builder = new CvBuilderPage(page, places)
    await builder.open()
    await builder.create(sampleResume(3, { title: 'For any job' }))
    await page.reload()
    await builder.select('For any job')

    await page.getByRole('button', { name: 'Tailor', exact: true }).click()
    await page.getByRole('button', { name: 'Paste a posting' }).click()
    await page.getByRole('textbox', { name: /^Job title/ }).fill('Auditor')
    await page.getByRole('textbox', { name: 'Text of the posting' }).fill(POSTING)
    await page.getByRole('button', { name: 'Compare' }).click()

    const panel = page.getByRole('region', { name: 'Auditor' })
    await expect(panel.getByRole('listitem').filter({ hasText: 'Wound care' })).toContainText(
      'Only if you have it',
    )
    await expect(panel.getByRole('listitem').filter({ hasText: /^Solidity/ })).toContainText('Shown')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await panel
      .getByRole('listitem')
      .filter({ hasText: 'Threat-model' })
      .getByRole('button')
      .first()
      .press('Enter')
    await expect(page.getByRole('tab', { name: 'Experience' })).toHaveAttribute('aria-selected', 'true')

    await panel.getByRole('button', { name: 'Make a copy for this posting' }).click()
    await expect(builder.title).toHaveValue('For any job, Auditor')
    await expect(builder.item('For any job, Auditor')).toContainText('Tailored to Auditor')

    await page.getByRole('button', { name: 'Tailor', exact: true }).click()
    const posting = page.getByRole('radio').first()
    await posting.check()
    await page.getByRole('button', { name: 'Compare' }).click()
    await page.getByRole('button', { name: 'Make a copy for this posting' }).click()
    await expect(builder.title).not.toHaveValue('For any job, Auditor')
    await expect(page.getByText(/^Tailored to .+ at /)).toBeVisible()
    await page.reload()
    await expect(page.getByText(/differences? from “For any job, Auditor”/)).toBeVisible()
  })

  test('says what its posting asks for since, and is what an application sends @desktop', async ({
    browser,
    context,
    places,
    mailbox,
  }) => {
    test.setTimeout(150_000)
    const role = `Lock Keeper ${process.pid}${Date.now().toString(36)}`
    const company = await hiringCompany(browser, context, { places, mailbox }, 'Sluice', role)
    const { name, ben, place, team, postingId } = company
    const email = newEmail('asha')
    const asha = await welcomed(browser, { places, mailbox }, email)
    const client = pageClient(asha.page, places)
    await profileOf({ email, client, cookies: [] }, 'Asha Verma')
    const { id } = await client.call(createResume, { body: sampleResume(3, { title: 'For any job' }) })

    const builder = new CvBuilderPage(asha.page, places)
    await test.step('a copy is made for the posting', async () => {
      await asha.page.goto(places.app(`/candidate-dashboard?place=me&section=cv-builder&resume=${id}`))
      await expect(builder.title).toHaveValue('For any job')
      await asha.page.getByRole('button', { name: 'Tailor', exact: true }).click()
      const dialog = asha.page.getByRole('dialog')
      await dialog.getByRole('searchbox', { name: 'Search' }).fill(role)
      await dialog.getByRole('radio', { name: role }).check()
      await dialog.getByRole('button', { name: 'Compare' }).click()
      await asha.page.getByRole('button', { name: 'Make a copy for this posting' }).click()
      await expect(builder.title).toHaveValue(`For any job, ${role} at ${name}`)
      await expect(asha.page.getByText('The posting was changed')).toBeHidden()
    })

    await test.step('the employer edits the posting, and the copy says what is new in it', async () => {
      const { version, closesAt } = await team.call(getPosting, { params: { id: postingId } })
      const skills: PostingDraft['skills'] = [
        { skill: 'Solidity', level: 3, importance: 'nice' },
        { skill: 'Go', level: 2, importance: 'must' },
      ]
      const body = { ...buildPostingDraft({ title: role, closesAt, skills }), version }
      await team.call(updatePosting, { params: { id: postingId }, body })
      await asha.page.reload()
      await expect(
        asha.page.getByText('Asked for now: Go. Not asked for any more: Rust. A nice-to-have now: Solidity.'),
      ).toBeVisible()
      await expect(asha.page.getByText('The posting was changed after this copy was made')).toBeVisible()
      await expectAccessible(asha.page)
    })

    await test.step('the copy is changed, offered first, and arrives as it is', async () => {
      await builder.title.fill('Written for the lock')
      await builder.save.click()
      await expect(toast(asha.page, 'Success!')).toContainText('Resume updated successfully')
      await asha.page.goto(places.app(`/candidate-dashboard?place=me&section=opportunities&job=${postingId}`))
      await asha.page
        .getByRole('button', { name: /^Apply Now/ })
        .first()
        .click()
      const dialog = asha.page.getByRole('dialog', { name: `Apply for ${role}` })
      const sent = dialog.getByRole('combobox', { name: 'Resume to send' })
      await expect(sent.getByRole('option', { selected: true })).toHaveText(
        'Written for the lock (made for this job)',
      )
      await dialog.getByRole('button', { name: 'Send application' }).click()
      await dialog.waitFor({ state: 'hidden' })

      await ben.page.goto(places.app(`/company-dashboard?place=${place}&section=applications`))
      await ben.page.getByRole('main').getByRole('button', { name: 'Asha Verma', exact: true }).click()
      await expect(ben.page.getByRole('dialog', { name: 'Asha Verma' })).toContainText('Written for the lock')
    })
    await asha.context.close()
    await ben.context.close()
  })
})
