import { expect, type Locator, type Page } from '@playwright/test'
import type { Places } from '../support/fixtures'

/** A section and the heading that says it is there. */
export const COMPANY_SECTIONS = {
  overview: 'Overview',
  jobs: 'Job Postings',
  candidates: 'Candidate Search',
  applications: 'Applications',
  interviews: 'Interviews',
  'talent-pool': 'Talent Pool',
  analytics: 'Analytics',
  messages: 'Messages',
  settings: 'Settings',
} as const
export type CompanySection = keyof typeof COMPANY_SECTIONS

/** `/company-dashboard` of a browser: the company of its market. */
export class CompanyDashboard {
  readonly main: Locator

  constructor(
    readonly page: Page,
    private readonly places: Places,
  ) {
    this.main = page.getByRole('main')
  }

  /** Opens a section, and what its address keeps beside it. */
  async open(section: CompanySection, values: Record<string, string> = {}): Promise<void> {
    const query = new URLSearchParams({ section, ...values })
    await this.page.goto(this.places.app(`/company-dashboard?${query}`))
    await this.page.getByRole('heading', { level: 1, name: COMPANY_SECTIONS[section] }).waitFor()
  }

  dialog(name: string | RegExp): Locator {
    return this.page.getByRole('dialog', { name })
  }

  /** A line of a list in this section. */
  row(text: string | RegExp): Locator {
    return this.main.getByRole('listitem').filter({ hasText: text })
  }

  /** Opens the board of a posting. */
  async openBoard(posting: string): Promise<void> {
    await this.open('applications')
    const choice = this.main.getByRole('combobox', { name: 'Posting' })
    const option = choice.getByRole('option').filter({ hasText: new RegExp(`^${posting} \\(`) })
    await choice.selectOption((await option.first().getAttribute('value')) ?? '')
    await this.main.getByText(new RegExp(`^${posting}, \\d+ (person|people)$`)).waitFor()
  }

  column(stage: string): Locator {
    return this.main.getByRole('region', { name: stage, exact: true })
  }

  /** The card of a person, wherever it is or only in one column. */
  card(person: string, stage?: string): Locator {
    const place = stage ? this.column(stage) : this.main
    const opener = this.page.getByRole('button', { name: person, exact: true })
    return place.getByRole('listitem').filter({ has: opener })
  }

  /** A person stands in a column, which is brought on screen for it. */
  async expectCard(person: string, stage: string, within?: { timeout: number }): Promise<void> {
    await this.column(stage).getByRole('heading').scrollIntoViewIfNeeded()
    await expect(this.card(person, stage)).toBeVisible(within)
  }

  /** Opens the application behind a card. */
  async openCard(person: string): Promise<Locator> {
    await this.card(person).getByRole('button', { name: person, exact: true }).click()
    const dialog = this.dialog(person)
    await dialog.getByRole('heading', { name: 'What was sent' }).waitFor()
    return dialog
  }

  /** Chooses a stage from the menu of a card. */
  async moveByMenu(person: string, to: string, from = 'New'): Promise<void> {
    await this.expectCard(person, from)
    await this.card(person)
      .getByRole('button', { name: `Move ${person}` })
      .click()
    await this.page.getByRole('menuitemradio', { name: to }).click()
  }

  /** Chooses what else can be done with a posting. */
  async postingAction(posting: string, action: string): Promise<void> {
    await this.main.getByRole('button', { name: `More actions for ${posting}`, exact: true }).click()
    await this.page.getByRole('menuitem', { name: action, exact: true }).click()
  }

  /** Tells a held move at once, instead of in ten seconds. */
  tellNow = () => this.page.getByRole('button', { name: 'Tell now' }).click()
}
