import { createResume, createResumeShare, sharedCvPath } from '@tryka/domain'
import { sampleResume } from '@tryka/domain/testing'
import { CvBuilderPage } from '../pages/cv-builder-page'
import { welcomed } from '../pages/strangers'
import { adminCookies, newEmail } from '../support/api'
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe'
import { expect, test } from '../support/fixtures'
import { pageClient } from '../support/page-client'

const PASSWORD = 'seven brass lanterns'
const ANOTHER = 'nine brass lanterns'
/** A browser that says it has no window is taken for a robot, and robots are not counted. */
const READER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

test.describe('A shared CV', () => {
  test('is read by a stranger with its password, counted, and gone once revoked', async ({
    browser,
    places,
    mailbox,
    browserConsole,
  }) => {
    // The page of a link that ended answers 404, and a wrong password 403.
    browserConsole.expect(/status of 40[34]/)
    const { page } = await welcomed(browser, { places, mailbox }, newEmail())
    const title = `Notes to myself ${Date.now().toString(36)}`
    await pageClient(page, places).call(createResume, { body: sampleResume(3, { title }) })
    const builder = new CvBuilderPage(page, places)
    await builder.open()
    await builder.select(title)

    await page.getByRole('button', { name: 'Share', exact: true }).press('Enter')
    await page.getByRole('button', { name: 'New link' }).press('Enter')
    await page.getByRole('textbox', { name: /^For whom/ }).fill('Ben')
    await page.getByRole('textbox', { name: /^Password/ }).fill(PASSWORD)
    await expectAccessible(page)
    await page.getByRole('textbox', { name: /^Password/ }).press('Enter')
    const copy = page.getByRole('button', { name: 'Copy address of Ben' })
    await expect(copy).toBeFocused()
    await expect(page.getByText('Nobody has looked yet')).toBeVisible()
    const url = (await page.locator('code').innerText()).trim()
    expect(new URL(url).pathname).toMatch(new RegExp(`^${sharedCvPath('[\\w-]{43}')}$`))
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    const plain = await browser.newContext({ javaScriptEnabled: false, userAgent: READER })
    const reader = await plain.newPage()
    await reader.goto(url)
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText('This CV has a password')
    await reader.getByLabel('Password').fill('wrong')
    await reader.getByRole('button', { name: 'Open' }).click()
    await expect(reader.getByRole('alert')).toContainText('That is not the password')
    await reader.getByLabel('Password').fill(PASSWORD)
    await reader.getByLabel('Password').press('Enter')
    const { personalInfo } = sampleResume(3)
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText(personalInfo.fullName)
    await expect(reader.getByText(title)).toHaveCount(0)
    await reader.setViewportSize({ width: 320, height: 700 })
    await expectNoSidewaysScroll(reader)
    const download = reader.waitForEvent('download')
    await reader.getByRole('link', { name: 'Download PDF' }).click()
    expect((await download).suggestedFilename()).toBe(`${personalInfo.fullName} - CV.pdf`)

    await page.reload()
    await page.getByRole('button', { name: 'Share', exact: true }).click()
    await expect(page.getByText('1 view, 1 download, last just now')).toBeVisible()
    await page.getByRole('button', { name: 'Change Ben' }).press('Enter')
    const change = page.getByRole('dialog', { name: 'Change “Ben”' })
    await change.getByLabel('Password').selectOption('Set another')
    await change.getByLabel('New password').fill(ANOTHER)
    await expectAccessible(page)
    await change.getByLabel('New password').press('Enter')
    await expect(page.getByText('Link changed')).toBeVisible()
    await expect(page.locator('code')).toHaveText(url)
    await expect(page.getByText('1 view, 1 download, last just now')).toBeVisible()
    await reader.goto(url)
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText('This CV has a password')
    await reader.getByLabel('Password').fill(ANOTHER)
    await reader.getByLabel('Password').press('Enter')
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText(personalInfo.fullName)
    await expect(reader.getByRole('link', { name: 'Report this CV' })).toHaveAttribute(
      'href',
      /\/report\?subject=cv&id=[\w-]{36}$/,
    )

    await page.getByRole('button', { name: 'Revoke Ben' }).click()
    await page.getByRole('button', { name: 'Revoke link' }).click()
    await expect(page.getByText('Link revoked')).toBeVisible()
    await reader.goto(url)
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText(
      'This link does not lead anywhere any more',
    )
    await plain.close()

    const seen = await browser.newContext()
    const gone = await seen.newPage()
    await gone.goto(url)
    await expectAccessible(gone)
    await seen.close()
  })

  test('is reported by a reader, and the console has the case @desktop', async ({
    browser,
    context,
    places,
    mailbox,
  }) => {
    const words = `A grade that nobody gave, ${Date.now().toString(36)}.`
    const owner = await welcomed(browser, { places, mailbox }, newEmail('owner'))
    const client = pageClient(owner.page, places)
    const { id } = await client.call(createResume, { body: sampleResume(3) })
    const { url } = await client.call(createResumeShare, { params: { id }, body: { expiresAt: null } })
    const { fullName } = sampleResume(3).personalInfo

    const { page: reader, context: strangers } = await welcomed(
      browser,
      { places, mailbox },
      newEmail('reader'),
    )
    await reader.goto(url ?? '')
    await reader.getByRole('link', { name: 'Report this CV' }).click()
    const form = reader.getByRole('dialog', { name: 'Report this CV?' })
    await form.getByLabel('What is wrong').selectOption({ index: 1 })
    await form.getByLabel('What happened').fill(words)
    await expectAccessible(reader)
    await form.getByRole('button', { name: 'Report', exact: true }).click()
    const receipt = reader.getByRole('dialog', { name: 'Thank you' })
    await expect(receipt.getByText(/^Report [0-9a-f]{8}, /)).toBeVisible()
    await receipt.getByRole('button', { name: 'Done' }).click()

    await context.addCookies(await adminCookies(places.api('/')))
    const desk = await context.newPage()
    await desk.goto(places.admin('/admin-reports'))
    await desk
      .getByRole('link', { name: new RegExp(fullName) })
      .first()
      .click()
    await expect(desk.getByText(words)).toBeVisible()
    await expectAccessible(desk)
    await strangers.close()
    await owner.context.close()
  })
})
