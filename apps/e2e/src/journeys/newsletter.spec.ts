import { toast } from '../pages/toasts'
import { adminCookies, newEmail } from '../support/api'
import { expectAccessible } from '../support/axe'
import { expect, test } from '../support/fixtures'
import type { Mailbox } from '../support/mailbox'

const ARRIVES = { timeout: 30_000 }

/** The newest mail of that subject to an address, once it is there. */
async function letter(mailbox: Mailbox, address: string, subject: string): Promise<string> {
  const found = async () => (await mailbox.to(address)).findLast((mail) => mail.subject === subject)?.text
  await expect.poll(found, ARRIVES).toBeTruthy()
  return (await found()) ?? ''
}

test.describe('Newsletter', () => {
  test('takes an address and says so @phone @separate', async ({ page, places }) => {
    await page.goto(places.site('/'))
    const band = page.locator('#cta')
    await band.scrollIntoViewIfNeeded()

    await band.getByRole('textbox').fill(newEmail('news'))
    await band.getByRole('button', { name: 'Subscribe' }).click()

    await expect(toast(page, 'Success!')).toContainText(
      "You've been added to our early access waitlist. We'll be in touch soon!",
    )
    await expect(band.getByRole('textbox')).toHaveValue('')
    await expectAccessible(page)
  })

  test('asks for an address when there is none @desktop', async ({ page, places }) => {
    await page.goto(places.site('/'))
    const band = page.locator('#cta')
    await band.scrollIntoViewIfNeeded()

    await band.getByRole('button', { name: 'Subscribe' }).click()

    await expect(toast(page, 'Error')).toContainText('Please enter your email address.')
  })

  test('is confirmed by a press, written and tried, reaches its readers, and no more whoever left @desktop', async ({
    page,
    browser,
    places,
    mailbox,
  }) => {
    test.setTimeout(180_000)
    const [leaving, staying, tester] = [newEmail('leaves'), newEmail('stays'), newEmail('tries')]
    for (const email of [leaving, staying]) {
      await page.goto(places.site('/'))
      const band = page.locator('#cta')
      await band.scrollIntoViewIfNeeded()
      await band.getByRole('textbox').fill(email)
      await band.getByRole('button', { name: 'Subscribe' }).click()
      await expect(toast(page, 'Success!')).toBeVisible()
      const text = await letter(mailbox, email, 'Confirm your subscription')
      await page.goto(/https?:\/\/\S+#t=\S+/.exec(text)?.[0] ?? '')
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Confirm' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'You are subscribed' })).toBeVisible()
    }

    const context = await browser.newContext()
    await context.addCookies(await adminCookies(places.api('/')))
    const console = await context.newPage()
    const write = async (subject: string) => {
      await console.goto(places.admin('/admin-newsletter'))
      await console.getByRole('button', { name: 'Write a letter' }).click()
      await console.getByLabel('Subject').fill(subject)
      await console
        .getByLabel('Letter', { exact: true })
        .fill('# Hello\n\nFrom Monday we invite **fifty a day**.')
    }
    const send = async () => {
      await console.getByRole('button', { name: /^Send to \d/ }).click()
      const dialog = console.getByRole('dialog').or(console.getByRole('alertdialog'))
      await dialog.getByRole('button', { name: /^Send to \d/ }).click()
      await dialog.waitFor({ state: 'hidden' })
    }

    const first = `Fields that open ${process.pid}-${Date.now().toString(36)}`
    await write(first)
    await console.getByRole('button', { name: 'Send a test' }).click()
    const trial = console.getByRole('dialog', { name: 'Send a test' })
    await trial.getByLabel('To').fill(tester)
    await trial.getByRole('button', { name: 'Send the test' }).click()
    await trial.waitFor({ state: 'hidden' })
    const tried = async () => (await mailbox.to(tester)).map(({ text }) => text).join()
    await expect.poll(tried, ARRIVES).toContain('fifty a day')
    expect((await mailbox.to(leaving)).map(({ subject }) => subject)).not.toContain(first)
    await send()

    const text = await letter(mailbox, leaving, first)
    await letter(mailbox, staying, first)
    await page.goto(/Leave with one click: (\S+)/.exec(text)?.[1] ?? '')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Leave' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'You have left' })).toBeVisible()

    const second = `${first}, again`
    await write(second)
    await send()
    await letter(mailbox, staying, second)
    expect((await mailbox.to(leaving)).map(({ subject }) => subject)).not.toContain(second)
    await context.close()
  })
})
