import type { Locator, Page } from '@playwright/test'
import { expect } from '../support/fixtures'
import { tabTo } from '../support/keyboard'

/** Up to the way through all controls of a task on a phone. */
const PRESSES = 60

/** The page of an assessment under way; each task is answered somehow, whatever its kind. */
export class AssessmentPlayer {
  readonly answer: Locator
  private readonly form: Locator

  constructor(readonly page: Page) {
    this.answer = page.getByRole('button', { name: 'Answer' })
    this.form = page.locator('form#task')
  }

  stem(): Promise<string> {
    return this.page.getByRole('heading', { level: 1 }).innerText()
  }

  async isAtTask(seq: number): Promise<void> {
    await expect(this.page.getByText(`Task ${seq}, at most 24`)).toBeVisible()
    await expect(this.page.getByRole('heading', { level: 1 })).toBeFocused()
  }

  /** Whether another task follows, or the result. */
  async goesOn(seq: number): Promise<boolean> {
    const next = this.page.getByText(`Task ${seq}, at most 24`)
    await expect(next.or(this.page.getByRole('heading', { name: 'By topic' }))).toBeVisible()
    return next.isVisible()
  }

  /** Ends before the last task, after the question what that means. */
  async handIn(): Promise<void> {
    await this.page.getByRole('button', { name: 'Hand in now' }).click()
    await expect(this.page.getByRole('dialog', { name: 'Hand in after 12 tasks?' })).toBeVisible()
    await this.page.getByRole('button', { name: 'Hand in', exact: true }).click()
  }

  /** How this task is answered. */
  async kind(): Promise<'radio' | 'checkbox' | 'textbox' | 'order'> {
    await this.form.waitFor()
    for (const role of ['radio', 'checkbox', 'textbox'] as const)
      if (await this.form.getByRole(role).count()) return role
    return 'order'
  }

  /** The first control with which it is. */
  private async control(): Promise<Locator> {
    const kind = await this.kind()
    return kind === 'order'
      ? this.form.getByRole('button', { name: /^Move down/ }).first()
      : this.form.getByRole(kind).first()
  }

  /** With the mouse; what is typed is typed. */
  async fillIn(): Promise<void> {
    const control = await this.control()
    if ((await this.kind()) === 'textbox') await control.fill('1')
    else await control.click()
  }

  /** By keyboard alone, up to the answer being sent. */
  async answerByKeys(): Promise<void> {
    const control = await this.control()
    await tabTo(this.page, control, PRESSES)
    if ((await this.kind()) === 'textbox') {
      await this.page.keyboard.type('1')
      await this.page.keyboard.press('Enter')
      return
    }
    await this.page.keyboard.press('Space')
    await tabTo(this.page, this.answer, PRESSES)
    await this.page.keyboard.press('Enter')
  }
}
