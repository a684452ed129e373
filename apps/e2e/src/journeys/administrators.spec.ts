import { addApp, codeOf, inviteAdministrator, keepCodes, openJoin, PASSWORD } from '../pages/administrator'
import { AdminLoginPage } from '../pages/admin-login-page'
import { newEmail } from '../support/api'
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe'
import { expect, test } from '../support/fixtures'
import { openStack } from '../support/stack'

const { admin } = openStack()

test('an administrator is invited, sets up an app, and signs in with it or without the telephone @phone @separate', async ({
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
  await inviteAdministrator(adminPage, places, { email, role: 'reader' })
  await expectAccessible(adminPage)
  await expectNoSidewaysScroll(adminPage)

  const context = await browser.newContext({ viewport: adminPage.viewportSize() })
  const page = await context.newPage()
  const link = await openJoin(page, mailbox, { email, name })
  expect(link.startsWith(places.admin('/admin-join'))).toBe(true)
  expect(page.url()).not.toContain('invite=')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Join as reader' }).click()
  await page.getByRole('heading', { level: 1, name: `Welcome back, ${name}` }).waitFor()

  await page.goto(places.admin('/admin-security'))
  await page.getByRole('button', { name: 'Set up an app' }).click()
  const secret = await addApp(page)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const recovery = await keepCodes(page)
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
