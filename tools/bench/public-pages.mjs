/**
 * The pages of the public market against what they could cost at least: the same page as a file, and a bare route. Run
 * `npx nx run-many -t build -p api,marketing` first, then `npm run bench:public-pages [jobs]`.
 */
import autocannon from 'autocannon'
import { chromium } from '@playwright/test'
import Fastify from 'fastify'
import { mkdirSync, mkdtempSync, cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { gzipSync } from 'node:zlib'
import { startBuiltApi } from './built-api.mjs'
import { atLeast, atMost, download, median, report } from './measure.mts'
import { seedPublicMarket } from './public-pages-data.mts'
import { serveBuild } from './static-server.mjs'

const JOBS = Number(process.argv[2] ?? 100_000)
const PORT = 4_517
const LOADS = 9
const COLD = 200
const SITE = join(import.meta.dirname, '../../apps/marketing/dist')
const origin = `http://127.0.0.1:${PORT}`

/** Milliseconds until the largest thing is painted, on a phone with nothing kept. */
async function largestPaint(browser, url) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.goto(url, { waitUntil: 'load' })
  const time = await page.evaluate(
    () =>
      new Promise((resolve) =>
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? NaN)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        }),
      ),
  )
  await context.close()
  return time
}

/** The page as it is, laid down as a file beside the assets that it names. */
async function asFile(folder, path) {
  cpSync(SITE, folder, { recursive: true })
  const drawn = await fetch(origin + path)
  const html = await drawn.text()
  // What browsers are told about the page decides in which process they show it.
  const headers = Object.fromEntries(
    [...drawn.headers].filter(([name]) => /policy|security|frame|referrer|sniff/.test(name)),
  )
  mkdirSync(join(folder, 'job'), { recursive: true })
  writeFileSync(join(folder, 'job/index.html'), html)
  writeFileSync(join(folder, 'job/index.html.gz'), gzipSync(html))
  const site = await serveBuild(folder, { headers })
  return `${site.url}/job/`
}

async function paints(folder, path) {
  const still = await asFile(folder, path)
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  })
  const times = { drawn: [], file: [] }
  await largestPaint(browser, still)
  await largestPaint(browser, origin + path)
  for (let n = 0; n < LOADS; n++) {
    times.file.push(await largestPaint(browser, still))
    times.drawn.push(await largestPaint(browser, origin + path))
  }
  await browser.close()
  const ratio = median(times.drawn) / median(times.file)
  return [
    atMost(
      `largest paint of a job, ${median(times.drawn).toFixed(0)} ms, by that of a file`,
      ratio,
      1.3,
      'x',
    ),
  ]
}

const requestsPerSecond = async (url, headers = {}) =>
  (await autocannon({ url, headers, connections: 8, duration: 5 })).requests.average

/** Who has the page already hears so: against a route that only says it. */
async function known(path) {
  const tag = (await fetch(origin + path)).headers.get('etag') ?? ''
  const bare = Fastify()
  bare.get('/', (_request, reply) => reply.code(304).header('etag', tag).send())
  await bare.listen({ port: 0, host: '127.0.0.1' })
  const floor = `http://127.0.0.1:${bare.server.address().port}/`
  const ratios = []
  for (let n = 0; n < 3; n++)
    ratios.push(
      (await requestsPerSecond(origin + path, { 'if-none-match': tag })) / (await requestsPerSecond(floor)),
    )
  await bare.close()
  return [atLeast('304, by a bare route', median(ratios), 0.5)]
}

async function cold(paths) {
  const times = []
  for (const path of paths) times.push((await download({ port: PORT, path })).totalMs)
  const sorted = [...times].sort((a, b) => a - b)
  return [atMost(`${COLD} jobs never asked for, p95`, sorted[Math.floor(COLD * 0.95)] ?? NaN, 50, 'ms')]
}

const memoryMb = (pid) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024

async function machines(pid) {
  const files = Math.ceil(JOBS / 10_000)
  await download({ port: PORT, path: '/sitemap.xml' })
  const idle = memoryMb(pid)
  const began = performance.now()
  await download({ port: PORT, path: '/sitemap.xml' })
  for (let file = 1; file <= files; file++) await download({ port: PORT, path: `/sitemap-jobs-${file}.xml` })
  const seconds = (performance.now() - began) / 1_000
  const more = memoryMb(pid) - idle
  const feeds = []
  const lists = []
  for (let n = 0; n < 9; n++) {
    feeds.push((await download({ port: PORT, path: '/jobs/feed.xml' })).totalMs)
    lists.push((await download({ port: PORT, path: `/jobs?page=${n + 1}` })).totalMs)
  }
  return [
    atMost(`sitemap of ${JOBS} jobs`, seconds, 1, 's'),
    atMost('its memory over idle', more, 80, 'MB'),
    atMost('feed', median(feeds), 50, 'ms'),
    atMost('list, an early page', median(lists), 50, 'ms'),
  ]
}

const dataDir = mkdtempSync(join(tmpdir(), 'tryka-bench-'))
const paths = await seedPublicMarket(`sqlite:${join(dataDir, 'tryka.sqlite')}`, JOBS)
const api = await startBuiltApi({ port: PORT, dataDir })
try {
  const [first = ''] = paths
  const step = Math.max(1, Math.floor(paths.length / COLD))
  const some = paths.filter((_, n) => n % step === 0).slice(0, COLD)
  report([
    ...(await cold(some)),
    ...(await machines(api.pid ?? 0)),
    ...(await known(first)),
    ...(await paints(join(dataDir, 'site'), first)),
  ])
} finally {
  api.kill()
  rmSync(dataDir, { recursive: true, force: true })
}
process.exit()
