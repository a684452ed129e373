import { randomBytes, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { bakePng } from '@tryka/credentials/issue'
import { foreignDocument, foreignIssuer, foreignSigned, tinyPng } from '@tryka/credentials/testing'
import { newEmail } from '../support/api'
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe'
import { expect, test } from '../support/fixtures'
import { profileOf, seated } from '../support/live-people'
import { confirmed, proved } from '../support/right-answers'

const seed = randomBytes(32)
console.info(`imported badges: seed ${seed.toString('hex')}`)

const inDialog = (page: Page) => page.getByRole('dialog', { name: 'Import a badge' })
const certifications = (page: Page) => page.getByRole('region', { name: 'Certifications' })

/** Brings a file to the dialog, which opens for it. */
async function bring(page: Page, name: string, content: string | Uint8Array): Promise<void> {
  if (!(await inDialog(page).isVisible())) await page.getByRole('button', { name: 'Import a badge' }).click()
  const buffer = Buffer.from(content)
  await inDialog(page)
    .getByLabel(/^File/)
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer })
}

/** A badge of a school that nobody knows, made out to an address. */
async function schoolBadge(email: string): Promise<string> {
  const issuer = await foreignIssuer(seed)
  const over = {
    id: `urn:uuid:${randomUUID()}`,
    validFrom: '2026-01-05T00:00:00Z',
  }
  return JSON.stringify(await foreignSigned(issuer, await foreignDocument(issuer, email, over)))
}

test.describe('A badge of another issuer', () => {
  test('says what was checked and no more, and is refused once it is altered @desktop', async ({
    page,
    context,
    places,
    browserConsole,
  }) => {
    browserConsole.expect(/400/)
    const asha = await seated(newEmail('badges'))
    await profileOf(asha, 'Asha Verma')
    await context.addCookies(asha.cookies)
    await page.goto(places.app('/candidate-dashboard?section=skills&place=me'))
    await expect(certifications(page).getByText('No certifications yet')).toBeVisible()
    const badge = await schoolBadge(asha.email)

    await bring(page, 'altered.json', badge.replace('Secure Coding', 'Everything'))
    const result = inDialog(page).getByRole('status').last()
    await expect(result).toContainText('Not genuine')
    await expect(result).toContainText('The signature does not fit: something was changed')
    const add = inDialog(page).getByRole('button', {
      name: 'Add to certifications',
    })
    await expect(add).toBeDisabled()
    await expectAccessible(page)

    await bring(page, 'secure-coding.png', bakePng(tinyPng, badge))
    await expect(result).toContainText('Signature fits; the issuer is not one we know.')
    await expect(result).toContainText('It is made out to your confirmed address.')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await add.click()
    const row = certifications(page).getByRole('listitem').filter({ hasText: 'Secure Coding' })
    await expect(row).toContainText('Signature fits; the issuer is not one we know.')
    await expect(row.getByText('Not verified', { exact: true })).toBeVisible()
    await page.reload()
    await expect(row).toContainText('Harbour School')
    await expectAccessible(page)
  })

  test('is Verified for whom it is made out to, and for nobody else @desktop', async ({
    page,
    context,
    browser,
    places,
  }) => {
    test.setTimeout(120_000)
    const holder = await seated(newEmail('badge-holder'))
    const person = await profileOf(holder, 'Ingrid Solheim')
    await context.addCookies(holder.cookies)
    const { id } = await proved(person, 'Machine Learning')
    await page.goto(places.app(`/candidate-dashboard?section=skills&result=${id}&place=me`))
    await page.getByRole('button', { name: 'Take the five tasks' }).click()
    await page.waitForURL(/recheck=/)
    await confirmed(person, new URL(page.url()).searchParams.get('recheck') ?? '')
    await page.goto(places.app('/candidate-dashboard?section=skills&place=me'))
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: /^Share/ }).click()
    await page.getByRole('menuitem', { name: /\.badge\.json/ }).click()
    const badge = await readFile(await (await saved).path())

    await bring(page, 'mine.badge.json', badge)
    await inDialog(page).getByRole('button', { name: 'Add to certifications' }).click()
    await expect(certifications(page).getByText('Verified', { exact: true })).toBeVisible()

    const other = await seated(newEmail('badge-taker'))
    await profileOf(other, 'Bela Kovacs')
    const elsewhere = await browser.newContext()
    await elsewhere.addCookies(other.cookies)
    const taker = await elsewhere.newPage()
    await taker.goto(places.app('/candidate-dashboard?section=skills&place=me'))
    await bring(taker, 'hers.badge.json', badge)
    const result = inDialog(taker).getByRole('status').last()
    await expect(result).toContainText('It is made out to another address than your confirmed one.')
    await inDialog(taker).getByRole('button', { name: 'Add to certifications' }).click()
    await expect(certifications(taker)).toContainText('made out to another address')
    await expect(certifications(taker).getByText('Not verified', { exact: true })).toBeVisible()
    await expect(certifications(taker).getByText('Verified', { exact: true })).toHaveCount(0)
    await elsewhere.close()
  })
})
