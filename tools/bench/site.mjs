/**
 * What every public page costs a visitor, in gzip kilobytes, beside its budget: `npm run bench:site`. Reads the build in
 * apps/marketing/dist; exits 1 when a page is over budget.
 */
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { pagesOf, serveBuild } from './static-server.mjs'

const KIB = 1024
const BUDGETS = { before: 30 * KIB, landing: 100 * KIB, fonts: 160 * KIB }
const folder = process.argv[2] ?? join(import.meta.dirname, '../../apps/marketing/dist')

const kind = (url) => (/\.js$/.test(url) ? 'js' : /\.woff2$/.test(url) ? 'font' : 'page')
const rounded = (bytes) => (bytes / KIB).toFixed(1).padStart(7)

/** Bytes that have come so far, by kind. */
function count(page, origin) {
  const bytes = { js: 0, font: 0, page: 0 }
  page.on('requestfinished', async (request) => {
    if (!request.url().startsWith(origin)) return
    const { responseBodySize } = await request.sizes()
    bytes[kind(request.url())] += responseBodySize
  })
  return bytes
}

/** Everything that a visitor's first moves set off has arrived when the network has been quiet. */
async function interact(page) {
  await page.mouse.move(300, 400)
  await page.mouse.wheel(0, 400)
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('root')).some((key) => key.startsWith('__reactContainer')),
  )
  await page.waitForLoadState('networkidle')
}

const site = await serveBuild(folder)
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-dev-shm-usage'],
})
const over = []
console.log(
  `KiB, compressed        JS before (${BUDGETS.before / KIB})   JS in all   fonts (${BUDGETS.fonts / KIB})   HTML`,
)
for (const path of await pagesOf(folder)) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  const bytes = count(page, site.url)
  await page.goto(site.url + path, { waitUntil: 'networkidle' })
  const before = bytes.js
  await interact(page)
  const all = bytes.js
  const faults = [
    before > BUDGETS.before && 'JS before',
    path === '/' && all > BUDGETS.landing && `JS in all (${BUDGETS.landing / KIB})`,
    bytes.font > BUDGETS.fonts && 'fonts',
  ].filter(Boolean)
  over.push(...faults.map((fault) => `${path}: ${fault}`))
  const name = path.length > 34 ? `${path.slice(0, 33)}…` : path
  console.log(
    [name.padEnd(34), rounded(before), rounded(all), rounded(bytes.font), rounded(bytes.page)].join('   ') +
      (faults.length ? '   over budget' : ''),
  )
  await page.close()
}
await browser.close()
await site.close()
if (over.length) console.error(`Over budget:\n  ${over.join('\n  ')}`)
process.exit(over.length ? 1 : 0)
