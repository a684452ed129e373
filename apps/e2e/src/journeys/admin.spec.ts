import { AccessRequestsPage } from '../pages/access-requests-page'
import { AdminLoginPage } from '../pages/admin-login-page'
import { toast } from '../pages/toasts'
import { newEmail, signUp } from '../support/api'
import { expectAccessible } from '../support/axe'
import { parseCsv } from '../support/csv'
import { expect, test } from '../support/fixtures'
import { openStack } from '../support/stack'

const { admin } = openStack()

test.describe('Admin sign-in', () => {
  test('goes from the guard to the dashboard and out again @separate', async ({
    page,
    places,
    browserConsole,
    isMobile,
  }) => {
    browserConsole.expect(/401/)
    const login = new AdminLoginPage(page, places)

    await page.goto(places.admin('/admin-dashboard'))
    await expect(page).toHaveURL(places.admin('/admin-login'))
    await expectAccessible(page)
    await login.signIn(admin)

    await expect(page).toHaveURL(places.admin('/admin-dashboard'))
    await expect(toast(page, 'Login Successful')).toContainText('Welcome to the admin panel')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome back, ${admin.username}`)
    await expectAccessible(page)

    if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL(places.admin('/admin-login'))
    await expect(toast(page, 'Logged Out')).toContainText('You have been successfully logged out.')

    await page.goto(places.admin('/admin-access-requests'))
    await expect(page).toHaveURL(places.admin('/admin-login'))
  })

  test('says what is missing before it asks the server @desktop', async ({
    page,
    places,
    browserConsole,
  }) => {
    browserConsole.expect(/401/)
    const login = new AdminLoginPage(page, places)
    await login.open()

    await login.submit.click({ force: true })
    await expect(toast(page, 'Error')).toContainText('Please enter both username and password.')

    await login.username.fill(admin.username)
    await login.password.fill('a wrong password')
    await login.captcha.answerWrongly()
    await login.submit.click({ force: true })
    await expect(toast(page, 'Security Verification Required')).toContainText(
      'Please complete the mathematical verification.',
    )
    await expectAccessible(page)
  })

  test('refuses a wrong password with a new question @desktop', async ({ page, places, browserConsole }) => {
    browserConsole.expect(/401/)
    const login = new AdminLoginPage(page, places)
    await login.open()

    await login.signIn({ username: newEmail('nobody').slice(0, 60), password: 'a wrong password' })

    await expect(toast(page, 'Login Failed')).toContainText('Invalid credentials. Please try again.')
    await expect(login.captcha.answer).toHaveValue('')
    await expect(page).toHaveURL(places.admin('/admin-login'))
  })
})

test.describe('The early-access list', () => {
  test('shows a new signup in the numbers and among the newest', async ({ adminPage, places }) => {
    const total = adminPage.getByText('Total Signups').locator('..')
    await adminPage.goto(places.admin('/admin-dashboard'))
    const signups = async () => {
      await expect(total).toContainText(/\d/)
      return Number(/[\d,]+/.exec(await total.innerText())?.[0]?.replaceAll(',', ''))
    }
    const before = await signups()

    const signup = await signUp({ name: 'Mary Somerville', userType: 'company', company: 'Orrery' })
    await adminPage.reload()

    await expect(adminPage.getByRole('row').filter({ hasText: signup.email })).toContainText('Company')
    expect(await signups()).toBeGreaterThan(before)
    await adminPage.getByRole('link', { name: 'View all' }).click()
    await expect(adminPage).toHaveURL(places.admin('/admin-access-requests'))
  })

  test('is searched, filtered and exported', async ({ adminPage, places }) => {
    const marker = `Marker ${Date.now().toString(36)}`
    const candidate = await signUp({ name: `=${marker}`, focusArea: 'DevOps', interests: ['Blockchain'] })
    const company = await signUp({ name: marker, userType: 'company', company: 'Analytical "Engines", Ltd' })
    const list = new AccessRequestsPage(adminPage, places)
    await list.open()

    await list.search.fill(marker.toUpperCase())
    await expect(list.summary).toContainText(/^Showing 2 of/)
    await expect(list.card(candidate.email)).toContainText('DevOps')
    await list.type.selectOption('Companies')
    await expect(list.summary).toContainText(/^Showing 1 of/)
    await expect(list.card(company.email)).toContainText('Analytical "Engines", Ltd')
    await expectAccessible(adminPage)

    await list.type.selectOption('All Types')
    await expect(list.summary).toContainText(/^Showing 2 of/)
    const file = await list.download()
    await expect(toast(adminPage, 'Export Started')).toContainText('CSV file download has been initiated.')
    expect(file.name).toBe('early-access-signups.csv')
    const rows = parseCsv(file.text)
    expect(rows.map((row) => row['Email']).sort()).toEqual([candidate.email, company.email].sort())
    expect(rows.find((row) => row['Email'] === candidate.email)?.['Name']).toBe(`'=${marker}`)
    expect(rows.find((row) => row['Email'] === company.email)?.['Company']).toBe('Analytical "Engines", Ltd')

    await list.search.fill('nobody has this name')
    await expect(adminPage.getByText('No requests match your filters')).toBeVisible()
    await expectAccessible(adminPage)
  })

  test('has a navigation entry that leads to everybody with an account', async ({
    adminPage,
    places,
    isMobile,
  }) => {
    await adminPage.goto(places.admin('/admin-dashboard'))

    if (isMobile) await adminPage.getByRole('button', { name: 'Open menu' }).click()
    await adminPage.getByRole('link', { name: 'User Management' }).click()

    await expect(adminPage.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible()
    expect((await adminPage.goto(places.admin('/admin-users')))?.status()).toBe(200)
  })
})
