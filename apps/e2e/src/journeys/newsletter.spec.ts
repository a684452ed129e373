import { toast } from '../pages/toasts'
import { newEmail } from '../support/api'
import { expectAccessible } from '../support/axe'
import { expect, test } from '../support/fixtures'

test.describe('Newsletter', () => {
  test('takes an address and says so @separate', async ({ page, places }) => {
    await page.goto(places.site('/'))
    const band = page.locator('#cta')
    await band.scrollIntoViewIfNeeded()

    await band.getByRole('textbox').fill(newEmail('news'))
    await band.getByRole('button', { name: 'Subscribe' }).click()

    await expect(toast(page, 'Success!')).toContainText(
      "You've been added to our early access waitlist. We'll be in touch soon!",
    )
    await expect(band.getByRole('textbox')).toHaveValue('')
    await expectAccessible(page)
  })

  test('asks for an address when there is none', async ({ page, places }) => {
    await page.goto(places.site('/'))
    const band = page.locator('#cta')
    await band.scrollIntoViewIfNeeded()

    await band.getByRole('button', { name: 'Subscribe' }).click()

    await expect(toast(page, 'Error')).toContainText('Please enter your email address.')
  })
})
