import type { Page } from '@playwright/test'
import { EarlyAccessPage } from '../pages/early-access-page'
import { toast } from '../pages/toasts'
import { newEmail } from '../support/api'
import { expectAccessible } from '../support/axe'
import { expect, test } from '../support/fixtures'
import { tabTo } from '../support/keyboard'

test.describe('Early-access signup', () => {
  test('takes a job seeker from the form to the list @separate', async ({ page, places, mailbox }) => {
    const form = new EarlyAccessPage(page, places)
    const email = newEmail('seeker')
    await form.open()
    await expectAccessible(page)

    await form.name.fill('Grace Hopper')
    await form.askForCode(email)
    await expect(toast(page, 'OTP Sent!')).toBeVisible()
    await expect(form.resendCode).toBeVisible()
    await expectAccessible(page)
    await form.enterCode(await mailbox.otpFor(email))
    await expect(toast(page, 'Email Verified!')).toBeVisible()
    await expect(form.verified).toBeVisible()
    await expect(form.email).not.toBeEditable()
    await form.interest('Blockchain').check()
    await form.captcha.solve()
    await expectAccessible(page)
    await form.submit.click()

    await expect(toast(page, 'Success!')).toBeVisible()
    await expect(page).toHaveURL(places.site('/'))

    const listed = async () =>
      (await mailbox.to(email)).find(({ subject }) => subject === 'You are on the early-access list')?.text
    await expect.poll(listed, { timeout: 30_000 }).toContain('Your request for early access has arrived.')
    const [builder = '', data = ''] = (await listed())?.match(/https?:\/\/\S+/g) ?? []
    await page.goto(builder)
    await expect(page.getByRole('heading', { level: 1, name: 'CV Builder' })).toBeVisible()
    await page.goto(data)
    await expect(page.getByRole('form', { name: 'Get a link to your data' })).toBeVisible()
  })

  test('takes an employer, with labels of their own', async ({ page, places, mailbox }) => {
    const form = new EarlyAccessPage(page, places)
    const email = newEmail('employer')
    await form.open()

    await form.chooseEmployer()
    await page.getByLabel('Company name').fill('Orrery')
    await page.getByLabel('Your position').fill('Head of talent')
    await expectAccessible(page)
    await form.name.fill('Mary Somerville')
    await form.askForCode(email)
    await form.enterCode(await mailbox.otpFor(email))
    await expect(form.verified).toBeVisible()
    await form.captcha.solve()
    await form.submit.click()

    await expect(toast(page, 'Success!')).toBeVisible()
    await expect(page).toHaveURL(places.site('/'))
  })

  test('refuses a wrong code and starts over when the e-mail changes @desktop', async ({
    page,
    places,
    mailbox,
    browserConsole,
  }) => {
    browserConsole.expect(/400/)
    const form = new EarlyAccessPage(page, places)
    const email = newEmail('wrong')
    await form.open()
    await form.askForCode(email)
    const code = await mailbox.otpFor(email)

    await form.enterCode(code === '000000' ? '000001' : '000000')
    await expect(toast(page, 'Error')).toBeVisible()
    await expectAccessible(page)

    await form.email.fill(newEmail('other'))
    await expect(form.code).toBeHidden()
    await expect(form.sendCode).toBeVisible()
  })

  test('says how long to wait before a code is sent again @desktop', async ({ page, places }) => {
    const form = new EarlyAccessPage(page, places)
    await form.open()
    await form.askForCode(newEmail('again'))
    await expect(toast(page, 'OTP Sent!')).toBeVisible()

    await expect(form.resendCode).toHaveText(/^Resend OTP in \d+ s$/)
    await expect(form.resendCode).toHaveAttribute('aria-disabled', 'true')
    await page.reload()
    await expect(form.resendCode).toHaveText(/^Resend OTP in \d+ s$/)
    await expect(form.code).toBeVisible()
  })

  test('names what is missing, in order @desktop', async ({ page, places }) => {
    const form = new EarlyAccessPage(page, places)
    await form.open()

    await form.submit.click()
    await expect(toast(page, 'Missing Information')).toContainText('Please fill in all required fields.')
    await expectAccessible(page)
    await form.name.fill('Ada')
    await form.email.fill(newEmail('missing'))
    await form.captcha.answerWrongly()
    await form.submit.click()
    await expect(toast(page, 'Missing Information')).toContainText('Please verify your email address first.')
  })

  test('keeps what was typed, chosen and pressed before the page came to life', async ({
    page,
    places,
    mailbox,
  }) => {
    const form = new EarlyAccessPage(page, places)
    const email = newEmail('early')
    const release = await holdScripts(page)
    await form.open()

    const sum = String(await form.captcha.result())
    await form.chooseEmployer()
    await form.name.fill('Mary Somerville')
    await form.email.fill(email)
    await page.getByLabel('Message').fill('Typed early')
    await form.captcha.answer.fill(sum)
    await form.sendCode.click()
    release()

    await form.enterCode(await mailbox.otpFor(email))
    await expect(form.verified).toBeVisible()
    await expect(form.captcha.solved).toBeVisible()
    await expect(page.getByLabel('Company name')).toBeVisible()
    await expect(page.getByLabel('Message')).toHaveValue('Typed early')
    await form.submit.click()
    await expect(toast(page, 'Success!')).toBeVisible()
  })

  // Phones have no Tab key.
  test('works with the keyboard alone @desktop', async ({ page, places, mailbox }) => {
    const form = new EarlyAccessPage(page, places)
    const email = newEmail('keyboard')
    await form.open()

    await form.name.focus()
    await page.keyboard.type('Katherine Johnson')
    await tabTo(page, form.email)
    await page.keyboard.type(email)
    await tabTo(page, form.sendCode)
    await page.keyboard.press('Enter')
    await form.code.waitFor()
    await tabTo(page, form.code)
    await page.keyboard.type(await mailbox.otpFor(email))
    await tabTo(page, form.verify)
    await page.keyboard.press('Enter')
    await expect(form.verified).toBeVisible()
    await tabTo(page, form.captcha.answer)
    await page.keyboard.type(String(await form.captcha.result()))
    await tabTo(page, form.submit)
    await page.keyboard.press('Enter')

    await expect(page).toHaveURL(places.site('/'))
  })
})

/** Keeps the app from arriving until the answer is called: the page is plain HTML so long. */
async function holdScripts(page: Page): Promise<() => void> {
  let release: () => void = () => undefined
  const gate = new Promise<void>((open) => (release = open))
  await page.route('**/assets/app-*.js', async (route) => {
    await gate
    await route.continue()
  })
  return () => release()
}
