import type { Locator, Page } from '@playwright/test'
import type { Places } from '../support/fixtures'
import { CaptchaPart } from '../support/captcha'

/** `/early-access`: who joins, the e-mail and its code, the rest of the form. */
export class EarlyAccessPage {
  readonly name: Locator
  readonly email: Locator
  readonly sendCode: Locator
  readonly resendCode: Locator
  readonly code: Locator
  readonly verify: Locator
  readonly verified: Locator
  readonly submit: Locator
  readonly captcha: CaptchaPart

  constructor(
    readonly page: Page,
    private readonly places: Places,
  ) {
    this.name = page.getByLabel('Full name')
    this.email = page.getByLabel('Email address')
    this.sendCode = page.getByRole('button', { name: 'Send OTP', exact: true })
    this.resendCode = page.getByRole('button', { name: 'Resend OTP' })
    this.code = page.getByLabel('OTP code')
    this.verify = page.getByRole('button', { name: 'Verify', exact: true })
    this.verified = page.getByText('Verified', { exact: true })
    this.submit = page.getByRole('button', { name: 'Request early access' })
    this.captcha = new CaptchaPart(page)
  }

  async open(): Promise<void> {
    await this.page.goto(this.places.site('/early-access'))
    await this.page.getByRole('heading', { level: 1 }).waitFor()
  }

  chooseEmployer = () => this.page.getByRole('radio', { name: 'I’m an Employer' }).check()

  async askForCode(email: string): Promise<void> {
    await this.email.fill(email)
    await this.sendCode.click()
    await this.code.waitFor()
  }

  async enterCode(code: string): Promise<void> {
    await this.code.fill(code)
    await this.verify.click()
  }

  interest = (name: string) => this.page.getByRole('checkbox', { name })
}
