import type { Locator, Page } from '@playwright/test'
import type { Places } from '../support/fixtures'

/** A section and the heading that says it is there. */
export const CANDIDATE_SECTIONS = {
  overview: /^Good (morning|afternoon|evening)/,
  profile: 'Profile',
  'cv-builder': 'CV Builder',
  opportunities: 'Opportunities',
  skills: 'Skills & Credentials',
  learning: 'Learning Paths',
  applications: 'Applications',
  interviews: 'Interviews',
  messages: 'Messages',
  settings: 'Settings',
} as const
export type CandidateSection = keyof typeof CANDIDATE_SECTIONS

/** `/candidate-dashboard` of a browser, whose first visit makes a guest with a market of both sides. */
export class CandidateDashboard {
  readonly main: Locator

  constructor(
    readonly page: Page,
    private readonly places: Places,
  ) {
    this.main = page.getByRole('main')
  }

  /** Opens a section, and what its address keeps beside it. */
  async open(section: CandidateSection, values: Record<string, string> = {}): Promise<void> {
    const query = new URLSearchParams({ section, ...values })
    await this.page.goto(this.places.app(`/candidate-dashboard?${query}`))
    // One thing in full has a heading of its own.
    const name = 'application' in values || 'job' in values ? /./ : CANDIDATE_SECTIONS[section]
    await this.page.getByRole('heading', { level: 1, name }).waitFor()
  }

  dialog(name: string | RegExp): Locator {
    return this.page.getByRole('dialog', { name })
  }

  /** A line of a list in this section. */
  row(text: string | RegExp): Locator {
    return this.main.getByRole('listitem').filter({ hasText: text })
  }

  /** The number of applications in each status, and of all. */
  async counts(): Promise<
    Record<string, number> & { All: number; Applied: number; Withdrawn: number; Hired: number }
  > {
    const list = this.main.locator('dl', { hasText: 'Withdrawn' })
    await list.waitFor()
    const [names, values] = await Promise.all([
      list.locator('dt').allInnerTexts(),
      list.locator('dd').allInnerTexts(),
    ])
    const counts = Object.fromEntries(names.map((name, index) => [name, Number(values[index])]))
    return counts as Awaited<ReturnType<CandidateDashboard['counts']>>
  }

  applyNow = (role: string, company: string): Locator =>
    this.main.getByRole('button', { name: new RegExp(`^Apply Now ?: ${role}, ${company}$`) })

  respond = (role: string, company: string): Locator =>
    this.main.getByRole('button', { name: new RegExp(`^Respond ?: ${role}, ${company}$`) })

  /** Applies for a job with the resume that is offered, as found by searching for it. */
  async apply(role: string, company: string): Promise<void> {
    await this.open('opportunities', { q: role })
    await this.applyNow(role, company).click()
    const dialog = this.dialog(`Apply for ${role}`)
    await dialog.getByRole('button', { name: 'Send application' }).click()
    await dialog.waitFor({ state: 'hidden' })
  }
}
