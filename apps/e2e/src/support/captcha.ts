import { expect, type Locator, type Page } from '@playwright/test'
import { answerOf, parseQuestion } from '@tryka/domain'

/** The security question of the form on this page, solved as a person would: by reading it. */
export class CaptchaPart {
  readonly question: Locator
  readonly answer: Locator
  readonly solved: Locator

  constructor(readonly page: Page) {
    this.question = page.getByText(/^\d+ [+−×] \d+ = \?$/)
    this.answer = page.getByLabel('Security verification')
    this.solved = page.getByText('Verification complete')
  }

  /** The right answer to what is asked now. */
  async result(): Promise<number> {
    const question = parseQuestion(await this.question.innerText())
    if (!question) throw new Error('The security question cannot be read')
    return answerOf(question)
  }

  async solve(): Promise<void> {
    await this.answer.fill(String(await this.result()))
    await expect(this.solved).toBeVisible()
  }

  async answerWrongly(): Promise<void> {
    await this.answer.fill(String((await this.result()) + 1))
    await this.answer.blur()
  }
}
