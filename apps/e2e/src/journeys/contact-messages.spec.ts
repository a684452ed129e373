import { createApiClient } from '@tryka/api-client'
import { answerOf, getCaptcha, parseQuestion, sendContactMessage } from '@tryka/domain'
import { buildContactRequest } from '@tryka/domain/testing'
import { fetchWithCookies, newEmail } from '../support/api'
import { expectAccessible } from '../support/axe'
import { expect, test } from '../support/fixtures'
import { openStack } from '../support/stack'

/** A message of the contact form, sent through the API with a solved security question. */
async function writeToTeam(subject: string): Promise<{ email: string; message: string }> {
  const client = createApiClient({ baseUrl: openStack().oneOrigin.url, fetch: fetchWithCookies().fetch })
  const { captchaId, question } = await client.call(getCaptcha, { query: { purpose: 'contact' } })
  const read = parseQuestion(question)
  if (!read) throw new Error(`The question cannot be read: ${question}`)
  const body = buildContactRequest({ subject, email: newEmail('writer'), company: 'Analytical Engines' })
  await client.call(sendContactMessage, {
    body: { ...body, captchaId, captchaAnswer: String(answerOf(read)) },
  })
  return body
}

test.describe('Contact messages', () => {
  test('an administrator reads what somebody wrote', async ({ adminPage, places }) => {
    const subject = `Question ${Date.now().toString(36)}`
    const { email, message } = await writeToTeam(subject)
    await adminPage.goto(places.admin('/admin-dashboard'))

    await adminPage.getByRole('heading', { level: 1 }).waitFor()

    // On a phone the navigation is a drawer.
    const menu = adminPage.getByRole('button', { name: 'Open menu' })
    if (await menu.isVisible()) await menu.click()
    await adminPage.getByRole('link', { name: /^Contact Messages \d+ unread$/ }).click()
    await expect(adminPage).toHaveURL(places.admin('/admin-contact-messages'))
    const opener = adminPage.getByRole('button', { name: subject })
    await expect(opener).toBeVisible()
    await expectAccessible(adminPage)

    await opener.focus()
    await adminPage.keyboard.press('Enter')
    const dialog = adminPage.getByRole('dialog', { name: subject })
    await expect(dialog).toContainText(email)
    await expect(dialog).toContainText(message)
    await expect(dialog.getByRole('link', { name: 'Reply by email' })).toHaveAttribute('href', /^mailto:/)
    await expectAccessible(adminPage)

    await adminPage.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
  })
})
