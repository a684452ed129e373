import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import type { Places } from '../support/fixtures'

export class AccessRequestsPage {
  readonly search: Locator
  readonly type: Locator
  readonly summary: Locator
  readonly exportCsv: Locator

  constructor(
    readonly page: Page,
    private readonly places: Places,
  ) {
    this.search = page.getByRole('searchbox', { name: 'Search requests' })
    this.type = page.getByRole('combobox', { name: 'Type' })
    this.summary = page.getByText(/^Showing [\d,]+ of [\d,]+ requests/)
    this.exportCsv = page.getByRole('button', { name: 'Export CSV' })
  }

  async open(): Promise<void> {
    await this.page.goto(this.places.admin('/admin-access-requests'))
    await this.summary.waitFor()
  }

  card = (text: string) => this.page.getByRole('listitem').filter({ hasText: text })

  /** Presses Export CSV and answers the name and the text of the file. */
  async download(): Promise<{ name: string; text: string }> {
    const [download] = await Promise.all([this.page.waitForEvent('download'), this.exportCsv.click()])
    return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') }
  }
}
