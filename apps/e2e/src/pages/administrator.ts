import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { expect, type Places } from '../support/fixtures'
import type { Mailbox } from '../support/mailbox'

export const PASSWORD = 'lantern corridor 44 walnut'

/** The code that an app shows now, or in the half minute after this one. */
export const codeOf = (secret: string, later = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + later })

/** An owner invites somebody to the console, on its page. */
export async function inviteAdministrator(
  owner: Page,
  places: Places,
  { email, role }: { email: string; role: string },
): Promise<void> {
  await owner.goto(places.admin('/admin-administrators'))
  await owner.getByRole('heading', { level: 1, name: 'Administrators' }).waitFor()
  await owner.getByRole('textbox', { name: 'E-mail address' }).fill(email)
  await owner.getByRole('combobox', { name: 'Role', exact: true }).selectOption(role)
  await owner.getByRole('button', { name: 'Send invitation' }).click()
  await expect(owner.getByRole('table').getByText(email)).toBeVisible()
}

/** Opens the link of the newest invitation, and fills in who one is. */
export async function openJoin(
  page: Page,
  mailbox: Mailbox,
  { email, name }: { email: string; name: string },
): Promise<string> {
  const linkIn = (text: string) => /\S+\/admin-join#invite=\S+/.exec(text)?.[0] ?? ''
  await expect
    .poll(async () => linkIn((await mailbox.to(email)).at(-1)?.text ?? ''), { timeout: 15_000 })
    .not.toBe('')
  const link = linkIn((await mailbox.to(email)).at(-1)?.text ?? '')
  await page.goto(link)
  await page.getByRole('textbox', { name: 'Username' }).fill(name)
  await page.getByLabel('Password').fill(PASSWORD)
  return link
}

/** Somebody new joins the console on a page of their own, invited by an owner. */
export async function joinConsole(
  { owner, page }: { owner: Page; page: Page },
  { places, mailbox }: { places: Places; mailbox: Mailbox },
  { email, role }: { email: string; role: string },
): Promise<{ name: string }> {
  const name = email.split('@')[0] ?? ''
  await inviteAdministrator(owner, places, { email, role })
  await openJoin(page, mailbox, { email, name })
  await page.getByRole('button', { name: `Join as ${role}` }).click()
  await page.getByRole('heading', { level: 1, name: `Welcome back, ${name}` }).waitFor()
  return { name }
}

/** Begins to set up an app; answers its key, and stops before the recovery codes. */
export async function addApp(page: Page): Promise<string> {
  const key = page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)
  const secret = (await key.textContent())?.replaceAll(' ', '') ?? ''
  await page.getByRole('textbox', { name: 'First code from the app' }).fill(codeOf(secret))
  return secret
}

/** Ends the set-up: answers the recovery codes, once they are put away. */
export async function keepCodes(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: 'Use this app' }).click()
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const texts = await codes.allTextContents()
  await page.getByRole('button', { name: 'I have kept them' }).click()
  return texts
}
