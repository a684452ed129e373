import { expect, type Locator, type Page } from '@playwright/test'
import { listResumes, type Resume, type ResumeCard, type ResumeDraft } from '@tryka/domain'
import type { Places } from '../support/fixtures'

/** Titles of the resumes that a new market holds. */
const SAMPLES = ['Blockchain engineer', 'Platform and data roles']

/** The CV builder of a browser, whose first visit makes a guest. */
export class CvBuilderPage {
  readonly save: Locator
  readonly undo: Locator
  readonly redo: Locator
  readonly title: Locator
  readonly preview: Locator

  constructor(
    readonly page: Page,
    private readonly places: Places,
  ) {
    this.save = page.getByRole('button', { name: 'Save Resume' })
    this.undo = page.getByRole('button', { name: 'Undo' })
    this.redo = page.getByRole('button', { name: 'Redo' })
    this.title = page.getByRole('textbox', { name: 'Resume title' })
    this.preview = page.getByTitle('Resume as it will be printed')
  }

  /** With a blank page, whatever was edited last. */
  async open(): Promise<void> {
    await this.page.goto(this.places.app('/candidate-dashboard?section=cv-builder&resume=new'))
    await this.page.getByRole('heading', { level: 1, name: 'CV Builder' }).waitFor()
    await this.title.waitFor()
  }

  field(name: string | RegExp): Locator {
    return this.page.getByRole('textbox', { name, exact: true })
  }

  tab(name: string): Locator {
    return this.page.getByRole('tab', { name })
  }

  item(title: string): Locator {
    return this.page
      .getByRole('region', { name: 'My Resumes' })
      .getByRole('listitem')
      .filter({ hasText: title })
  }

  /** Until it is open, or held back by a question. */
  async select(title: string): Promise<void> {
    await this.item(title).getByRole('button').first().click()
    const asked = this.page.getByRole('alertdialog')
    // Under a question that opens just then the field is out of reach: it is not waited for.
    const opened = async () => (await this.title.inputValue({ timeout: 500 }).catch(() => '')) === title
    await expect.poll(async () => (await asked.isVisible()) || (await opened())).toBe(true)
  }

  /** The document in the frame. */
  get document() {
    return this.preview.contentFrame()
  }

  /** Makes a resume by the call that the builder makes. */
  create(draft: ResumeDraft): Promise<Resume> {
    return this.call<Resume>('POST', draft)
  }

  /** What is saved, without the samples of a new market. */
  async list(): Promise<Resume[]> {
    const cards = await this.call<ResumeCard[]>('GET')
    const own = cards.filter(({ title }) => !SAMPLES.includes(title))
    return Promise.all(own.map(({ id }) => this.call<Resume>('GET', undefined, `/${id}`)))
  }

  /** Asked from within the page: only the browser knows the host names of separate deployments. */
  private call<T>(method: 'GET' | 'POST', body?: object, under = ''): Promise<T> {
    return this.page.evaluate(
      async ([url, verb, json]) => {
        const answer = await fetch(url, {
          method: verb,
          credentials: 'include',
          ...(json ? { body: json, headers: { 'content-type': 'application/json' } } : {}),
        })
        return answer.json()
      },
      [this.places.api(`${listResumes.path}${under}`), method, body ? JSON.stringify(body) : ''] as const,
    ) as Promise<T>
  }
}
