import { toast } from '../pages/toasts'
import { newEmail } from '../support/api'
import { expect, test } from '../support/fixtures'

test.describe('Blog', () => {
  test('filters, loads more, and keeps the choice in the address', async ({ page, places }) => {
    await page.goto(places.site('/blog'))
    const readMore = page.locator('main').getByRole('link', { name: /^Read More/ })
    await expect(readMore).toHaveCount(7)

    await page.getByRole('button', { name: 'Load More' }).click()
    await expect(readMore).toHaveCount(10)
    await expect(page.locator('#skill-assessment-guide')).toBeFocused()

    await page.getByRole('radio', { name: 'Cybersecurity' }).check()
    await expect(readMore).toHaveCount(1)
    await expect(page).toHaveURL(/\?category=Cybersecurity$/)

    await page.reload()
    await expect(readMore).toHaveCount(1)
    await expect(page.getByRole('radio', { name: 'Cybersecurity' })).toBeChecked()
  })

  test('the pills answer to the keyboard @desktop', async ({ page, places }) => {
    await page.goto(places.site('/blog'))
    await page.getByRole('radio', { name: 'All Posts' }).focus()
    await page.keyboard.press('ArrowRight')

    await expect(page.getByRole('radio', { name: 'Artificial Intelligence' })).toBeChecked()
    await expect(page.locator('main').getByRole('link', { name: /^Read More/ })).toHaveCount(1)
  })

  test('an article is read, and its category leads back to the list', async ({ page, places }) => {
    await page.goto(places.site('/blog'))
    await page.getByRole('link', { name: /^Read More.*What a credential on chain/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'What a credential on chain does, and does not, prove',
    )

    await page.locator('main').getByRole('link', { name: 'Blockchain' }).first().click()
    await expect(page).toHaveURL(/\/blog\?category=Blockchain$/)
    await expect(page.getByRole('radio', { name: 'Blockchain' })).toBeChecked()
  })

  test('takes a subscription like the band of the landing page', async ({ page, places }) => {
    await page.goto(places.site('/blog'))
    const form = page.getByRole('form', { name: 'Newsletter' })
    await form.getByRole('textbox').fill(newEmail('blog'))
    await form.getByRole('button', { name: 'Subscribe' }).click()

    await expect(toast(page, 'Success!')).toContainText("You've been added to our early access waitlist.")
  })
})
