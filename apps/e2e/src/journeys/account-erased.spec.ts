import { applyToJob } from '@tryka/domain'
import { addApp, codeOf, joinConsole, keepCodes, PASSWORD } from '../pages/administrator'
import { AdminLoginPage } from '../pages/admin-login-page'
import { hiringCompany } from '../pages/hiring-company'
import { heading, makeProfile, welcomed } from '../pages/strangers'
import { toast } from '../pages/toasts'
import { newEmail } from '../support/api'
import { expectAccessible } from '../support/axe'
import { expect, test } from '../support/fixtures'
import { pageClient } from '../support/page-client'

const [ROLE, ASHA] = ['Ferry Engineer', 'Asha Verma']
const FACTS = 'This account was opened with the papers of somebody else, who told us so.'

test('an owner erases an account from the console, and its person begins anew @apart', async ({
  browser,
  context,
  places,
  mailbox,
  browserConsole,
}) => {
  test.setTimeout(240_000)
  browserConsole.expect(/401/)
  const world = { places, mailbox }
  const email = newEmail('asha')
  const asha = await welcomed(browser, world, email)
  await makeProfile(asha.page, ASHA)
  const { ben, place, postingId } = await hiringCompany(browser, context, world, 'Ferry', ROLE)
  const sent = await pageClient(asha.page, places)
    .at('me')
    .call(applyToJob, { params: { id: postingId }, body: { resumeId: null, shareSalary: false } })
  const application = places.app(
    `/company-dashboard?place=${place}&section=applications&application=${sent.id}`,
  )
  await ben.page.goto(application)
  await expect(ben.page.getByText(ASHA).first()).toBeVisible()

  const own = await browser.newContext()
  const owner = await own.newPage()
  await test.step('an owner signs in with the app of a telephone', async () => {
    const { name } = await joinConsole({ owner: await context.newPage(), page: owner }, world, {
      email: newEmail('olga'),
      role: 'owner',
    })
    await owner.goto(places.admin('/admin-security'))
    await owner.getByRole('button', { name: 'Set up an app' }).click()
    const secret = await addApp(owner)
    await keepCodes(owner)
    await expect(owner.getByText('10 recovery codes are left.')).toBeVisible()
    await own.clearCookies()
    const login = new AdminLoginPage(owner, places)
    await login.open()
    await login.signIn({ username: name, password: PASSWORD })
    await heading(owner, 'Second step')
    // The half minute of the set-up is spent.
    await owner.getByRole('textbox', { name: 'Code from the app' }).fill(codeOf(secret, 30_000))
    await owner.keyboard.press('Enter')
    await heading(owner, `Welcome back, ${name}`)
  })

  await test.step('and erases the account, with reasons, asked once more', async () => {
    await owner.goto(places.admin(`/admin-users?q=${encodeURIComponent(email)}`))
    await owner.getByRole('link', { name: ASHA }).click()
    const form = owner.getByRole('form', { name: 'Erase this account' })
    await form.getByRole('button', { name: 'Erase and tell' }).click()
    await expect(form.getByText('Choose a ground.')).toBeVisible()
    await form.getByLabel('Ground').selectOption('unreal_work')
    await form.getByLabel('Facts').fill(FACTS)
    await expectAccessible(owner)
    await form.getByRole('button', { name: 'Erase and tell' }).click()
    const question = owner.getByRole('alertdialog', { name: `Erase the account of ${ASHA}?` })
    await expectAccessible(owner)
    await question.getByRole('button', { name: 'Erase account' }).click()
    await expect(toast(owner, 'Account Erased')).toBeVisible()
    await expect(owner.getByText('Nobody found')).toBeVisible()
  })

  await test.step('the company keeps the dates, without the name', async () => {
    await ben.page.reload()
    await expect(ben.page.getByText('Former applicant').first()).toBeVisible()
    await expect(ben.page.locator('body')).not.toContainText(ASHA)
    await expectAccessible(ben.page)
  })

  await test.step('the person reads why, is signed out, and begins anew with the same address', async () => {
    const erased = async () =>
      (await mailbox.to(email)).find(({ subject }) => subject === 'Your account was erased')
    await expect.poll(async () => (await erased())?.text.replace(/\s+/g, ' ')).toContain(FACTS)
    const { page } = asha
    await page.goto(places.app('/candidate-dashboard?place=me&section=applications'))
    await heading(page, 'Sign in first')
    const before = (await mailbox.to(email)).length
    await page.goto(places.app('/sign-in?return=/welcome'))
    await page.getByLabel('Email').fill(email)
    // Erasing sets no limit back: another code is sent a minute after the one before.
    browserConsole.expect(/status of 429/)
    await expect(async () => {
      await page.getByRole('button', { name: 'Send code' }).click()
      await page.getByLabel('Code').waitFor({ timeout: 5_000 })
    }).toPass({ timeout: 75_000 })
    await page.getByLabel('Code').fill(await mailbox.otpFor(email, before + 1))
    await page.getByRole('button', { name: 'Sign in' }).click()
    await heading(page, 'What brings you here?')
    await page.goto(places.app('/candidate-dashboard?place=me&section=applications'))
    await heading(page, 'Begin your profile first')
  })
  for (const one of [ben, asha]) await one.context.close()
  await own.close()
})
