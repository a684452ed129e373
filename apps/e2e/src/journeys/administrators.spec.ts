import { Secret, TOTP } from 'otpauth'
import { AdminLoginPage } from '../pages/admin-login-page'
import { newEmail } from '../support/api'
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe'
import { expect, test } from '../support/fixtures'
import { openStack } from '../support/stack'

const { admin } = openStack()

const PASSWORD = 'lantern corridor 44 walnut'

/** The code that an app shows now, or in the half minute after this one. */
const codeOf = (secret: string, later = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + later })

test('an administrator is invited, sets up an app, and signs in with it or without the telephone @separate', async ({
  page: adminPage,
  browser,
  browserConsole,
  places,
  mailbox,
}) => {
  browserConsole.expect(/401/)
  const owner = new AdminLoginPage(adminPage, places)
  await owner.open()
  await owner.signIn(admin)
  await adminPage.getByRole('heading', { level: 1, name: /^Welcome back/ }).waitFor()

  const email = newEmail()
  const name = email.split('@')[0] ?? ''
  await adminPage.goto(places.admin('/admin-administrators'))
  await adminPage.getByRole('heading', { level: 1, name: 'Administrators' }).waitFor()
  await adminPage.getByRole('textbox', { name: 'E-mail address' }).fill(email)
  await adminPage.getByRole('combobox', { name: 'Role', exact: true }).selectOption('reader')
  await adminPage.getByRole('button', { name: 'Send invitation' }).click()
  await expect(adminPage.getByRole('table').getByText(email)).toBeVisible()
  await expectAccessible(adminPage)
  await expectNoSidewaysScroll(adminPage)

  const { text } = await mailbox.mailFor(email)
  const link = /\S+\/admin-join#invite=\S+/.exec(text)?.[0] ?? ''
  expect(link.startsWith(places.admin('/admin-join'))).toBe(true)

  const context = await browser.newContext({ viewport: adminPage.viewportSize() })
  const page = await context.newPage()
  await page.goto(link)
  await page.getByRole('textbox', { name: 'Username' }).fill(name)
  await page.getByLabel('Password').fill(PASSWORD)
  expect(page.url()).not.toContain('invite=')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Join as reader' }).click()
  await page.getByRole('heading', { level: 1, name: `Welcome back, ${name}` }).waitFor()

  await page.goto(places.admin('/admin-security'))
  await page.getByRole('button', { name: 'Set up an app' }).click()
  const key = page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)
  const secret = (await key.textContent())?.replaceAll(' ', '') ?? ''
  await page.getByRole('textbox', { name: 'First code from the app' }).fill(codeOf(secret))
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Use this app' }).click()
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const recovery = await codes.allTextContents()
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible()

  // Each time in a browser that nobody used before; the half minute of the set-up is spent.
  for (const code of [codeOf(secret, 30_000), recovery[0] ?? '']) {
    const other = await (await browser.newContext()).newPage()
    const login = new AdminLoginPage(other, places)
    await login.open()
    await login.signIn({ username: name, password: PASSWORD })
    await other.getByRole('heading', { level: 1, name: 'Second step' }).waitFor()
    await expectAccessible(other)
    await other.getByRole('textbox', { name: 'Code from the app' }).fill(code)
    await other.keyboard.press('Enter')
    await other.getByRole('heading', { level: 1, name: `Welcome back, ${name}` }).waitFor()
    await other.context().close()
  }
  await context.close()
})
