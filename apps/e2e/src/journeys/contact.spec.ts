import type { Page } from '@playwright/test'
import { toast } from '../pages/toasts'
import { newEmail } from '../support/api'
import { expectAccessible } from '../support/axe'
import { expect, test } from '../support/fixtures'

/** Where messages go when nothing else is configured. */
const TEAM = 'no-reply@localhost'

async function fillIn(page: Page, email: string, subject: string): Promise<void> {
  await page.getByLabel('Full Name').fill('Ada Lovelace')
  await page.getByLabel('Email Address').fill(email)
  await page.getByLabel('Subject').fill(subject)
  await page.getByLabel('Message').fill('How long is a credential valid?')
}

test.describe('Contact', () => {
  // Three messages an hour pass without a security question: one here, the others read by the administrator.
  test('a message reaches the team @apart', async ({ page, places, mailbox }) => {
    const email = newEmail('contact')
    await page.goto(places.site('/contact'))
    await fillIn(page, email, 'A question about credentials')
    await page.getByLabel('Inquiry Type').selectOption('employer')
    await page.getByRole('button', { name: 'Send message' }).click()

    await expect(toast(page, 'Message sent')).toContainText('We answer within 24 hours')
    await expect(page.getByLabel('Message')).toHaveValue('')
    await expectAccessible(page)
    const mail = (await mailbox.to(TEAM)).find(({ text }) => text.includes(email))
    expect(mail?.text).toContain('About: Employer')
    expect(mail?.text).toContain('How long is a credential valid?')
  })

  test('the browser asks for what is required @desktop', async ({ page, places }) => {
    await page.goto(places.site('/contact'))
    await page.getByRole('button', { name: 'Send message' }).click()

    await expect(page.getByLabel('Full Name')).toBeFocused()
    await expect(page.getByLabel('Full Name')).toHaveJSProperty('validity.valueMissing', true)
  })

  test('what was typed before the page came to life is sent @desktop', async ({ page, places }) => {
    const email = newEmail('early')
    let release: () => void = () => undefined
    const gate = new Promise<void>((open) => (release = open))
    await page.route('**/assets/app-*.js', async (route) => {
      await gate
      await route.continue()
    })
    await page.goto(places.site('/contact'))
    await fillIn(page, email, 'Typed early')
    await page.getByRole('button', { name: 'Send message' }).click()
    release()

    await expect(toast(page, 'Message sent')).toBeVisible()
  })

  test('the FAQ button leads to answers that open', async ({ page, places }) => {
    await page.goto(places.site('/contact'))
    await page.getByRole('link', { name: 'FAQ' }).click()
    await page.getByText('What does early access cost?').click()

    await expect(page.getByText('Nothing, for job seekers and for employers.')).toBeVisible()
  })
})
