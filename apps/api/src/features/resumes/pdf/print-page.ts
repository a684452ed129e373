import type { Browser, CDPSession, Page } from 'puppeteer'
import { documentPolicy, PAGE_PX, type RenderedResume } from '@tryka/resume-template'
import type { FontFiles } from './font-files'

/** Fonts come from memory under a name that no network has; every other request is refused. */
const FONT_ORIGIN = 'https://fonts.invalid/'

/** Loads nothing but fonts of ours, and runs nothing. */
const SHELL =
  '<!doctype html><html><head><meta charset="utf-8">' +
  `<meta http-equiv="Content-Security-Policy" content="${documentPolicy(FONT_ORIGIN)}">` +
  '<title></title><style id="resume"></style></head><body></body></html>'

type Swap = Pick<RenderedResume, 'html' | 'css' | 'title' | 'lang' | 'dir' | 'fonts'> & { origin: string }

/**
 * Runs in the page, in a world apart from the document's own scripts, of which there are none. The page has exactly
 * the faces of its document, in their order: a face of an earlier document would take over spaces and common letters.
 * Faces that were loaded wait in that world, because loading is what costs time.
 */
const swap = `async function (next) {
  const loaded = (globalThis.loaded ??= new Map())
  const faces = next.fonts.map(({ family, file, weight, style, unicodeRange, metrics }) => {
    const key = file + JSON.stringify(metrics)
    const known = loaded.get(key)
    if (known) return known
    const face = new FontFace(family, 'url("' + next.origin + file + '")', { weight, style, unicodeRange, display: 'block', ...metrics })
    loaded.set(key, face)
    return face
  })
  const before = [...document.fonts]
  if (faces.length !== before.length || faces.some((face, place) => face !== before[place])) {
    // Only then: after a change of the set every word is shaped anew.
    document.fonts.clear()
    for (const face of faces) document.fonts.add(face)
  }
  document.title = next.title
  document.documentElement.lang = next.lang
  document.documentElement.dir = next.dir
  document.getElementById('resume').textContent = next.css
  document.body.innerHTML = next.html
  const pictures = [...document.images].map((image) => image.decode().catch(() => undefined))
  await Promise.all([...faces.map((face) => face.load()), ...pictures])
}`

/**
 * A page that stays open with its fonts and prints one resume after another: only its body changes. That is a
 * third of the cost of a new page. It has no network, no files and no scripts.
 */
export class PrintPage {
  printed = 0

  private constructor(
    private readonly page: Page,
    private readonly cdp: CDPSession,
    private readonly world: number,
  ) {}

  static async open(browser: Browser, fonts: FontFiles): Promise<PrintPage> {
    const page = await browser.newPage()
    const cdp = await page.createCDPSession()
    cdp.on('Fetch.requestPaused', ({ requestId, request }) => {
      void answer(cdp, fonts, requestId, request.url).catch(() => undefined)
    })
    await Promise.all([
      cdp.send('Fetch.enable', { patterns: [{ urlPattern: '*' }] }),
      page.setJavaScriptEnabled(false),
    ])
    const { frameTree } = await cdp.send('Page.getFrameTree')
    const frameId = frameTree.frame.id
    await cdp.send('Page.setDocumentContent', { frameId, html: SHELL })
    const { executionContextId } = await cdp.send('Page.createIsolatedWorld', { frameId, worldName: 'print' })
    return new PrintPage(page, cdp, executionContextId)
  }

  /** The resume as Chromium prints it, before the finishing step. */
  async print(doc: RenderedResume): Promise<Buffer> {
    await this.show(doc)
    const { width, height } = PAGE_PX[doc.pageSize]
    const { data } = await this.cdp.send('Page.printToPDF', {
      printBackground: true,
      preferCSSPageSize: true,
      paperWidth: width / 96,
      paperHeight: height / 96,
      generateTaggedPDF: true,
      generateDocumentOutline: true,
    })
    this.printed++
    return Buffer.from(data, 'base64')
  }

  private async show({ html, css, title, lang, dir, fonts }: RenderedResume): Promise<void> {
    const next: Swap = { html, css, title, lang, dir, fonts, origin: FONT_ORIGIN }
    const result = await this.cdp.send('Runtime.callFunctionOn', {
      executionContextId: this.world,
      functionDeclaration: swap,
      arguments: [{ value: next }],
      awaitPromise: true,
    })
    if (result.exceptionDetails)
      throw new Error(
        `the page refused a document: ${result.exceptionDetails.exception?.description ?? result.exceptionDetails.text}`,
      )
  }

  async close(): Promise<void> {
    await this.page.close({ runBeforeUnload: false }).catch(() => undefined)
  }
}

async function answer(cdp: CDPSession, fonts: FontFiles, requestId: string, url: string): Promise<void> {
  const bytes = url.startsWith(FONT_ORIGIN) ? fonts.bytes(url.slice(FONT_ORIGIN.length)) : undefined
  if (!bytes) {
    await cdp.send('Fetch.failRequest', { requestId, errorReason: 'AccessDenied' })
    return
  }
  await cdp.send('Fetch.fulfillRequest', {
    requestId,
    responseCode: 200,
    responseHeaders: [
      { name: 'content-type', value: 'font/woff2' },
      // The page has no origin of its own.
      { name: 'access-control-allow-origin', value: '*' },
      { name: 'cache-control', value: 'max-age=31536000, immutable' },
    ],
    body: (await bytes).toString('base64'),
  })
}
