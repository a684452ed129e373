import { expectNoSidewaysScroll } from '../support/axe'
import { expect, test } from '../support/fixtures'
import { SITE_PAGES } from '../support/site-pages'

test.use({ javaScriptEnabled: false })

// Each is looked at in its narrowest too: a phone of its own would show nothing more.
test.describe('Without scripts @desktop', () => {
  for (const path of SITE_PAGES)
    test(`${path} reads whole`, async ({ page, places }) => {
      await page.goto(places.site(path))

      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const words = (await page.locator('main').innerText()).split(/\s+/).length
      expect(words).toBeGreaterThan(path === '/early-access' ? 60 : 100)
      await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' })).toBeVisible()
      await page.setViewportSize({ width: 320, height: 700 })
      await expectNoSidewaysScroll(page)
    })

  test('the blog shows every article and nothing that could not answer', async ({ page, places }) => {
    await page.goto(places.site('/blog'))

    await expect(page.locator('main').getByRole('link', { name: /^Read More/ })).toHaveCount(10)
    await expect(page.getByRole('radio', { name: 'Blockchain' })).toBeHidden()
    await expect(page.getByRole('button', { name: 'Load More' })).toBeHidden()
  })

  test('the contact page gives the address in place of the form', async ({ page, places }) => {
    await page.goto(places.site('/contact'))

    await expect(page.locator('noscript p')).toBeVisible()
    await expect(page.locator('noscript a')).toHaveAttribute('href', 'mailto:people@tryka.test')
    await expect(page.getByRole('link', { name: 'people@tryka.test' }).last()).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Message' })).toBeHidden()
  })

  for (const [path, address] of [
    ['/careers', 'work@tryka.test'],
    ['/privacy-policy', 'data@tryka.test'],
  ] as const)
    test(`${path} names the address that its host was started with`, async ({ page, places }) => {
      await page.goto(places.site(path))

      await expect(page.getByRole('link', { name: address }).last()).toHaveAttribute(
        'href',
        `mailto:${address}`,
      )
      expect(await page.content()).not.toContain('@tryka.example')
    })

  test('an article link leads to its page', async ({ page, places }) => {
    await page.goto(places.site('/'))
    await page.getByRole('link', { name: /^Read More.*Hiring on merit/ }).click()

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Hiring on merit takes more than removing the name',
    )
  })
})
