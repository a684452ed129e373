import { expect, type Locator } from '@playwright/test'
import type { CompanyDashboard } from './company-dashboard'

export const FUNNEL = ['Job Views', 'Applications', 'Screen Passed', 'Interviews', 'Offers', 'Hires'] as const
export type Figures = Record<(typeof FUNNEL)[number], number>

const numberIn = (text: string): number => Number(text.replaceAll(',', ''))

/** The figures of the company, and the rows behind them. */
export class CompanyAnalytics {
  readonly range: Locator
  readonly posting: Locator
  private readonly table: Locator

  constructor(private readonly company: CompanyDashboard) {
    this.range = company.main.getByRole('combobox', { name: 'Range' })
    this.posting = company.main.getByRole('combobox', { name: 'Posting' })
    this.table = company.main.getByRole('table', { name: 'Hiring funnel in numbers' })
  }

  async open(values: Record<string, string> = {}): Promise<void> {
    await this.company.open('analytics', values)
    await this.table.waitFor()
  }

  async figures(): Promise<Figures> {
    const read = async (stage: string) => {
      const row = this.table
        .getByRole('row')
        .filter({ has: this.company.page.getByRole('rowheader', { name: new RegExp(`^${stage}`) }) })
      return [stage, numberIn(await row.getByRole('cell').first().innerText())] as const
    }
    return Object.fromEntries(await Promise.all(FUNNEL.map(read))) as Figures
  }

  /** Opens the rows behind every figure: there are as many as it says. */
  async expectRowsBehind(): Promise<void> {
    const openers = this.company.main.getByRole('button', { name: /^Open the [\d,]+ (behind|from) / })
    const names = await openers.evaluateAll((all) =>
      all.map((each) => each.getAttribute('aria-label') ?? each.textContent),
    )
    for (const [index, name] of names.entries()) {
      const [, figure = ''] = /^Open the ([\d,]+)/.exec(name ?? '') ?? []
      await openers.nth(index).click()
      await this.expectRows(numberIn(figure), name ?? '')
    }
  }

  private async expectRows(figure: number, name: string): Promise<void> {
    const dialog = this.company.page.getByRole('dialog')
    await expect(dialog.getByRole('heading', { level: 2 })).toHaveText(
      new RegExp(`: ${figure.toLocaleString('en-GB')}$`),
    )
    if (figure === 0) await expect(dialog).toContainText('Nothing is counted here')
    // Views open as people by posting and day; their sum is the figure, which the server adds up.
    else if (!name.includes('Job Views'))
      await expect(
        dialog.getByText(new RegExp(`^Showing 1-${Math.min(10, figure)} of ${figure}$`)),
      ).toBeVisible()
    await this.company.page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
  }
}
