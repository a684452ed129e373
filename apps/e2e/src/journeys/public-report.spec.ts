import type { Locator, Page } from '@playwright/test'
import { hiringCompany } from '../pages/hiring-company'
import { heading } from '../pages/strangers'
import { newEmail } from '../support/api'
import { expectAccessible } from '../support/axe'
import { expect, test } from '../support/fixtures'
import { tabTo } from '../support/keyboard'

const WORDS = 'They ask for a deposit before the first interview.'

async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target, 80)
  await page.keyboard.press('Enter')
}
async function write(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field, 80)
  await page.keyboard.type(text)
}

test('a reader without an account reports a public page by keyboard alone, and the console has the case @desktop @separate', async ({
  browser,
  context,
  places,
  mailbox,
}) => {
  test.setTimeout(180_000)
  const role = `Bell Founder ${process.pid}${Date.now().toString(36)}`
  const { name, ben, publicPath } = await hiringCompany(browser, context, { places, mailbox }, 'Belfry', role)
  const strangers = await browser.newContext()
  const reader = await strangers.newPage()
  const email = newEmail('reader')

  await test.step('the link of the page asks for an address, and comes back to the form', async () => {
    await reader.goto(places.site(publicPath))
    await press(reader, reader.getByRole('link', { name: 'Report this job' }))
    await heading(reader, 'Report this job')
    await expect(reader.getByRole('dialog')).toBeHidden()
    await expectAccessible(reader)
    await press(reader, reader.getByRole('link', { name: 'Sign in' }))
    await heading(reader, 'Sign in')
    await write(reader, reader.getByLabel('Email'), email)
    await reader.keyboard.press('Enter')
    await reader.getByLabel('Code').waitFor()
    await write(reader, reader.getByLabel('Code'), await mailbox.otpFor(email))
    await reader.keyboard.press('Enter')
  })

  const form = reader.getByRole('dialog', { name: 'Report this job?' })
  await test.step('the form says what is missing, and gives a receipt', async () => {
    await form.waitFor()
    await press(reader, form.getByRole('button', { name: 'Report', exact: true }))
    await expect(form.getByText('Choose a reason.').last()).toBeVisible()
    await expect(form.getByLabel('What is wrong')).toBeFocused()
    await reader.keyboard.type('Asks for money')
    await expect(form.getByLabel('What is wrong')).toHaveValue('money')
    await write(reader, form.getByLabel('What happened'), WORDS)
    await expectAccessible(reader)
    await press(reader, form.getByRole('button', { name: 'Report', exact: true }))
    const receipt = reader.getByRole('dialog', { name: 'Thank you' })
    await expect(receipt.getByText(/^Report [0-9a-f]{8}, /)).toBeVisible()
    await expectAccessible(reader)
    await press(reader, receipt.getByRole('button', { name: 'Done' }))
    await expect(receipt).toBeHidden()
    await expect
      .poll(async () => (await mailbox.to(email)).map(({ subject }) => subject), { timeout: 20_000 })
      .toContain('Your report')
  })

  await test.step('the case is in the console, with what was seen and said', async () => {
    const admin = await context.newPage()
    await admin.goto(places.admin('/admin-reports'))
    await admin.getByRole('link', { name: new RegExp(role) }).click()
    await expect(admin.getByText(WORDS)).toBeVisible()
    await expect(admin.getByRole('main')).toContainText(name)
    await expectAccessible(admin)
  })
  await strangers.close()
  await ben.context.close()
})
