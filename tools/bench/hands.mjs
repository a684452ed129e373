/**
 * The speed of the hand: `npm run bench:hands` against the builds in apps/. In Chromium with a line of 40 ms and 10 Mbit/s
 * it does what a hand does often (hands-acts.mjs), in turns, and takes the time from the press to the frame that shows its
 * answer. Every act is the first of its kind in a new page, which costs more than those after it. The same is taken of a
 * page that does nothing but answer, without the server and by its emptiest route: what is more than that is ours. Exits 1
 * when the slowest twentieth of an act is over 100 ms, or over 300 ms where the answer can only come from the server; where
 * the empty page alone takes long, because others have the processor, when an act takes over four times that. `SLOWER=2`
 * takes half of the processor away, for which the limits are not made: without a graphics card an empty page draws in 25 ms.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { startBuiltApi } from './built-api.mjs'
import { ACTS } from './hands-acts.mjs'

const ROUNDS = Number(process.env.ROUNDS ?? 20)
const PATIENCE_MS = 15_000
/** So long a pointer is on what it presses before it presses, at least: quick hands take 65 ms (instant.page). */
const REST_MS = 65
const SLOWER = Number(process.env.SLOWER ?? 1)
const LINE = { latency: 40, downloadThroughput: 1_250_000, uploadThroughput: 625_000, offline: false }
const MOST = { here: 100, server: 300, empty: 4 }
const port = Number(process.env.PORT ?? 3997)
const origin = `http://127.0.0.1:${port}`
const dataDir = mkdtempSync(join(tmpdir(), 'tryka-hands-'))

const quantile = (numbers, share) =>
  [...numbers].sort((a, b) => a - b)[Math.max(0, Math.ceil(numbers.length * share) - 1)] ?? NaN
const ms = (number) => `${number.toFixed(0)} ms`.padStart(9)

/** From the next press of the page to the frame after `answer` is true there. */
const watch = (page, answer, event) =>
  page.evaluate(`(() => {
    const answer = ${answer}
    window.hand = new Promise((done) => {
      const kinds = ${JSON.stringify(event ? [event] : ['pointerdown', 'keydown'])}
      const begin = ({ timeStamp }) => {
        for (const kind of kinds) removeEventListener(kind, begin, true)
        const look = () =>
          answer()
            ? requestAnimationFrame(() => setTimeout(() => done(performance.now() - timeStamp)))
            : requestAnimationFrame(look)
        look()
      }
      for (const kind of kinds) addEventListener(kind, begin, true)
    })
    return true
  })()`)

async function time(page, { name, ready, prepare, aim, press, answer, event, after }, address) {
  await page.goto(address)
  await ready(page)
  // What a section loads before anybody asks for it is not part of the answer.
  await page.waitForLoadState('networkidle').catch(() => undefined)
  await prepare?.(page)
  await aim?.(page).hover()
  if (aim) await page.waitForTimeout(REST_MS)
  await watch(page, answer, event)
  await (aim ? aim(page).click() : press(page))
  const took = await page.evaluate(
    (patience) => Promise.race([window.hand, new Promise((late) => setTimeout(late, patience, null))]),
    PATIENCE_MS,
  )
  if (took === null) throw new Error(`${name} at ${address}: no answer in ${PATIENCE_MS} ms`)
  await after?.(page)
  return took
}

/** A page of one button, which shows a word at once or when the emptiest route has answered. */
const EMPTY = {
  name: 'An empty page',
  ready: (page) =>
    page.evaluate(() => {
      document.body.innerHTML = '<button id="here">Here</button><button id="server">Server</button>'
      const answer = () => void (document.body.dataset.answered = 'yes')
      document.getElementById('here').onclick = answer
      document.getElementById('server').onclick = () => fetch('/healthz', { cache: 'no-store' }).then(answer)
    }),
  answer: () => document.body.dataset.answered === 'yes',
}
const BASELINE = {
  here: { ...EMPTY, aim: (page) => page.locator('#here') },
  server: { ...EMPTY, aim: (page) => page.locator('#server') },
}

const api = await startBuiltApi({ port, dataDir })
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-dev-shm-usage'],
})
const over = []
try {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    // The empty page asks the server from a page that may ask nobody.
    bypassCSP: true,
  })
  const page = await context.newPage()
  page.setDefaultTimeout(30_000)
  // The first visit fills the market of this guest.
  for (const { at, ready } of ACTS) {
    await page.goto(`${origin}${at}`)
    await ready(page)
  }
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', LINE)

  const empty = { here: [], server: [] }
  const times = new Map(ACTS.map((act) => [act, []]))
  for (let round = 0; round < ROUNDS; round++) {
    for (const [way, act] of Object.entries(BASELINE))
      empty[way].push(await time(page, act, `${origin}/healthz`))
    for (const act of ACTS) times.get(act).push(await time(page, act, `${origin}${act.at}`))
  }
  const floor = { here: quantile(empty.here, 0.95), server: quantile(empty.server, 0.95) }
  console.log(
    `Processor at 1/${SLOWER}, line of ${LINE.latency} ms, ${ROUNDS} rounds; from the press to the frame with its answer`,
  )
  console.log(
    `${''.padEnd(44)}${'median'.padStart(9)}${'p95'.padStart(9)}${'at most'.padStart(9)}   beside an empty page`,
  )
  for (const way of ['here', 'server'])
    console.log(
      `${`An empty page, ${way === 'here' ? 'without' : 'with'} the server`.padEnd(44)}${ms(quantile(empty[way], 0.5))}${ms(floor[way])}`,
    )
  for (const [act, took] of times) {
    const way = act.server ? 'server' : 'here'
    const name = `${act.side}: ${act.name}`
    const most = Math.max(MOST[way], MOST.empty * floor[way])
    const ratio = (quantile(took, 0.5) / quantile(empty[way], 0.5)).toFixed(1)
    console.log(
      `${name.padEnd(44)}${ms(quantile(took, 0.5))}${ms(quantile(took, 0.95))}${ms(MOST[way])}   ${ratio} x`,
    )
    if (quantile(took, 0.95) > most) over.push(name)
  }
} finally {
  await browser.close()
  api.kill()
  rmSync(dataDir, { recursive: true, force: true })
}
if (over.length) console.error(`Over:\n  ${over.join('\n  ')}`)
process.exit(over.length ? 1 : 0)
