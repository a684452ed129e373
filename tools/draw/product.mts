/**
 * Takes the pictures of the product that the public site shows, from the sample data of both dashboards, in both themes,
 * twice their size. They are committed: see docs/adr/0109.
 * Run after a build: npm run draw:product
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import type { Sharp } from 'sharp'
import { startBuiltApi } from '../bench/built-api.mjs'

const FOLDER = join(import.meta.dirname, '../../apps/marketing/public/product')
const MOST_BYTES = 90 * 1024
const QUALITIES = [58, 50, 44, 38, 32]
const THEMES = ['light', 'dark'] as const
const VIEWS = { wide: { width: 1400, height: 1300 }, narrow: { width: 390, height: 1300 } } as const
/** Some pixels of ground around what is shown. */
const MARGIN = 12

type View = keyof typeof VIEWS
interface Corner {
  x: number
  y: number
}
interface Shot {
  name: string
  view: View
  /** In CSS pixels; `pictures.ts` of the site names the same. */
  size: { width: number; height: number }
  /** Brings the page to what is shown, and tells where that begins. */
  open: (page: Page, origin: string) => Promise<Corner>
}

const cornerOf = async (page: Page, what: ReturnType<Page['locator']>): Promise<Corner> => {
  const box = await what.boundingBox()
  if (!box) throw new Error(`Nothing to show on ${page.url()}`)
  const y = await page.evaluate<number>('scrollY')
  return { x: Math.max(0, box.x - MARGIN), y: box.y + y - MARGIN }
}

async function openBuilder(page: Page, origin: string) {
  await page.goto(`${origin}/candidate-dashboard?section=cv-builder`)
  await page.frameLocator('iframe[title="Resume as it will be printed"]').locator('h1').first().waitFor()
  const tab = page.getByRole('tab', { name: 'Experience' })
  await tab.click()
  await page.getByRole('textbox', { name: 'Point 1', exact: true }).first().waitFor()
  // Its ring would say that somebody is here.
  await tab.blur()
}
async function openSearch(page: Page, origin: string) {
  await page.goto(`${origin}/company-dashboard?section=candidates`)
  await page.getByRole('combobox', { name: 'Match against' }).selectOption('Senior Blockchain Developer')
  await page.getByText('match', { exact: true }).first().waitFor()
}
async function openBoard(page: Page, origin: string) {
  await page.goto(`${origin}/company-dashboard?section=applications`)
  await page.getByRole('region', { name: 'New', exact: true }).locator('li').first().waitFor()
}

const SHOTS: readonly Shot[] = [
  {
    name: 'cv-builder',
    view: 'wide',
    size: { width: 1112, height: 760 },
    open: async (page, origin) => {
      await openBuilder(page, origin)
      return cornerOf(page, page.getByRole('tablist').first())
    },
  },
  {
    name: 'cv-builder',
    view: 'narrow',
    size: { width: 390, height: 480 },
    open: async (page, origin) => {
      await openBuilder(page, origin)
      const { y } = await cornerOf(page, page.getByRole('heading', { name: 'Live preview' }))
      return { x: 0, y }
    },
  },
  {
    name: 'candidate-search',
    view: 'wide',
    size: { width: 1112, height: 760 },
    open: async (page, origin) => {
      await openSearch(page, origin)
      return cornerOf(page, page.getByRole('heading', { level: 1 }))
    },
  },
  {
    name: 'candidate-search',
    view: 'narrow',
    size: { width: 390, height: 600 },
    open: async (page, origin) => {
      await openSearch(page, origin)
      const { y } = await cornerOf(page, page.getByText('Ananya Rao').first())
      return { x: 0, y: y - MARGIN }
    },
  },
  {
    name: 'board',
    view: 'wide',
    size: { width: 1112, height: 760 },
    open: async (page, origin) => {
      await openBoard(page, origin)
      return cornerOf(page, page.getByRole('heading', { level: 1 }))
    },
  },
  {
    name: 'board',
    view: 'narrow',
    size: { width: 390, height: 600 },
    open: async (page, origin) => {
      await openBoard(page, origin)
      const { y } = await cornerOf(page, page.getByRole('region', { name: 'New', exact: true }))
      return { x: 0, y }
    },
  },
]

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  await new Promise((done) => server.close(done))
  return port
}

/** The best quality that stays within the limit. */
async function encode(image: Sharp, format: 'avif' | 'webp'): Promise<Buffer> {
  for (const quality of QUALITIES) {
    const bytes = await image.clone()[format]({ quality, effort: 5 }).toBuffer()
    if (bytes.length <= MOST_BYTES) return bytes
  }
  throw new Error('No quality makes this picture small enough.')
}

async function write(name: string, png: Buffer, { width }: Shot['size']): Promise<void> {
  const avif = await encode(sharp(png), 'avif')
  // For the few browsers without AVIF, at its plain size.
  const webp = await encode(sharp(png).resize({ width }), 'webp')
  writeFileSync(join(FOLDER, `${name}.avif`), avif)
  writeFileSync(join(FOLDER, `${name}.webp`), webp)
  console.log(
    `${name.padEnd(32)} AVIF ${(avif.length / 1024).toFixed(0)} KB, WebP ${(webp.length / 1024).toFixed(0)} KB`,
  )
}

async function take(browser: Browser, origin: string): Promise<void> {
  // One guest, so that every picture shows the same people.
  const guest = await browser.newContext()
  const first = await guest.newPage()
  await openBuilder(first, origin)
  const storageState = await guest.storageState()
  await guest.close()
  for (const theme of THEMES)
    for (const shot of SHOTS) {
      const context = await browser.newContext({
        storageState,
        viewport: VIEWS[shot.view],
        deviceScaleFactor: 2,
        colorScheme: theme,
        reducedMotion: 'reduce',
        locale: 'en-GB',
      })
      const page = await context.newPage()
      const corner = await shot.open(page, origin)
      await page.evaluate('document.fonts.ready.then(() => undefined)')
      const png = await page.screenshot({ clip: { ...corner, ...shot.size }, fullPage: true })
      await write(`${shot.name}-${shot.view}-${theme}`, png, shot.size)
      await context.close()
    }
}

const dataDir = mkdtempSync(join(tmpdir(), 'tryka-product-'))
const port = await freePort()
const api = await startBuiltApi({ port, dataDir })
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-dev-shm-usage'],
})
try {
  mkdirSync(FOLDER, { recursive: true })
  await take(browser, `http://127.0.0.1:${port}`)
} finally {
  await browser.close()
  api.kill()
  rmSync(dataDir, { recursive: true, force: true })
}
