import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import puppeteer, { type Page } from 'puppeteer'
import { build } from 'vite'
import type { ResumeDraft } from '@tryka/domain'
import { renderResume } from '@tryka/resume-template'
import { findChromium } from '../chromium'
import { FontFiles } from '../font-files'

/**
 * Shows resumes in the preview of a real browser and writes what it showed: run as a program, because the preview's
 * code is bundled for the browser first. Arguments: a JSON file of drafts, and where to write the answer.
 */
export interface PreviewedResume {
  pages: number
  /** Lines of running text, as broken on the screen, with the page that each is on. */
  lines: { page: number; text: string }[]
  milliseconds: number
  /** For a resume with `fitPages`: the tightness that fits, or null when none does. */
  tightness: number | null
}

const ORIGIN = 'https://fonts.invalid/'

/** Runs in the browser. Words of one text that share a height and a page are one line. */
const show = `async (draft, rendered) => {
  Template.showPages(document, rendered)
  await document.fonts.ready
  const start = performance.now()
  const pages = Template.showPages(document, rendered)
  document.body.getBoundingClientRect()
  const milliseconds = performance.now() - start
  const first = document.querySelector('.page').getBoundingClientRect()
  const lines = []
  for (const part of document.querySelectorAll('.page:first-child :is(.body, .bullets li)')) {
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
    let last
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      for (const match of node.data.matchAll(/\\S+/g)) {
        const range = document.createRange()
        range.setStart(node, match.index)
        range.setEnd(node, match.index + match[0].length)
        const boxes = range.getClientRects()
        const box = boxes[0]
        if (!box || boxes.length > 1) { last = undefined; continue }
        const page = Math.abs(Math.floor((box.left - first.left + 1) / first.width))
        const key = page + ':' + Math.round(box.top)
        if (last && last.key === key) last.text += ' ' + match[0]
        else lines.push((last = { key, page, text: match[0] }))
      }
  }
  const fonts = (file) => '${ORIGIN}' + file
  const pagesAt = (tightness) => Template.measurePages(document, Template.renderResume({ ...draft, tightness }, { fonts }))
  const tightness = draft.fitPages ? (Template.fitTightness(pagesAt, draft.fitPages) ?? null) : null
  return { pages, milliseconds, tightness, lines: lines.map(({ page, text }) => ({ page, text })) }
}`

async function bundle(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: {
        entry: join(process.cwd(), 'libs/resume-template/src/index.ts'),
        formats: ['iife'],
        name: 'Template',
      },
    },
  })
  const [first] = Array.isArray(result) ? result : [result]
  const chunk = first && 'output' in first ? first.output[0] : undefined
  if (!chunk) throw new Error('the preview was not bundled')
  return chunk.code
}

async function serveFonts(page: Page): Promise<void> {
  const fonts = new FontFiles()
  await page.setRequestInterception(true)
  page.on('request', (request) => {
    const bytes = request.url().startsWith(ORIGIN)
      ? fonts.bytes(request.url().slice(ORIGIN.length))
      : undefined
    if (!bytes) return void request.abort()
    void bytes.then((body) =>
      request.respond({
        body,
        contentType: 'font/woff2',
        headers: { 'access-control-allow-origin': '*' },
      }),
    )
  })
}

async function main(from: string, to: string): Promise<void> {
  const drafts = JSON.parse(readFileSync(from, 'utf8')) as ResumeDraft[]
  const chromium = findChromium(process.env['CHROMIUM_PATH'])
  if (!chromium) throw new Error('no Chromium is installed')
  const browser = await puppeteer.launch({
    executablePath: chromium.path,
    headless: chromium.isShell ? 'shell' : true,
    pipe: true,
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  })
  try {
    const page = await browser.newPage()
    await serveFonts(page)
    await page.setContent('<!doctype html><html><head><style></style></head><body></body></html>')
    await page.evaluate(await bundle())
    const shown: PreviewedResume[] = []
    for (const draft of drafts) {
      const rendered = renderResume(draft, { fonts: (file) => ORIGIN + file })
      shown.push(
        (await page.evaluate(
          `(${show})(${JSON.stringify(draft)}, ${JSON.stringify(rendered)})`,
        )) as PreviewedResume,
      )
    }
    writeFileSync(to, JSON.stringify(shown))
  } finally {
    await browser.close()
  }
}

const [from, to] = process.argv.slice(2)
if (from && to) await main(from, to)
