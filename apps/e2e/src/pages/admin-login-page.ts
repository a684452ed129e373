import type { Locator, Page } from '@playwright/test'
import { CaptchaPart } from '../support/captcha'
import type { Places } from '../support/fixtures'

export class AdminLoginPage {
  readonly username: Locator
  readonly password: Locator
  readonly submit: Locator
  readonly captcha: CaptchaPart

  constructor(
    readonly page: Page,
    private readonly places: Places,
  ) {
    this.username = page.getByLabel('Username')
    this.password = page.getByLabel('Password', { exact: true })
    this.submit = page.getByRole('button', { name: 'Sign In', exact: true })
    this.captcha = new CaptchaPart(page)
  }

  async open(): Promise<void> {
    await this.page.goto(this.places.admin('/admin-login'))
    await this.page.getByRole('heading', { name: 'Admin sign-in' }).waitFor()
  }

  async signIn({ username, password }: { username: string; password: string }): Promise<void> {
    await this.username.fill(username)
    await this.password.fill(password)
    await this.captcha.solve()
    await this.submit.click()
  }
}
