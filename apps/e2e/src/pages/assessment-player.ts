import type { Locator, Page } from '@playwright/test'
import { expect } from '../support/fixtures'
import type { Hands } from '../support/hands'

export type Kind = 'radio' | 'checkbox' | 'text' | 'code' | 'order'

/** The page of an assessment under way; each task is answered somehow, whatever its kind. */
export class AssessmentPlayer {
  readonly answer: Locator
  private readonly form: Locator

  constructor(
    readonly page: Page,
    private readonly hands: Hands,
  ) {
    this.answer = page.getByRole('button', { name: 'Answer' })
    this.form = page.locator('form#task')
  }

  stem(): Promise<string> {
    return this.page.getByRole('heading', { level: 1 }).innerText()
  }

  /** The question has the focus, and says where it stands to whoever hears it. */
  async isAtTask(seq: number): Promise<void> {
    const place = `Task ${seq}, at most 24`
    await expect(this.page.getByText(place)).toBeVisible()
    const question = this.page.getByRole('heading', { level: 1 })
    await expect(question).toBeFocused()
    await expect(question).toHaveAccessibleDescription(new RegExp(`^${place} \\S`))
    await expect(this.page).toHaveTitle(new RegExp(`^Task ${seq}, SQL assessment`))
  }

  /** Whether another task follows, or the result. */
  async goesOn(seq: number): Promise<boolean> {
    const next = this.page.getByText(`Task ${seq}, at most 24`)
    await expect(next.or(this.page.getByRole('heading', { name: 'By topic' }))).toBeVisible()
    return next.isVisible()
  }

  /** Ends before the last task, after the question what that means. */
  async handIn(): Promise<void> {
    await this.hands.press(this.page.getByRole('button', { name: 'Hand in now' }))
    await expect(this.page.getByRole('dialog', { name: 'Hand in after 12 tasks?' })).toBeVisible()
    await this.hands.press(this.page.getByRole('button', { name: 'Hand in', exact: true }))
  }

  /** How this task is answered. */
  async kind(): Promise<Kind> {
    await this.form.waitFor()
    if (await this.form.getByLabel('Your code').count()) return 'code'
    if (await this.form.getByRole('textbox').count()) return 'text'
    for (const role of ['radio', 'checkbox'] as const)
      if (await this.form.getByRole(role).count()) return role
    return 'order'
  }

  async fillIn(): Promise<void> {
    const kind = await this.kind()
    if (kind === 'code') return this.fillInCode()
    if (kind === 'text') return this.hands.write(this.form.getByRole('textbox'), '1')
    const control =
      kind === 'order'
        ? this.form.getByRole('button', { name: /^Move down/ }).first()
        : this.form.getByRole(kind).first()
    await this.hands.tick(control)
  }

  /** Two lines, the second indented by Tab; Escape and Tab lead out of the field again. */
  private async fillInCode(): Promise<void> {
    const field = this.form.getByLabel('Your code')
    await this.hands.write(field, 'SELECT')
    for (const key of ['Enter', 'Tab', '1', 'Escape']) await this.page.keyboard.press(key)
    await expect(field).toHaveValue('SELECT\n  1')
    await expect(this.page.getByRole('status').getByText('Tab leaves the field now.')).toBeAttached()
    await this.page.keyboard.press('Tab')
    await expect(this.form.getByRole('button', { name: 'Run' })).toBeFocused()
  }

  /** What stands there as an answer. */
  given(): Promise<unknown> {
    return this.form.evaluate((form) => ({
      fields: Array.from(form.querySelectorAll<HTMLInputElement>('input, textarea'), (field) =>
        field.type === 'radio' || field.type === 'checkbox' ? field.checked : field.value,
      ),
      steps: Array.from(form.querySelectorAll('ol > li'), (step) => step.textContent),
    }))
  }

  send(): Promise<void> {
    return this.hands.press(this.answer)
  }
}
