import type { Page } from '@playwright/test'
import type { ApiClient } from '@tryka/api-client'
import { getRecheck, type Presentation, type PlainAnswer } from '@tryka/domain'
import { expect } from '../support/fixtures'
import { rightAnswer } from '../support/right-answers'

/** The page of five tasks under way, answered by somebody who knows them. */
export class FiveTasks {
  constructor(
    readonly page: Page,
    private readonly person: ApiClient,
  ) {}

  /** Answers all of them; `written` is told what stands there before it is sent. */
  async take(written?: (task: Presentation, answer: PlainAnswer) => Promise<void>): Promise<void> {
    for (let seq = 1; seq <= 5; seq++) {
      await expect(this.page.getByText(`Task ${seq} of 5`, { exact: true })).toBeVisible()
      const { task, answer } = await this.open()
      const isWritten = await this.write(task, answer)
      if (isWritten) await written?.(task, answer)
      await this.page.getByRole('button', { name: isWritten ? 'Answer' : 'I don’t know' }).click()
    }
  }

  private async open(): Promise<{ task: Presentation; answer: PlainAnswer }> {
    const id = new URL(this.page.url()).searchParams.get('recheck') ?? ''
    const { task, track } = await this.person.call(getRecheck, { params: { id } })
    if (!task) throw new Error('No task is open')
    return { task, answer: rightAnswer(track, id, task) }
  }

  /** What is put in order stays as it is: there are enough others. */
  private async write({ kind, options = [] }: Presentation, answer: PlainAnswer): Promise<boolean> {
    const form = this.page.locator('form#task')
    if ('text' in answer) await form.getByRole('textbox').fill(answer.text)
    else if (kind !== 'ordering')
      for (const chosen of answer.chosen) {
        const place = options.findIndex((option) => option.id === chosen)
        await form.locator('input').nth(place).check({ force: true })
      }
    return kind !== 'ordering'
  }
}
