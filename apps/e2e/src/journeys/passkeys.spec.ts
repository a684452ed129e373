import { AdminLoginPage } from '../pages/admin-login-page'
import { signIn } from '../pages/strangers'
import { newEmail } from '../support/api'
import { addAuthenticator } from '../support/authenticator'
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe'
import { expect, test, type Places } from '../support/fixtures'
import { openStack } from '../support/stack'

const { admin } = openStack()

/** Passkeys are bound to a name; an address of numbers has none. */
const named = (url: string): string => url.replace('//127.0.0.1:', '//localhost:')

const atNames = (places: Places): Places => ({
  site: (path) => named(places.site(path)),
  app: (path) => named(places.app(path)),
  admin: (path) => named(places.admin(path)),
  api: (path) => named(places.api(path)),
})

test('a person adds a passkey, signs in with it alone, and removes it @desktop @separate', async ({
  page,
  places: given,
  mailbox,
}) => {
  const places = atNames(given)
  const email = newEmail()
  await addAuthenticator(page)
  const settings = places.app('/candidate-dashboard?section=settings&place=demo')
  await page.goto(places.app('/sign-in?return=%2Fcandidate-dashboard%3Fsection%3Dsettings%26place%3Ddemo'))
  await expectAccessible(page)
  await signIn(page, mailbox, email)

  const card = page.getByRole('region', { name: 'Security', exact: true })
  await card.getByRole('button', { name: 'Add a passkey' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' })
  await dialog.getByLabel('Name').fill('Journey key')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Add passkey' }).click()
  await expect(card.getByText('Journey key', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  // Somebody else's browser as far as cookies know, with the device of this person.
  await page.context().clearCookies()
  await page.goto(places.app('/sign-in?return=%2Fcandidate-dashboard%3Fsection%3Dsettings%26place%3Ddemo'))
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByRole('button', { name: `Account: ${email}` })).toBeVisible()

  await page.goto(settings)
  await card.getByRole('button', { name: /^Remove ?: Journey key$/ }).click()
  await page.getByRole('button', { name: 'Remove passkey' }).click()
  await expect(card.getByText('Journey key', { exact: true })).toBeHidden()
})

test('an administrator adds a passkey, signs in with it alone, and uses it as the second step @desktop @separate', async ({
  page,
  browser,
  browserConsole,
  places: given,
  mailbox,
}) => {
  browserConsole.expect(/401/)
  const places = atNames(given)
  // An administrator of this journey: others sign in with the password alone meanwhile.
  const owner = await (await browser.newContext()).newPage()
  const first = new AdminLoginPage(owner, places)
  await first.open()
  await first.signIn(admin)
  await owner.getByRole('heading', { level: 1, name: /^Welcome back/ }).waitFor()
  const email = newEmail()
  const username = email.split('@')[0] ?? ''
  const password = 'lantern corridor 44 walnut'
  await owner.goto(places.admin('/admin-administrators'))
  await owner.getByRole('textbox', { name: 'E-mail address' }).fill(email)
  await owner.getByRole('combobox', { name: 'Role', exact: true }).selectOption('reader')
  await owner.getByRole('button', { name: 'Send invitation' }).click()
  const link = /\S+\/admin-join#invite=\S+/.exec((await mailbox.mailFor(email)).text)?.[0] ?? ''
  await owner.context().close()

  await addAuthenticator(page)
  await page.goto(link)
  await page.getByRole('textbox', { name: 'Username' }).fill(username)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Join as reader' }).click()
  await page.getByRole('heading', { level: 1, name: `Welcome back, ${username}` }).waitFor()

  await page.goto(places.admin('/admin-security'))
  await page.getByLabel('Name of the passkey').fill('Console key')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10)
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await expect(page.getByText('Console key', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await page.context().clearCookies()
  const login = new AdminLoginPage(page, places)
  await login.open()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.getByRole('heading', { level: 1, name: `Welcome back, ${username}` }).waitFor()

  await page.context().clearCookies()
  await login.open()
  await login.signIn({ username, password })
  await page.getByRole('heading', { level: 1, name: 'Second step' }).waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await page.getByRole('heading', { level: 1, name: `Welcome back, ${username}` }).waitFor()
})
