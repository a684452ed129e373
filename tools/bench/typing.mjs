/**
 * What typing in the CV builder costs in Chromium: `npm run bench:typing` against the builds in apps/. It types into a
 * resume of one job and into one of 24 in turns, into the summary and into a point of the last job with its page in
 * view, and takes the time from the key to the preview that shows it, painted. Exits 1 when the slowest twentieth takes
 * over 100 ms; on a machine so busy that one job alone takes 50 ms, when 24 jobs take more than twice as long.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { sampleResume } from '@tryka/domain/testing'
import { startBuiltApi } from './built-api.mjs'

const ROUNDS = 3
const KEYS = 40
const WARM = 5
const SIZES = [1, 24]
const MOST = { key: 100, ratio: 2 }
const port = Number(process.env.PORT ?? 3998)
const origin = `http://127.0.0.1:${port}`
const dataDir = mkdtempSync(join(tmpdir(), 'tryka-typing-'))

const quantile = (numbers, share) =>
  [...numbers].sort((a, b) => a - b)[Math.max(0, Math.ceil(numbers.length * share) - 1)] ?? 0
const ms = (number) => `${number.toFixed(0)} ms`.padStart(8)

const BUILDER = `${origin}/candidate-dashboard?section=cv-builder`

async function openResume(page, jobs) {
  const made = await page.evaluate(
    async (body) => {
      // What the last page left unsaved is not offered here.
      localStorage.clear()
      const answer = await fetch('/api/resumes', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      })
      return answer.json()
    },
    JSON.stringify(sampleResume(jobs, { title: `Typing ${jobs}` })),
  )
  await page.goto(`${BUILDER}&resume=${made.id}`)
  await page.getByRole('textbox', { name: 'Resume title' }).waitFor()
  await page.frameLocator('iframe[title="Resume as it will be printed"]').locator('h1').first().waitFor()
}

const FIELDS = {
  'the summary': async (page) => {
    await page.getByRole('tab', { name: 'Personal' }).click()
    await page.getByRole('textbox', { name: 'Summary' }).focus()
  },
  'a point of the last job': async (page) => {
    await page.getByRole('tab', { name: 'Experience' }).click()
    const last = page.getByRole('list', { name: 'Experience', exact: true }).locator('> li').last()
    const toggle = last.locator('button[aria-expanded]').first()
    if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click()
    await last.getByRole('textbox', { name: 'Point 1', exact: true }).focus()
    await page
      .getByRole('region', { name: 'Resume preview, scrollable' })
      .evaluate((scroll) => scroll.scrollTo(0, scroll.scrollHeight))
  },
}

/** Real keys, each timed from its event to the frame after the preview holds what the field holds. */
async function type(page) {
  await page.evaluate(() => {
    const state = { times: [], long: [], pending: false }
    Object.assign(window, { typing: state })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) state.long.push(entry.duration)
    }).observe({ type: 'longtask' })
    const field = document.activeElement
    const frame = document.querySelector('iframe[title="Resume as it will be printed"]')
    const shown = () =>
      frame?.contentDocument?.body.textContent
        .replace(/\s+/g, ' ')
        .includes(field.value.replace(/\s+/g, ' ').trim())
    field.setSelectionRange(field.value.length, field.value.length)
    field.addEventListener('keydown', (event) => {
      const began = event.timeStamp
      state.pending = true
      const before = field.value
      const look = () =>
        field.value !== before && shown()
          ? requestAnimationFrame(() =>
              setTimeout(() => {
                state.times.push(performance.now() - began)
                state.pending = false
              }),
            )
          : requestAnimationFrame(look)
      requestAnimationFrame(look)
    })
  })
  for (let key = 0; key < KEYS; key++) {
    await page.keyboard.press('abcdefghijklmnopqrstuvwxyz'.charAt(key % 26))
    await page.waitForFunction(() => !window.typing.pending)
  }
  return page.evaluate(() => window.typing)
}

/** Milliseconds that the page's main thread has worked: what others do on the machine does not count. */
async function mainThread(context, page) {
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const read = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0)
  }
  const before = await read()
  return async () => (await read()) - before
}

const api = await startBuiltApi({ port, dataDir })
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-dev-shm-usage'],
})
const over = []
try {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  // The loader of TypeScript names functions by this helper, which a page does not have.
  await context.addInitScript('globalThis.__name = (named) => named')
  const first = await context.newPage()
  await first.goto(BUILDER)
  await first.getByRole('textbox', { name: 'Resume title' }).waitFor()
  await first.close()
  const found = new Map()
  for (let round = 0; round < ROUNDS; round++)
    for (const [name, go] of Object.entries(FIELDS))
      for (const jobs of SIZES) {
        const page = await context.newPage()
        await page.goto(BUILDER)
        await openResume(page, jobs)
        await go(page)
        const busy = await mainThread(context, page)
        const { times, long } = await type(page)
        const all = found.get(`${name} ${jobs}`) ?? { times: [], long: [], work: [] }
        all.work.push((await busy()) / KEYS)
        // The first keys of a page warm it up, as the first keys of a person do.
        all.times.push(...times.slice(WARM))
        all.long.push(...long)
        found.set(`${name} ${jobs}`, all)
        await page.close()
      }
  console.log(
    `From the key to the preview, p50 and p95 of ${ROUNDS * (KEYS - WARM)} (at most ${MOST.key} ms), and work a key`,
  )
  for (const name of Object.keys(FIELDS)) {
    const [one, many] = SIZES.map((jobs) => found.get(`${name} ${jobs}`))
    for (const [jobs, { times, long, work }] of [
      ['1 job', one],
      ['24 jobs', many],
    ])
      console.log(
        `  ${`${name}, ${jobs}`.padEnd(34)}${ms(quantile(times, 0.5))}${ms(quantile(times, 0.95))}${ms(quantile(work, 0.5))}` +
          `   ${long.length} long tasks of ${ROUNDS * KEYS} keys, longest ${ms(Math.max(0, ...long)).trim()}`,
      )
    const ratio = (of) => `${(of(many) / of(one)).toFixed(2)}x`.padStart(8)
    const p95 = ({ times }) => quantile(times, 0.95)
    console.log(
      `  ${`${name}, 24 jobs to 1`.padEnd(34)}${ratio(({ times }) => quantile(times, 0.5))}${ratio(p95)}${ratio(({ work }) => quantile(work, 0.5))}`,
    )
    const busy = p95(one) > MOST.key / 2
    if (p95(many) > MOST.key && !(busy && p95(many) <= MOST.ratio * p95(one))) over.push(name)
  }
} finally {
  await browser.close()
  api.kill()
  rmSync(dataDir, { recursive: true, force: true })
}
if (over.length) console.error(`Over:\n  ${over.join('\n  ')}`)
process.exit(over.length ? 1 : 0)
