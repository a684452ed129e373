import { sampleResume } from '@tryka/domain/testing'
import { CvBuilderPage } from '../pages/cv-builder-page'
import { toast } from '../pages/toasts'
import { newEmail } from '../support/api'
import { expectAccessible } from '../support/axe'
import { expect, test } from '../support/fixtures'

test.describe('Sign-in', () => {
  test('turns the guest into an account, work and all @phone @separate', async ({
    page,
    places,
    mailbox,
    browserConsole,
  }) => {
    browserConsole.expect(/40[01]/)
    const builder = new CvBuilderPage(page, places)
    const email = newEmail('signer')
    await builder.open()
    await builder.create(sampleResume(3, { title: 'Made as a guest' }))
    await page.getByRole('button', { name: /^Notifications/ }).click()
    await page.getByRole('menuitem', { name: 'Sign in' }).click()

    await page.getByRole('button', { name: 'Send code' }).click()
    await expect(toast(page, 'Error')).toContainText('Please enter your email address first.')
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Send code' }).click()
    await expect(toast(page, 'OTP Sent!')).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('Code').fill(await mailbox.otpFor(email))
    await page.getByRole('button', { name: 'Sign in' }).click()

    await expect(toast(page, 'Email Verified!')).toBeVisible()
    await expect(page).toHaveURL(/section=cv-builder/)
    await expect(page.getByRole('button', { name: `Account: ${email}` })).toBeVisible()
    await expect(builder.item('Made as a guest')).toBeVisible()

    await page.getByRole('button', { name: /^Account/ }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await expect(toast(page, 'Logged Out')).toContainText('You have been successfully logged out.')
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
    await builder.open()
    await expect(page.getByRole('button', { name: 'Account: Guest' })).toBeVisible()
    await expect(builder.item('Made as a guest')).toBeHidden()
  })
})
