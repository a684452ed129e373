import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { PlaceName } from '@tryka/domain'
import { toast } from './toasts'
import { adminCookies } from '../support/api'
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe'
import { expect, type Places } from '../support/fixtures'
import type { Mailbox } from '../support/mailbox'

/** The code by mail, on the page that asks for it. */
export async function signIn(page: Page, mailbox: Mailbox, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send code' }).click()
  await page.getByLabel('Code').fill(await mailbox.otpFor(email))
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** Somebody with a browser of their own, who signs in and is welcomed. */
export async function welcomed(browser: Browser, { places, mailbox }: World, email: string) {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(places.app('/sign-in?return=/welcome'))
  await signIn(page, mailbox, email)
  await page.getByRole('heading', { level: 1, name: 'What brings you here?' }).waitFor()
  return { context, page }
}

export interface World {
  places: Places
  mailbox: Mailbox
}
export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

export async function makeCompany(page: Page, name: string, domain: string): Promise<PlaceName> {
  await page.getByRole('link', { name: /^Hire/ }).click()
  await page.getByLabel('Company name').fill(name)
  await page.getByLabel('Web domain').fill(domain)
  await page.getByLabel('Industry').selectOption('Technology')
  await page.getByLabel('People').selectOption('50-100')
  await press(page, 'Continue')
  await heading(page, 'Where is it, and what does it do?')
  await page.getByLabel('Country').selectOption('NO')
  await press(page, 'Continue')
  await page.getByLabel('Your name').fill('Ben Holt')
  await press(page, 'Create company')
  await page.waitForURL(/place=team-/)
  return new URL(page.url()).searchParams.get('place') as PlaceName
}

export async function proveDomain(page: Page, mailbox: Mailbox, address: string): Promise<void> {
  const card = page.getByRole('region', { name: 'Verification', exact: true })
  await card.getByLabel(/^Address at /).fill(address)
  await card.getByRole('button', { name: 'Send code' }).click()
  await expect(card.getByLabel('Code')).toBeVisible()
  await card.getByLabel('Code').fill(await mailbox.otpFor(address))
  await card.getByRole('button', { name: 'Prove the domain' }).click()
  await expect(card.getByText('Under review')).toBeVisible()
}

export async function verify(context: BrowserContext, places: Places, name: string): Promise<void> {
  await context.addCookies(await adminCookies(places.api('/')))
  const page = await context.newPage()
  await page.goto(places.admin('/admin-companies?state=pending'))
  await page.getByRole('link', { name }).or(page.getByRole('option', { name })).first().click()
  await page.getByRole('radio', { name: /^Verify/ }).check()
  await expectAccessible(page)
  await press(page, `Verify ${name}`)
  await expect(toast(page, name)).toBeVisible()
}

export async function makeProfile(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: /^Find work/ }).click()
  await tellProfile(page, name)
}

/** The two steps of a profile, from wherever they were begun. */
export async function tellProfile(page: Page, name: string): Promise<void> {
  await heading(page, 'Who are you?')
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Field you work in').selectOption('Blockchain')
  await press(page, 'Continue')
  await finishProfile(page)
  await page.waitForURL(/place=me/)
}

/** From the second step of a profile to its end: nothing brought, everything open to everybody. */
export async function finishProfile(page: Page): Promise<void> {
  for (const optional of ['Bring a resume, keep what is right', 'What can you do?']) {
    await heading(page, optional)
    await expectNoSidewaysScroll(page)
    await press(page, 'Continue')
  }
  await heading(page, 'Who may see you?')
  for (const yes of await page.getByRole('radio', { name: /^Yes/ }).all()) await yes.check()
  await press(page, 'Continue')
  await heading(page, 'What may we mail you?')
  await expectAccessible(page)
  await press(page, 'Finish')
}
