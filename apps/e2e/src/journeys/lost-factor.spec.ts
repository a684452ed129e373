import { addApp, codeOf, inviteAdministrator, keepCodes, openJoin, PASSWORD } from '../pages/administrator'
import { AdminLoginPage } from '../pages/admin-login-page'
import { adminCookies, newEmail } from '../support/api'
import { expectAccessible } from '../support/axe'
import { expect, test } from '../support/fixtures'

test('a lost telephone costs a recovery code, and all of them lost a word with an owner @apart', async ({
  context,
  page: owner,
  browser,
  places,
  mailbox,
  browserConsole,
}) => {
  test.setTimeout(180_000)
  browserConsole.expect(/401/)
  await context.addCookies(await adminCookies(places.api('/')))
  const email = newEmail('lena')
  const name = email.split('@')[0] ?? ''
  const own = await browser.newContext()
  const page = await own.newPage()
  const welcome = `Welcome back, ${name}`
  /** The password in a browser that nobody used before, as far as the second step. */
  const begun = async () => {
    const other = await (await browser.newContext()).newPage()
    const login = new AdminLoginPage(other, places)
    await login.open()
    await login.signIn({ username: name, password: PASSWORD })
    const field = other.getByRole('textbox', { name: 'Code from the app' })
    const show = async (code: string) => {
      await field.fill(code)
      await other.keyboard.press('Enter')
    }
    return { other, show }
  }

  let old = ''
  let recovery: string[] = []
  await test.step('she joins and sets up an app', async () => {
    await inviteAdministrator(owner, places, { email, role: 'moderator' })
    await openJoin(page, mailbox, { email, name })
    await page.getByRole('button', { name: 'Join as moderator' }).click()
    await page.getByRole('heading', { level: 1, name: welcome }).waitFor()
    await page.goto(places.admin('/admin-security'))
    await page.getByRole('button', { name: 'Set up an app' }).click()
    old = await addApp(page)
    recovery = await keepCodes(page)
  })

  const { other, show } = await begun()
  let next = ''
  await test.step('without it, a recovery code opens the console, and a new app takes its place', async () => {
    await other.getByRole('heading', { level: 1, name: 'Second step' }).waitFor()
    await show('000000')
    await expect(other.getByText('This code is wrong or was used already.')).toBeVisible()
    await expectAccessible(other)
    // Until it is shown nothing else is open, whatever the address says.
    await other.goto(places.admin('/admin-users'))
    await other.getByRole('heading', { level: 1, name: 'Second step' }).waitFor()
    await show(recovery[0] ?? '')
    await other.getByRole('heading', { level: 1, name: welcome }).waitFor()

    await other.goto(places.admin('/admin-security'))
    await expect(other.getByText('9 recovery codes are left.')).toBeVisible()
    await other.getByRole('button', { name: 'Remove the app' }).click()
    await expect(other.getByText('Your password alone signs you in.')).toBeVisible()
    await other.getByRole('button', { name: 'Set up an app' }).click()
    next = await addApp(other)
    expect(next).not.toBe(old)
    const codes = await keepCodes(other)
    expect(codes).not.toContain(recovery[1])
    recovery = [recovery[1] ?? '', ...codes]
    // The browser that had the lost one is out.
    await page.goto(places.admin('/admin-users'))
    await page.getByRole('heading', { name: 'Admin sign-in' }).waitFor()
  })

  await test.step('what belonged to the old one opens nothing', async () => {
    const late = await begun()
    for (const code of [codeOf(old), recovery[0] ?? '']) {
      await late.show(code)
      await expect(late.other.getByText('This code is wrong or was used already.')).toBeVisible()
      await late.other.reload()
    }
    await late.show(codeOf(next, 30_000))
    await late.other.getByRole('heading', { level: 1, name: welcome }).waitFor()
    await late.other.context().close()
  })

  await test.step('who lost everything is removed and invited anew, under the same name', async () => {
    await owner.goto(places.admin('/admin-administrators'))
    const row = owner.getByRole('row').filter({ hasText: name })
    await expect(row).toContainText('App')
    await row.getByRole('button', { name: `Remove ${name}` }).click()
    await expect(row).toBeHidden()
    await other.goto(places.admin('/admin-users'))
    await other.getByRole('heading', { name: 'Admin sign-in' }).waitFor()

    const before = (await mailbox.to(email)).length
    await inviteAdministrator(owner, places, { email, role: 'moderator' })
    await expect
      .poll(async () => (await mailbox.to(email)).length, { timeout: 15_000 })
      .toBeGreaterThan(before)
    const again = await (await browser.newContext()).newPage()
    await openJoin(again, mailbox, { email, name })
    await again.getByRole('button', { name: 'Join as moderator' }).click()
    await again.getByRole('heading', { level: 1, name: welcome }).waitFor()
    await again.goto(places.admin('/admin-security'))
    await expect(again.getByRole('button', { name: 'Set up an app' })).toBeVisible()
    await again.context().close()
  })
  await other.context().close()
  await own.close()
})
