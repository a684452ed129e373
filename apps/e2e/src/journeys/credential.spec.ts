import { readFile, writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { FiveTasks } from '../pages/five-tasks'
import { toast } from '../pages/toasts'
import { newEmail } from '../support/api'
import { expectAccessible } from '../support/axe'
import { expect, test } from '../support/fixtures'
import { profileOf, seated } from '../support/live-people'
import { proved } from '../support/right-answers'
import { comesToLife } from '../support/site-pages'

const SKILL = 'Machine Learning'
/** What its holder changes shows to whoever checks within this time. */
const AT_ONCE = { timeout: 5_000 }

test.describe('A credential', () => {
  test('comes of a result, is checked with the network off, and is revoked for everybody @desktop', async ({
    page,
    context,
    browser,
    places,
    browserConsole,
  }, info) => {
    test.setTimeout(120_000)
    browserConsole.expect(/ERR_INTERNET_DISCONNECTED|404/)
    const holder = await seated(newEmail('holder'))
    const person = await profileOf(holder, 'Ingrid Solheim')
    await context.addCookies(holder.cookies)
    // Nobody knows so much at once: the result is held, and five tasks confirm it.
    const { id } = await proved(person, SKILL)
    await page.goto(places.app(`/candidate-dashboard?section=skills&result=${id}&place=me`))
    await page.getByRole('button', { name: 'Take the five tasks' }).click()
    await page.getByRole('button', { name: 'Start now' }).click()
    await new FiveTasks(page, person).take()
    await expect(
      page.getByRole('heading', { level: 1, name: /^(Beginner|Intermediate|Advanced|Expert)/ }),
    ).toBeVisible()

    await page.goto(places.app('/candidate-dashboard?section=skills&place=me'))
    const row = page.getByRole('region', { name: 'Verified skills' }).getByRole('listitem').first()
    await expect(row).toContainText(/Recorded in the public tamper-evident log, entry \d/)
    const share = row.getByRole('button', { name: /^Share/ })
    const choose = async (item: string | RegExp) => {
      await share.click()
      await page.getByRole('menuitem', { name: item }).click()
    }
    const saved = page.waitForEvent('download')
    await choose(/\.badge\.json/)
    const badge = await (await saved).path()
    await choose('QR code and LinkedIn')
    await expectAccessible(page)
    const link = await page.getByRole('textbox', { name: 'Link' }).inputValue()
    expect(link).toMatch(new RegExp(`^${places.site('/verify')}\\?c=[0-9a-f-]{36}$`))
    await page.keyboard.press('Escape')

    // Somebody else, who has the file and the address of the holder, and for a while no network.
    const elsewhere = await browser.newContext()
    const reader = await elsewhere.newPage()
    await reader.goto(places.site('/verify'))
    await comesToLife(reader)
    const verdict = (name: string | RegExp) => reader.getByRole('heading', { level: 2, name })
    await elsewhere.setOffline(true)
    const file = { name: 'hers.badge.json', mimeType: 'application/json', buffer: await readFile(badge) }
    await reader.getByLabel('Badge file').setInputFiles(file)
    await expect(verdict(/^Genuine, not revoked/)).toBeVisible()
    await reader.getByRole('textbox', { name: 'E-mail address' }).fill(holder.email)
    await reader.keyboard.press('Enter')
    await expect(reader.getByText('It fits. The credential was issued to this address.')).toBeVisible()
    await elsewhere.setOffline(false)

    // The verifier that is offered here, from the disk and with the network off, knows whose keys these are.
    const kept = info.outputPath('tryka-verifier.html')
    await writeFile(kept, await (await reader.request.get(places.site('/tryka-verifier.txt'))).text())
    const alone = await elsewhere.newPage()
    await elsewhere.setOffline(true)
    await alone.goto(pathToFileURL(kept).href)
    await expect(
      alone.getByText(/^This file trusts these keys, as .* named them when it was downloaded/),
    ).toBeVisible()
    await alone.getByLabel(/^File/).setInputFiles(file)
    await expect(alone.getByRole('status')).toHaveText(/^Genuine, not revoked as of /)
    await alone.close()
    await elsewhere.setOffline(false)

    await choose('Revoke')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
    await expect(toast(page, 'Credential revoked')).toBeVisible()
    await reader.goto(link)
    await expect(verdict('Revoked')).toBeVisible(AT_ONCE)
    await expect(reader.getByText(/^Genuine, but withdrawn on .* at the holder’s request\./)).toBeVisible()
    await expect(row.getByRole('button', { name: /^Share/ })).toHaveCount(0)
    await elsewhere.close()
  })
})
