import { deflateSync } from 'node:zlib'
import { applyToJob, confirmInterview, getTeam, scheduleInterview, startReview } from '@tryka/domain'
import { CandidateDashboard } from '../pages/candidate-dashboard'
import { CompanyDashboard } from '../pages/company-dashboard'
import { hiringCompany } from '../pages/hiring-company'
import { makeProfile, welcomed } from '../pages/strangers'
import { toast } from '../pages/toasts'
import { newEmail } from '../support/api'
import { expectAccessible } from '../support/axe'
import { expect, test } from '../support/fixtures'
import { pageClient } from '../support/page-client'

const ROLE = 'Lighthouse Engineer'
const [ASHA, BO] = ['Asha Verma', 'Bo Lindqvist']
/** What one does shows in the other's browser within this time. */
const LIVE = { timeout: 5_000 }

/** A picture of so many pixels each way in a file of some hundred bytes: it says so, and brings none of them. */
function bomb(side: number): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const size = Buffer.alloc(4)
    size.writeUInt32BE(data.length)
    return Buffer.concat([size, Buffer.from(name), data, Buffer.alloc(4)])
  }
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 6, 0, 0, 0])
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  const mark = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    mark,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(100))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const svg = (inside: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${inside}</svg>`)

test.describe('Strangers', () => {
  test('find a job by the link of somebody who knows it, until its company closes @apart', async ({
    browser,
    context,
    places,
    mailbox,
    browserConsole,
  }) => {
    test.setTimeout(240_000)
    // A picture that cannot be drawn 422, the last Admin 409, the page of a closed job 410.
    browserConsole.expect(/status of 4(?:09|10|22)/)
    const world = { places, mailbox }
    const { name, ben, place, publicPath, postingId } = await hiringCompany(
      browser,
      context,
      world,
      'Harbour',
      ROLE,
    )
    const admin = new CompanyDashboard(ben.page, places)

    await test.step('its logo is drawn anew, or refused in words', async () => {
      await admin.open('settings', { place })
      const file = ben.page.getByLabel('Logo file')
      const put = async (mimeType: string, buffer: Buffer) => {
        const answer = ben.page.waitForResponse((response) => response.url().includes('/api/company/logo'))
        await file.setInputFiles({ name: 'logo', mimeType, buffer })
        return (await answer).status()
      }
      expect(await put('image/png', bomb(50_000))).toBe(422)
      expect(await put('image/svg+xml', svg(`<script>top.document.title = 'taken'</script>`))).toBe(422)
      await expect(toast(ben.page, 'This picture cannot be read')).toBeVisible()
      expect(await put('image/svg+xml', svg('<circle cx="32" cy="32" r="20"/>'))).toBe(200)
      await expect(toast(ben.page, 'Logo saved')).toBeVisible()
      const stranger = await context.newPage()
      const picture = stranger.waitForResponse((response) => response.url().includes('logos/'))
      await stranger.goto(places.site(publicPath))
      expect((await picture).headers()['content-type']).toBe('image/png')
      const logo = stranger.getByRole('main').locator('img').first()
      await expect
        .poll(() => logo.evaluate((img) => (img as HTMLImageElement).naturalWidth))
        .toBeGreaterThan(0)
      await stranger.close()
    })

    const [asha, bo] = [
      await welcomed(browser, world, newEmail('asha')),
      await welcomed(browser, world, newEmail('bo')),
    ]
    await makeProfile(asha.page, ASHA)
    await makeProfile(bo.page, BO)
    const [person, other] = [
      new CandidateDashboard(asha.page, places),
      new CandidateDashboard(bo.page, places),
    ]
    await test.step('whoever applies by the link counts for the one who shared it, without a name', async () => {
      await person.open('opportunities', { place: 'me', job: postingId })
      await person.main.getByRole('button', { name: 'Share' }).click()
      const dialog = person.dialog(`Share ${ROLE}`)
      const url = new URL(await dialog.getByLabel('Your link').inputValue())
      await expectAccessible(asha.page)
      await bo.page.goto(places.site(`${url.pathname}${url.search}`))
      await bo.page.getByRole('link', { name: /^Apply with/ }).click()
      const form = other.dialog(`Apply for ${ROLE}`)
      await form.getByRole('button', { name: 'Send application' }).click()
      await form.waitFor({ state: 'hidden' })
      await expect(async () => {
        await person.open('opportunities', { place: 'me' })
        const own = person.main.getByRole('region', { name: 'Jobs you share' })
        await expect(own.getByRole('listitem')).toContainText('1 visit, 1 applied', { timeout: 1_000 })
        await expect(own).not.toContainText(BO)
      }).toPass({ timeout: 20_000 })
    })

    await test.step('the last Admin does not leave, but closes', async () => {
      await admin.open('settings', { place })
      await admin.main.getByRole('button', { name: 'Leave the team' }).click()
      await ben.page
        .getByRole('alertdialog', { name: /^Leave the team/ })
        .getByRole('button', { name: 'Leave', exact: true })
        .click()
      await expect(toast(ben.page, 'You are the last Admin of a team.')).toBeVisible()
      await ben.page.keyboard.press('Escape')
      await other.open('applications', { place: 'me' })
      await expect(other.row(ROLE)).toContainText('Applied')
      await admin.main.getByRole('button', { name: 'Close the company' }).click()
      const question = admin.dialog(`Close ${name} for good?`)
      await expect(question.getByText('Applications that end with “closed”')).toBeVisible()
      await expectAccessible(ben.page)
      await question.getByLabel('Type “close”').fill('close')
      await question.getByRole('button', { name: 'Close the company' }).click()
      await expect(toast(ben.page, `${name} is closing`)).toBeVisible()
      await expect(other.row(ROLE)).toContainText('Rejected', { timeout: 20_000 })
      const page = await context.newPage()
      const gone = await page.goto(places.site(publicPath))
      expect(gone?.status()).toBe(410)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This job is closed')
    })
    for (const one of [ben, asha, bo]) await one.context.close()
  })

  test('erase themselves in the middle of an interview, and are gone at once @apart', async ({
    browser,
    context,
    places,
    mailbox,
  }) => {
    test.setTimeout(180_000)
    const world = { places, mailbox }
    const { domain, ben, place, team, postingId } = await hiringCompany(browser, context, world, 'Quay', ROLE)
    const asha = await welcomed(browser, world, newEmail('asha'))
    await makeProfile(asha.page, ASHA)
    const me = pageClient(asha.page, places).at('me')
    const sent = await me.call(applyToJob, {
      params: { id: postingId },
      body: { resumeId: null, shareSalary: false },
    })
    const application = { id: sent.id }
    const looked = await team.call(startReview, { params: application, body: { version: sent.version } })
    const { items } = await team.call(getTeam)
    const slot = new Date(Date.now() + 2 * 86_400_000).toISOString()
    const interview = await team.call(scheduleInterview, {
      params: application,
      body: {
        slots: [slot],
        type: 'Video',
        duration: 60,
        interviewerIds: items.map(({ id }) => id).slice(0, 1),
        meetingLink: 'https://meet.example/quay',
        version: looked.version,
      },
    })
    await me.call(confirmInterview, {
      params: { id: interview.id },
      body: { slot, version: interview.version },
    })

    const admin = new CompanyDashboard(ben.page, places)
    await admin.open('interviews', { place })
    await expect(admin.main).toContainText(ASHA)
    const person = new CandidateDashboard(asha.page, places)
    await person.open('settings', { place: 'me' })
    await person.main.getByRole('button', { name: 'Erase account' }).click()
    const question = person.dialog('Erase account?')
    await expect(question.getByText('This goes:')).toBeVisible()
    await question.getByLabel(/^Type “/).fill('erase')
    await question.getByRole('button', { name: 'Erase account' }).click()
    await expect(toast(asha.page, 'Account erased')).toBeVisible()

    await expect(admin.main).not.toContainText(ASHA, LIVE)
    await expect
      .poll(async () => (await mailbox.to(`ben@${domain}`)).map(({ subject }) => subject), {
        timeout: 20_000,
      })
      .toContain('Interview cancelled')
    await admin.openBoard(ROLE)
    await expect(admin.main).not.toContainText(ASHA)
    for (const one of [ben, asha]) await one.context.close()
  })
})
