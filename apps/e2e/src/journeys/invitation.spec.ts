import type { Browser, Page } from '@playwright/test'
import { acceptAdmission } from '@tryka/domain'
import { AdminLoginPage } from '../pages/admin-login-page'
import { EarlyAccessPage } from '../pages/early-access-page'
import { finishProfile } from '../pages/strangers'
import { toast } from '../pages/toasts'
import { newEmail } from '../support/api'
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe'
import { expect, test, type Places } from '../support/fixtures'
import type { Mailbox } from '../support/mailbox'
import { openStack } from '../support/stack'

const { admin } = openStack()

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()

/** A browser that nobody used before. */
async function newBrowser(browser: Browser): Promise<Page> {
  const context = await browser.newContext()
  return context.newPage()
}

/** What the mail's link leads to, at the place where this journey has the app. */
async function linkFor(mailbox: Mailbox, places: Places, email: string): Promise<string> {
  await expect
    .poll(async () => (await mailbox.to(email)).map(({ subject }) => subject))
    .toContain('Your place on Tryka is ready')
  const mail = (await mailbox.to(email)).findLast(({ subject }) => subject.startsWith('Your place'))
  const hash = /#invite=\S+/.exec(mail?.text ?? '')?.[0] ?? ''
  return places.app(`/welcome${hash}`)
}

/** Asks for early access by the form. */
async function joinList(page: Page, places: Places, mailbox: Mailbox, email: string): Promise<void> {
  const form = new EarlyAccessPage(page, places)
  await form.open()
  await form.name.fill('Asha Nair')
  await form.askForCode(email)
  await form.enterCode(await mailbox.otpFor(email))
  await expect(form.verified).toBeVisible()
  await form.captcha.solve()
  await form.submit.click()
  await expect(toast(page, 'Success!')).toBeVisible()
}

/** An administrator finds the request, looks at the mail and sends it. */
async function inviteFromConsole(page: Page, places: Places, email: string): Promise<void> {
  const login = new AdminLoginPage(page, places)
  await login.open()
  await login.signIn(admin)
  await expect(page).toHaveURL(places.admin('/admin-dashboard'))
  await page.goto(places.admin(`/admin-invitations?search=${encodeURIComponent(email)}`))
  await heading(page, 'Invitations')
  await page.getByRole('checkbox', { name: 'Choose Asha Nair' }).check()
  await expectAccessible(page)
  await press(page, 'Invite 1')
  const dialog = page.getByRole('dialog', { name: 'Invite one person' })
  await expect(dialog).toContainText(`To ${email}`)
  await expect(dialog).toContainText('/welcome#invite=')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Send one invitation' }).click()
  await expect(toast(page, 'Invitations sent')).toBeVisible()
}

test.describe('An invitation', () => {
  test('leads from the list to an own overview without a code @phone @separate', async ({
    browser,
    page,
    places,
    mailbox,
    browserConsole,
  }) => {
    test.setTimeout(150_000)
    // Before the administrator is signed in.
    browserConsole.expect(/401/)
    const email = newEmail('asha')
    await joinList(page, places, mailbox, email)
    await inviteFromConsole(page, places, email)
    const link = await linkFor(mailbox, places, email)

    // A machine of the mail system opens it, scripts and all, and presses nothing.
    const scanner = await newBrowser(browser)
    const sent: string[] = []
    scanner.on('request', (request) => sent.push(`${request.url()} ${request.headers()['referer'] ?? ''}`))
    await scanner.goto(link)
    await heading(scanner, 'Your place is ready')
    expect(scanner.url()).not.toContain('invite')
    const token = link.split('=').at(-1) ?? link
    expect(sent.filter((line) => line.includes(token))).toEqual([])
    await scanner.context().close()

    const asha = await newBrowser(browser)
    await asha.goto(link)
    await heading(asha, 'Your place is ready')
    await expectAccessible(asha)
    await expectNoSidewaysScroll(asha)
    await press(asha, /^Start as a…@/)
    await heading(asha, 'What brings you here?')
    await asha.getByRole('link', { name: /^Find work/ }).click()
    await heading(asha, 'Who are you?')
    await expect(asha.getByLabel('Name')).toHaveValue('Asha Nair')
    await asha.getByLabel('Field you work in').selectOption('Cybersecurity')
    await expectAccessible(asha)
    await press(asha, 'Continue')
    await finishProfile(asha)
    await asha.waitForURL(/place=me/)
    await expect(asha.getByRole('heading', { level: 1 })).toContainText('Asha')

    // Opened again, here and elsewhere, it is over.
    for (const again of [asha, await newBrowser(browser)]) {
      await again.goto(link)
      await heading(again, 'This link does not work any more')
      await expectAccessible(again)
    }
    await page.goto(places.admin(`/admin-invitations?tab=sent&search=${encodeURIComponent(email)}`))
    await expect(page.getByRole('row', { name: new RegExp(`${email}.*Joined`) })).toBeVisible()
    await asha.context().close()
  })

  test('is not taken by somebody who is signed in as another @desktop', async ({
    browser,
    page,
    places,
    mailbox,
    browserConsole,
  }) => {
    test.setTimeout(150_000)
    browserConsole.expect(/401/)
    const email = newEmail('asha')
    await joinList(page, places, mailbox, email)
    await inviteFromConsole(page, places, email)
    const link = await linkFor(mailbox, places, email)
    const [ben, other] = [await newBrowser(browser), newEmail('ben')]
    await ben.goto(places.app('/sign-in?return=/welcome'))
    await ben.getByLabel('Email').fill(other)
    await press(ben, 'Send code')
    await ben.getByLabel('Code').fill(await mailbox.otpFor(other))
    await press(ben, 'Sign in')
    await heading(ben, 'What brings you here?')
    const accepted: string[] = []
    ben.on('request', (request) => {
      if (request.url().endsWith(acceptAdmission.path)) accepted.push(request.method())
    })

    await ben.goto(link)
    await heading(ben, 'Your place is ready')
    await expect(ben.getByRole('main')).toContainText(`You are signed in as ${other}`)
    await expectAccessible(ben)
    await press(ben, `Stay ${other}`)
    await heading(ben, 'What brings you here?')
    expect(accepted).toEqual([])

    await ben.goto(link)
    await press(ben, /^Go on as a…@/)
    await heading(ben, 'What brings you here?')
    await ben.getByRole('link', { name: /^Find work/ }).click()
    await expect(ben.getByLabel('Name')).toHaveValue('Asha Nair')
    await ben.context().close()
  })
})
