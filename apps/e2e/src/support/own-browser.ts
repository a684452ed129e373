import { chromium, type BrowserContext, type Page } from '@playwright/test'
import { shell } from './chromium'
import { expect } from './fixtures'

/** A browser with a profile on the disk, as people have one: it can be closed altogether and opened again. */
export class OwnBrowser {
  private readonly heard: string[] = []
  private context: BrowserContext | undefined

  private constructor(
    private readonly folder: string,
    private readonly viewport: { width: number; height: number },
  ) {}

  /** @param folder holds the profile; an empty one is a new browser */
  static async open(folder: string, viewport: { width: number; height: number }) {
    const browser = new OwnBrowser(folder, viewport)
    return { browser, page: await browser.reopen() }
  }

  /** Opens it anew with the profile as it was left, and nothing else of before. */
  async reopen(): Promise<Page> {
    const options = { ...shell, viewport: this.viewport, reducedMotion: 'reduce' } as const
    const context = await chromium.launchPersistentContext(this.folder, options)
    context.setDefaultTimeout(20_000)
    context.on('console', (message) => {
      if (message.type() === 'error') this.heard.push(`${message.text()} (${message.location().url})`)
    })
    context.on('weberror', (error) => this.heard.push(error.error().stack ?? String(error.error())))
    this.context = context
    return context.pages()[0] ?? context.newPage()
  }

  async close(): Promise<void> {
    await this.context?.close()
    this.context = undefined
  }

  /** No error in its console but those that were provoked. */
  expectQuiet(provoked: RegExp): void {
    expect(this.heard.filter((line) => !provoked.test(line))).toEqual([])
  }
}
