import type { Locator, Page } from '@playwright/test'
import type { ModuleCheck, TaskAnswer } from '@tryka/domain'
import { expect } from '../support/fixtures'

/** A module in the reader, and what a person does with its checks. */
export class ModuleReader {
  constructor(readonly page: Page) {}

  /** Where a check is asked: within the text, or at the end when it was wrong twice. */
  box = (name: string, isEnd = false): Locator =>
    this.page.locator(`[id="${isEnd ? 'last' : 'check'}-${name}"]`)

  /** Puts an answer where it is asked, as hands do. */
  private async put(box: Locator, { task }: ModuleCheck, answer: TaskAnswer): Promise<void> {
    if ('code' in answer) return box.getByLabel('Your code').fill(answer.code)
    if ('text' in answer) return box.getByRole('textbox').fill(answer.text)
    const options = task.options ?? []
    if (task.kind !== 'ordering') {
      const role = task.kind === 'single' ? 'radio' : 'checkbox'
      for (const id of answer.chosen)
        await box
          .getByRole(role)
          .nth(options.findIndex((option) => option.id === id))
          .press('Space')
      return
    }
    const row = (text: string) =>
      box.getByRole('listitem').filter({ has: this.page.getByText(text, { exact: true }) })
    for (const [place, id] of answer.chosen.entries()) {
      const text = options.find((option) => option.id === id)?.text ?? ''
      const stands = async () =>
        (await box.getByRole('listitem').allInnerTexts()).findIndex((words) =>
          words.split('\n').includes(text),
        )
      for (let at = await stands(); at > place; at--)
        await row(text).getByRole('button', { name: /up/i }).click()
    }
  }

  /** Answers a check, and waits until it is told. */
  async answer(check: ModuleCheck, answer: TaskAnswer | null): Promise<void> {
    const box = this.box(check.name, check.isLate)
    if (answer) await this.put(box, check, answer)
    await box.getByRole('button', { name: answer ? 'Answer' : 'I don’t know', exact: true }).click()
    const told = box.getByRole('heading', { name: /^(Right|Not right|You did not know)$/ })
    await expect(told).toBeFocused()
  }
}
