import { toast } from '../pages/toasts'
import { newEmail, signUp } from '../support/api'
import { expectAccessible } from '../support/axe'
import { expect, test } from '../support/fixtures'
import type { Mailbox } from '../support/mailbox'

const SUBJECT = /^Your data at /

/** The links of the newest mail: see, erase, unsubscribe. */
async function linksFor(mailbox: Mailbox, email: string): Promise<string[]> {
  const found = async () => (await mailbox.to(email)).findLast(({ subject }) => SUBJECT.test(subject))?.text
  await expect.poll(found).toBeTruthy()
  return [...((await found()) ?? '').matchAll(/https?:\/\/\S+/g)].map(([link]) => link)
}

test.describe('One’s own data', () => {
  test('a person on the list sees and erases it by a link from the privacy page', async ({
    page,
    places,
    mailbox,
    browserConsole,
  }) => {
    browserConsole.expect(/400/)
    const { email, name } = await signUp({ email: newEmail('mine') })
    await page.goto(places.site('/contact'))
    await page.getByRole('link', { name: 'My data and my rights' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy')
    const form = page.getByRole('form', { name: 'Get a link to your data' })

    await form.getByLabel('Email address').fill(email)
    await form.getByRole('button', { name: 'Send the link' }).click()
    await expect(page.getByText('Request received')).toBeVisible()
    await expectAccessible(page)

    const [mine = '', erase = ''] = await linksFor(mailbox, email)
    const kept = (await (await page.request.get(mine)).json()) as { signups: object[] }
    expect(kept.signups).toEqual([expect.objectContaining({ email, name })])
    await page.goto(mine)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your data')
    await expect(page.getByText(name)).toBeVisible()
    await expectAccessible(page)
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download JSON' }).click()
    expect((await download).suggestedFilename()).toBe('my-data.json')
    await page.goto(erase)
    await page.getByRole('button', { name: 'Erase my data' }).click()
    await expect(page.getByRole('heading', { name: 'Your data is erased' })).toBeVisible()
    expect(((await (await page.request.get(mine)).json()) as { signups: object[] }).signups).toEqual([])

    await page.goto(`${mine}x`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link does not work any more')
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Ask for a new link' }).click()
    await expect(page.getByRole('form', { name: 'Get a link to your data' })).toBeVisible()
  })

  test('the answer does not tell who is on the list @desktop', async ({ page, places, mailbox }) => {
    const email = newEmail('stranger')
    await page.goto(places.site('/privacy-policy'))
    const form = page.getByRole('form', { name: 'Get a link to your data' })
    await form.getByLabel('Email address').fill(email)
    await page.keyboard.press('Enter')

    await expect(page.getByText('If this address is on the list')).toBeVisible()
    expect(await mailbox.to(email)).toEqual([])
  })

  test('an address is asked for when there is none @desktop', async ({ page, places }) => {
    await page.goto(places.site('/privacy-policy#my-data'))
    await page.getByRole('button', { name: 'Send the link' }).click()

    await expect(toast(page, 'Error')).toContainText('Enter your email address.')
  })
})
