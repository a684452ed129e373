import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'puppeteer'
import type { RenderedResume } from '@tryka/resume-template'
import { AppError } from '../../app-error'
import { findChromium } from './pdf/chromium'
import { finishPdf } from './pdf/finish-pdf'
import { FontFiles } from './pdf/font-files'
import { launchBrowser } from './pdf/launch-browser'
import { PrintPage } from './pdf/print-page'
import { PrintQueue } from './pdf/print-queue'

/** Prints rendered resumes as PDF files. */
export interface PdfPrinter {
  /** Rejects with an `AppError`, or with the reason of the signal when the client has left. */
  print(doc: RenderedResume, signal?: AbortSignal): Promise<Buffer>
  /** Starts the browser before anyone asks. */
  warmUp(): Promise<void>
  close(): Promise<void>
}

export interface PdfPrinterOptions {
  chromiumPath?: string | undefined
  find?: typeof findChromium
  fonts?: FontFiles
  /** Hears why the browser runs without its sandbox. */
  onNoSandbox?: (reason: unknown) => void
  /** Milliseconds that one resume may take. */
  timeLimit?: number
  /** Prints of one page before it is replaced, so that its memory stays bounded. */
  printsPerPage?: number
}

const AT_ONCE = 2
const WAITING = 20
const TIME_LIMIT_MS = 20_000
const PRINTS_PER_PAGE = 250

const busy = () =>
  new AppError(503, 'PDF_BUSY', 'Many people are exporting right now. Try again in a moment.', {
    'retry-after': '5',
  })
const failed = () => new AppError(503, 'PDF_FAILED', 'Failed to export PDF', { 'retry-after': '10' })
const noBrowser = () =>
  new AppError(503, 'PDF_UNAVAILABLE', 'This server has no browser to print with.', { 'retry-after': '600' })
/** A character by its code, and by itself where it has a shape that a person may know. */
const nameOf = (char: string): string => {
  const code = `U+${(char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
  return /[\p{Co}\p{Cn}\p{M}\p{C}]/u.test(char) ? code : `${char} (${code})`
}
const unprintable = (characters: readonly string[]) =>
  new AppError(
    422,
    'PDF_UNPRINTABLE',
    `The PDF cannot show ${characters.slice(0, 5).map(nameOf).join(', ')}. Replace it and export again.`,
  )
const timedOut = () => new Error('printing took longer than its limit')

/** A browser with its own throw-away profile, and the pages that are free. */
interface Press {
  browser: Browser
  profile: string
  free: PrintPage[]
}

/**
 * Prints with one browser that is launched once; its pages stay open and are used again. Two resumes print at once,
 * twenty wait. A crash is tried again once, in a new browser.
 */
export class ChromiumPrinter implements PdfPrinter {
  private press: Promise<Press> | undefined
  private closed = false
  private readonly queue = new PrintQueue(AT_ONCE, WAITING, busy)
  private readonly fonts: FontFiles

  constructor(private readonly options: PdfPrinterOptions = {}) {
    this.fonts = options.fonts ?? new FontFiles()
  }

  async print(doc: RenderedResume, signal: AbortSignal = new AbortController().signal): Promise<Buffer> {
    if (doc.unprintable.length) throw unprintable(doc.unprintable)
    return this.queue.run(async () => {
      try {
        return await this.attempt(doc, signal)
      } catch (error) {
        if (error instanceof AppError || signal.aborted || this.closed) throw error
        return await this.attempt(doc, signal).catch((again: unknown) => {
          throw again instanceof AppError || signal.aborted ? again : failed()
        })
      }
    }, signal)
  }

  async warmUp(): Promise<void> {
    const press = await this.started()
    while (press.free.length < AT_ONCE) press.free.push(await PrintPage.open(press.browser, this.fonts))
  }

  async close(): Promise<void> {
    this.closed = true
    await this.discard(this.press)
  }

  private async attempt(doc: RenderedResume, signal: AbortSignal): Promise<Buffer> {
    const started = this.started()
    const press = await started
    signal.throwIfAborted()
    const free = press.free.pop()
    const opening = free ? Promise.resolve(free) : PrintPage.open(press.browser, this.fonts)
    try {
      const printed = await this.limited(signal, async () => (await opening).print(doc))
      await this.giveBack(press, await opening)
      return await finishPdf(printed, doc)
    } catch (error) {
      // What went wrong may still be running in the page: it does not print again.
      void opening.then((page) => page.close()).catch(() => undefined)
      if (!press.browser.connected) await this.discard(started)
      throw error
    }
  }

  /** Gives up when the time is over or the client has left, whatever the browser does. */
  private limited<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(timedOut()), this.options.timeLimit ?? TIME_LIMIT_MS)
      const leave = () => reject(signal.reason as Error)
      signal.addEventListener('abort', leave, { once: true })
      work()
        .then(resolve, reject)
        .finally(() => {
          clearTimeout(timer)
          signal.removeEventListener('abort', leave)
        })
    })
  }

  private async giveBack(press: Press, page: PrintPage): Promise<void> {
    if (page.printed < (this.options.printsPerPage ?? PRINTS_PER_PAGE)) press.free.push(page)
    else await page.close()
  }

  private started(): Promise<Press> {
    if (this.closed) return Promise.reject(failed())
    const running = this.press ?? this.launch()
    this.press = running
    running.catch(() => {
      if (this.press === running) this.press = undefined
    })
    return running
  }

  private async launch(): Promise<Press> {
    const chromium = (this.options.find ?? findChromium)(this.options.chromiumPath)
    if (!chromium) throw noBrowser()
    const profile = mkdtempSync(join(tmpdir(), 'resume-print-'))
    const { onNoSandbox = () => undefined } = this.options
    try {
      const browser = await launchBrowser({ chromium, profile, timeout: TIME_LIMIT_MS, onNoSandbox })
      return { browser, profile, free: [] }
    } catch (error) {
      rmSync(profile, { recursive: true, force: true })
      throw error
    }
  }

  private async discard(press: Promise<Press> | undefined): Promise<void> {
    if (this.press === press) this.press = undefined
    const gone = await press?.catch(() => undefined)
    if (!gone) return
    const process = gone.browser.process()
    await Promise.race([gone.browser.close().catch(() => undefined), after(3_000)])
    process?.kill('SIGKILL')
    rmSync(gone.profile, { recursive: true, force: true, maxRetries: 3 })
  }
}

const after = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms).unref())
